import { formatCount } from '../../../shared/format-count.ts';
import { formatLongDate } from '../../../shared/format-date.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { Allowance } from '../../../shared/quota.ts';

const characters = (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`;

/** Separate, so that a guest who speaks English can read it in any interface. */
export const englishConversation = {
  title: 'Conversation',
  close: 'Close the conversation',
  more: 'More',
  near: 'Your half',
  far: 'Their half',
  youSpeak: 'You speak',
  theySpeak: 'They speak',
  youSaid: 'You said',
  youRead: 'You read',
  theySaid: 'They said',
  spokenBy: (name: string) => `${name}:`,
  theyRead: 'They read',
  swap: 'Swap languages',
  textSize: 'Text size',
  turn: 'Flip the top half',
  save: 'Save',
  export: 'Export…',
  startNew: 'New conversation',
  newStarted: 'New conversation started',
  correct: 'Correct this',
  correctTitle: 'Correct what was said',
  correctLabel: 'What was said',
  correctDone: 'Translate again',
  show: 'Show this to them',
  hide: 'Back to the conversation',
  play: 'Play again',
  stop: 'Stop reading',
  aloud: 'Read aloud',
  wrongLanguage: 'Wrong language: say it again',
  remove: 'Delete',
  removed: 'Deleted',
  undo: 'Undo',
  undoAlt: 'Bring it back',
  retry: 'Try again',
  back: 'Translate back',
  backTitle: (name: string) => `What your translation says, in ${name}`,
  backFailed: 'This couldn’t be translated back. Please try again later.',
  cost: characters,
  freePlan: (turns: number) =>
    `The free plan translates ${turns === 1 ? 'one turn' : `${formatCount(turns)} turns`} a day. For a whole conversation you need Premium, or a browser that can translate on this device.`,
  freePlanOrDevice: (turns: number) =>
    `The free plan translates ${turns === 1 ? 'one turn' : `${formatCount(turns)} turns`} a day. For a whole conversation, turn on “On this device”, which is free, or upgrade to Premium.`,
  upgrade: 'Upgrade',
  canDownload: 'Download these languages once, and your browser can translate them on this device for free.',
  download: 'Download',
  onDevice: 'Translated on this device',
  signInFirst: 'Sign in to translate',
  left: ({ remaining, tier }: Allowance) =>
    tier === 'premium'
      ? `${characters(remaining)} left`
      : `${formatCount(remaining)} ${remaining === 1 ? 'translation' : 'translations'} left today`,
  limit: (tier: Tier, renewsAt: string | undefined) => {
    const until = renewsAt === undefined ? 'for now' : `until ${formatLongDate(renewsAt)}`;
    const used = tier === 'free' ? 'No translations left today' : `No characters left ${until}`;
    return `${used}. Your conversation is still here.`;
  },
};
