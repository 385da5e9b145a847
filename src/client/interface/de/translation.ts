import type { Texts } from '../translations.ts';
import { count, date, percent, plural } from './formats.ts';

export const translation: Texts<'translation'> = {
  toggle: 'Übersetzen',
  swap: 'Sprachen tauschen',
  pane: 'Übersetzung',
  empty: 'Hier erscheint die Übersetzung.',
  switchedOff: 'Schalte „Übersetzen“ ein, um das in einer anderen Sprache zu lesen.',
  left: (remaining, tier) =>
    tier === 'free'
      ? plural(remaining, { one: 'heute noch # Übersetzung', other: 'heute noch # Übersetzungen' })
      : count(remaining),
  leftUnit: () => 'Zeichen',
  leftFor: 'zum Übersetzen',
};

export const swapping: Texts<'swapping'> = {
  title: 'Text durch seine Übersetzung ersetzen?',
  text: 'Die Übersetzung wird dein Text, und dein geänderter Text wird die Übersetzung.',
  confirm: 'Tauschen',
  cancel: 'Meinen Text behalten',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'Wir übersetzen, sobald du die Aufnahme beendest.',
  running: 'Wird übersetzt …',
  cancel: 'Abbrechen',
  cancelled: 'Übersetzung abgebrochen.',
  failed: 'Dieser Text konnte nicht übersetzt werden.',
  again: 'Jetzt übersetzen',
  outdated: 'Nicht mehr aktuell: Du hast den Text geändert.',
  copied: 'Übersetzung kopiert',
  notCopied: 'Kopieren nicht möglich',
  notCopiedText: 'Dein Browser hat es verhindert. Markiere die Übersetzung und kopiere sie selbst.',
  sameLanguage: (name) => `Dieser Text ist schon auf ${name}. Wähle eine andere Sprache für die Übersetzung.`,
  complete: 'Übersetzung fertig',
  completeIn: (name) => `Dein Text ist jetzt auf ${name}.`,
  signInTitle: 'Anmeldung nötig',
  signIn: 'Bitte melde dich an, um zu übersetzen.',
  signInAction: 'Anmelden',
  signInAlt: 'Zum Übersetzen anmelden',
  errorTitle: 'Fehler beim Übersetzen',
  error: 'Dein Text konnte nicht übersetzt werden. Bitte versuche es später noch einmal.',
  limitPanel: 'Übersetzungslimit erreicht',
  limitPanelFree: (time) =>
    `Für heute hast du keine kostenlosen Übersetzungen mehr. Um ${time} Uhr bekommst du neue.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Dieser Text ist länger als die ${count(remaining)} Zeichen, die du in diesem Zeitraum noch hast.`
        : 'Deine Zeichen für diesen Zeitraum sind verbraucht.';
    return renewsAt ? `${left} Am ${date(renewsAt)} bekommst du neue.` : left;
  },
  limitToast: 'Tageslimit für Übersetzungen erreicht',
  limitToastText: 'Mit Premium übersetzt du heute noch mehr.',
  upgrade: 'Premium holen',
  upgradeAlt: 'Premium holen, um mehr zu übersetzen',
  knownLimitTitle: 'Tageslimit erreicht',
  knownLimit: (limit) =>
    plural(limit, {
      one: 'Du hast deine # Übersetzung für heute verbraucht.',
      other: 'Du hast alle # Übersetzungen für heute verbraucht.',
    }),
  sentence: 'Satz',
  translateBack: 'Zurückübersetzen',
  backCost: (value) => plural(value, { one: '# Zeichen', other: '# Zeichen' }),
  backTitle: (name) => `Was deine Übersetzung sagt, auf ${name}`,
  backUsed: (value) => plural(value, { one: '# Zeichen verbraucht', other: '# Zeichen verbraucht' }),
  copySentence: 'Satz kopieren',
  playSentence: 'Satz vorlesen',
  sandbox: 'Keine echte Übersetzung.',
  sandboxMore:
    'Die Sandbox kennzeichnet den Text nur. Für echte Übersetzungen brauchst du einen Übersetzungsdienst.',
  onDevice: 'Auf diesem Gerät übersetzt.',
  onDeviceMore: 'Es wurde nichts gesendet, und es zählt nicht zu deinem Limit.',
  offOnDevice:
    'Dein Browser kann das auf diesem Gerät noch nicht übersetzen. Es wurde nichts gesendet, weil „Auf diesem Gerät“ an ist.',
  deviceOffer: 'Dein Browser kann das kostenlos auf diesem Gerät übersetzen.',
  deviceDownload: 'Herunterladen und übersetzen',
  deviceDownloadSize: (megabytes) => `${count(megabytes)} MB herunterladen und übersetzen`,
  downloading: (share) => `Das Sprachpaket wird heruntergeladen: ${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Wann übersetzt wird',
  afterRecording: 'Nach der Aufnahme',
  whileSpeaking: 'Beim Sprechen',
  needs: 'Zum Übersetzen beim Sprechen brauchst du Premium oder die Übersetzung auf dem Gerät.',
};
