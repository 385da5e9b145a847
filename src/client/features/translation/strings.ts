import { formatCount } from '../../../shared/format-count.ts';
import { formatLongDate } from '../../../shared/format-date.ts';
import type { Tier } from '../../../shared/limits.ts';
import { translated } from '../../interface/translated.ts';

export const translationStrings = translated('translation', {
  toggle: 'Translate',
  swap: 'Swap languages',
  pane: 'Translation',
  empty: 'The translation will appear here.',
  switchedOff: 'Turn on Translate to read this in another language.',
  left: (remaining: number, tier: Tier) =>
    tier === 'free'
      ? `${formatCount(remaining)} ${remaining === 1 ? 'translation' : 'translations'} left today`
      : formatCount(remaining),
  /** Hidden on narrow screens. */
  leftUnit: (count: number) => (count === 1 ? 'character left' : 'characters left'),
  leftFor: 'for translation',
});

export const translateWhenStrings = translated('translateWhen', {
  when: 'When to translate',
  afterRecording: 'After recording',
  whileSpeaking: 'While speaking',
  needs: 'Translating while you speak needs Premium or on-device translation.',
});

/** Those from the specification are used word for word. */
export const resultStrings = translated('translationResult', {
  afterRecording: 'We’ll translate this when you stop recording.',
  running: 'Translating…',
  cancel: 'Cancel',
  cancelled: 'Translation cancelled.',
  failed: 'We couldn’t translate this text.',
  again: 'Translate now',
  outdated: 'Out of date: you’ve edited the text since.',
  copied: 'Translation copied',
  notCopied: 'Couldn’t copy',
  notCopiedText: 'Your browser blocked it. Select the translation and copy it yourself.',
  sameLanguage: (name: string) =>
    `This text is already in ${name}. Choose another language to translate into.`,
  complete: 'Translation Complete',
  completeIn: (name: string) => `Your text is now in ${name}.`,
  signInTitle: 'Sign In Required',
  signIn: 'Please sign in to use the translation feature.',
  signInAction: 'Sign In',
  signInAlt: 'Sign in to translate',
  errorTitle: 'Translation Error',
  error: 'There was an error translating your text. Please try again later.',
  limitPanel: 'Translation Limit Reached',
  limitPanelFree: (time: string) => `You’ve used your free daily translations. They renew at ${time}.`,
  limitPanelPremium: (remaining: number, renewsAt: string | undefined) => {
    const left =
      remaining > 0
        ? `This text is longer than the ${formatCount(remaining)} ${remaining === 1 ? 'character' : 'characters'} you have left for this period.`
        : 'You’ve used all your characters for this period.';
    return renewsAt ? `${left} Your characters renew on ${formatLongDate(renewsAt)}.` : left;
  },
  limitToast: 'Daily Translation Limit Reached',
  limitToastText: 'Upgrade to Premium to translate more today.',
  upgrade: 'Upgrade',
  upgradeAlt: 'Upgrade to Premium for more translations',
  knownLimitTitle: 'Daily Limit Reached',
  knownLimit: (limit: number) => `You have used all ${formatCount(limit)} translations for today.`,
  sentence: 'Sentence',
  translateBack: 'Translate back',
  backCost: (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`,
  backTitle: (name: string) => `What your translation says, in ${name}`,
  backUsed: (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'} used`,
  copySentence: 'Copy sentence',
  playSentence: 'Play sentence',
  sandbox: 'Not a real translation.',
  sandboxMore: 'The sandbox only labels the text. Connect a translation provider to get real translations.',
  onDevice: 'Translated on this device.',
  onDeviceMore: 'Nothing was sent, and it doesn’t count towards your limit.',
  offOnDevice:
    'Your browser can’t translate this text on this device yet. Nothing was sent because “On this device” is on.',
  deviceOffer: 'Your browser can translate this text for free on this device.',
  deviceDownload: 'Download and translate',
  deviceDownloadSize: (megabytes: number) => `Download ${formatCount(megabytes)} MB and translate`,
  downloading: (share: number) => `Downloading the language pack: ${Math.round(share * 100)}%`,
});

export const swapStrings = translated('swapping', {
  title: 'Replace the text with its translation?',
  text: 'The translation becomes your text, and your edited text becomes the translation.',
  confirm: 'Swap',
  cancel: 'Keep my text',
});
