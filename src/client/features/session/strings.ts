import { brand } from '../../../shared/brand.ts';

/** What people read about signing in and out. */
export const strings = {
  signIn: 'Sign In',
  signOut: 'Sign out',
  userMenu: 'Your account',
  premiumMember: 'Premium Member',
  freeMember: 'Free Member',
  renewsOn: (date: string) => `Premium until ${date}`,
  manageSubscription: 'Manage Subscription',
  signInFailed: 'Something went wrong with sign-in. Please try again.',
  signInFailedTitle: 'Sign-in failed',
  acceptTerms: 'Please accept the Terms and Conditions',
  dialogTitle: `Sign in to ${brand.name}`,
  dialogText: 'Save what you dictate, translate it, and keep it on every device you use.',
  dialogNote: 'What you have dictated stays here while you sign in.',
  continue: 'Continue with Google',
  agreeBefore: 'I am 13 or older and accept the ',
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
