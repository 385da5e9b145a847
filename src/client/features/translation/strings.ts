import { formatCount, type Tier } from '../../../shared/limits.ts';
import { longDay } from '../../../shared/long-day.ts';

/** What people read about translation; those of the specification are word for word. */
export const translationStrings = {
  toggle: 'Translate',
  swap: 'Swap languages',
  swapTitle: 'Replace the text with its translation?',
  swapText: 'The translation becomes the text, and the text that you edited becomes its translation.',
  swapConfirm: 'Swap',
  swapCancel: 'Keep my text',
  pane: 'Translation',
  empty: 'The translation appears here.',
  switchedOff: 'Switch Translate on to read this in another language.',
  afterRecording: 'The translation follows when recording stops.',
  running: 'Translating…',
  cancel: 'Cancel',
  cancelled: 'Translation cancelled.',
  failed: 'This text has not been translated.',
  again: 'Translate now',
  outdated: 'This is from before your last change.',
  copy: 'Copy translation',
  copied: 'Translation copied',
  notCopied: 'Could not copy',
  notCopiedText: 'The browser refused. Select the translation and copy it by hand.',
  characters: (count: number) => `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`,
  sameLanguage: (name: string) => `The text is already in ${name}. Choose another language to translate to.`,

  complete: 'Translation Complete',
  completeIn: (name: string) => `Your text is now in ${name}.`,
  signInTitle: 'Sign In Required',
  signIn: 'Please sign in to use the translation feature.',
  signInAction: 'Sign In',
  signInAlt: 'Sign in to translate',
  errorTitle: 'Translation Error',
  error: 'There was an error translating your text. Please try again later.',

  limitPanel: 'Translation Limit Reached',
  limitPanelFree: 'Your free daily translations are used. They are back at midnight UTC.',
  limitPanelPremium: (remaining: number, renewsAt: string | undefined) => {
    const left =
      remaining > 0
        ? `This text needs more than the ${formatCount(remaining)} characters left for this period.`
        : 'Your characters for this period are used.';
    return renewsAt ? `${left} They renew on ${longDay(renewsAt)}.` : left;
  },
  limitToast: 'Daily Translation Limit Reached',
  limitToastText: 'Upgrade to Premium to translate more today.',
  upgrade: 'Upgrade',
  upgradeAlt: 'Upgrade to Premium for more translations',
  knownLimitTitle: 'Daily Limit Reached',
  knownLimit: (limit: number) => `You have used all ${formatCount(limit)} translations for today.`,

  left: (remaining: number, tier: Tier) =>
    tier === 'free' ? `Translations: ${formatCount(remaining)} left today` : formatCount(remaining),
  /** What a narrow screen leaves out, and what follows it. */
  leftUnit: 'characters',
  leftFor: 'to translate',

  sandbox: 'The sandbox marks the text instead of translating it. A translation provider makes it real.',
  onDevice: 'Translated on this device. Nothing left this machine, and nothing was counted.',
  deviceOffer: 'This browser can translate it by itself: free, and nothing leaves this machine.',
  deviceDownload: 'Download and translate here',
  downloading: (share: number) => `Downloading the language: ${Math.round(share * 100)} %`,
} as const;
