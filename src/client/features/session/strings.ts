import { brand } from '../../../shared/brand.ts';

/** What people read about signing in and out. */
export const sessionStrings = {
  signOut: 'Sign out',
  userMenu: (name: string) => `Account of ${name}`,
  premiumMember: 'Premium Member',
  freeMember: 'Free Member',
  until: (date: string) => `Paid until ${date}`,
  overdue: 'Payment failed: please update your card',
  manageSubscription: 'Manage Subscription',
  signInFailed: 'Something went wrong with sign-in. Please try again.',
  signInFailedTitle: 'Sign-in failed',
  acceptTerms: 'Please accept the Terms and Conditions',
  dialogTitle: `Sign in to ${brand.name}`,
  dialogText: 'Save what you dictate, translate it, and find it again on every device.',
  dialogNote: 'Nothing is lost on the way: your text is still here when you come back.',
  dialogSandbox: 'This server signs people in at a test service on this machine: no real account is needed.',
  continue: `Sign in with ${brand.identityProvider}`,
  agreeBefore: 'I accept the ',
  agreeTerms: 'Terms of Use',
  agreeBetween: ' and the ',
  agreePrivacy: 'Privacy Pledge',
  agreeAfter: '.',
  signedOutHereOnly: {
    title: 'Signed out on this device only',
    description:
      'The server could not be reached to end your session. Sign in and out again to end it everywhere.',
  },
} as const;
