import { translated } from '../../interface/translated.ts';

export const screenStrings = translated('accountScreen', {
  heading: 'Your account',
  you: 'You',
  plan: 'Plan',
  premium: 'Premium',
  free: 'Free',
  upgrade: 'See plans',
  planFailed: 'We couldn’t load your plan.',
  tryAgain: 'Try again',
  invites: 'Invites',
  earned: (slots: string, characters: string) =>
    `You’ve earned ${slots} more save slots and ${characters} more characters per transcript.`,
  notEarned: 'You get more save slots and longer transcripts for each person who joins.',
  invitesFailed: 'We couldn’t load your invites. Please try again later.',
  invite: 'Invite people',
  devices: 'Devices',
  data: 'Your data',
  signIn: 'Sign in to see your account.',
  signInAction: 'Sign In',
  deleting: (date: string) => `Your account will be deleted on ${date}.`,
  deletingText: 'If you sign in before then, you’ll get everything back.',
  keep: 'Keep my account',
  kept: 'Your account won’t be deleted',
  keptText:
    'Nothing was deleted. If you have Premium, it ends when the paid period does unless you turn renewal back on.',
});
