import { brand } from '../../../shared/brand.ts';
import { translated } from '../../interface/translated.ts';

export const pageStrings = translated('sessionPage', {
  userMenu: (name: string) => `${name}’s account`,
  signedOutHereOnly: {
    title: 'You’re not fully signed out',
    description: 'We couldn’t reach the server to end your session. To end it, sign in, then sign out again.',
  },
});

export const sessionStrings = translated('session', {
  signOut: 'Sign out',
  premiumMember: 'Premium Member',
  freeMember: 'Free Member',
  until: (date: string) => `Paid until ${date}`,
  overdue: 'Payment failed: please update your card',
  webhookOff: 'Webhook off',
  account: 'Account',
  conversation: 'Conversation',
  settings: 'Settings',
  manageSubscription: 'Manage Subscription',
  acceptTerms: 'Please accept the Terms and Conditions',
  termsTitle: 'Please accept the Terms of Use',
  termsText: 'They may have changed since you last accepted them. Please read the ',
  termsTextAfter: '. You’ll be asked again on your next visit if you don’t accept them now.',
  termsAccept: 'Accept',
  termsLater: 'Not now',
  termsFailed: {
    title: 'We couldn’t record that you accepted the terms',
    description: 'Please check your connection and try again.',
  },
  dialogTitle: `Sign in to ${brand.name}`,
  dialogText: 'Save and translate your text, and open it on any device.',
  dialogNote: 'Your text will still be here when you come back.',
  dialogSandbox: 'This server uses a test sign-in page. You don’t need a real account.',
  continue: `Sign in with ${brand.identityProvider}`,
  agreeBefore: 'I accept the ',
  agreeTerms: 'Terms of Use',
  agreeBetween: ' and the ',
  agreePrivacy: 'Privacy Pledge',
  agreeAfter: '.',
  /** Only in other languages. */
  inEnglish: '',
  signInFailed: 'Something went wrong with sign-in. Please try again.',
  signInFailedTitle: 'Sign-in failed',
});
