import type { Texts } from '../translations.ts';
import { date, plural } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'Gespräch',
  close: 'Gespräch schließen',
  more: 'Mehr',
  near: 'Deine Hälfte',
  far: 'Die andere Hälfte',
  youSpeak: 'Du sprichst',
  theySpeak: 'Dein Gegenüber spricht',
  youSaid: 'Du hast gesagt',
  youRead: 'Du liest',
  theySaid: 'Dein Gegenüber hat gesagt',
  spokenBy: (name) => `${name}:`,
  theyRead: 'Dein Gegenüber liest',
  swap: 'Sprachen tauschen',
  textSize: 'Textgröße',
  turn: 'Obere Hälfte umdrehen',
  save: 'Speichern',
  export: 'Exportieren …',
  startNew: 'Neues Gespräch',
  newStarted: 'Neues Gespräch begonnen',
  correct: 'Korrigieren',
  correctTitle: 'Gesagtes korrigieren',
  correctLabel: 'Was gesagt wurde',
  correctDone: 'Neu übersetzen',
  show: 'Deinem Gegenüber zeigen',
  hide: 'Zurück zum Gespräch',
  play: 'Noch einmal vorlesen',
  stop: 'Vorlesen beenden',
  aloud: 'Vorlesen',
  wrongLanguage: 'Falsche Sprache: noch einmal sagen',
  remove: 'Löschen',
  removed: 'Gelöscht',
  undo: 'Rückgängig',
  undoAlt: 'Wiederherstellen',
  retry: 'Noch einmal versuchen',
  back: 'Zurückübersetzen',
  backTitle: (name) => `Was deine Übersetzung sagt, auf ${name}`,
  backFailed: 'Das konnte nicht zurückübersetzt werden. Bitte versuche es später noch einmal.',
  cost: (value) => plural(value, { one: '# Zeichen', other: '# Zeichen' }),
  freePlan: (turns) =>
    `${plural(turns, {
      one: 'Im Gratis-Tarif wird # Beitrag am Tag übersetzt.',
      other: 'Im Gratis-Tarif werden # Beiträge am Tag übersetzt.',
    })} Für ein ganzes Gespräch brauchst du Premium oder einen Browser, der auf diesem Gerät übersetzt.`,
  freePlanOrDevice: (turns) =>
    `${plural(turns, {
      one: 'Im Gratis-Tarif wird # Beitrag am Tag übersetzt.',
      other: 'Im Gratis-Tarif werden # Beiträge am Tag übersetzt.',
    })} Für ein ganzes Gespräch schalte „Auf diesem Gerät“ ein, das ist kostenlos, oder hol dir Premium.`,
  upgrade: 'Premium holen',
  canDownload:
    'Dein Browser kann diese Sprachen nach einem Download auf diesem Gerät übersetzen. Das kostet nichts.',
  download: 'Herunterladen',
  onDevice: 'Auf diesem Gerät übersetzt',
  signInFirst: 'Zum Übersetzen anmelden',
  left: ({ remaining, tier }) =>
    tier === 'premium'
      ? plural(remaining, { one: 'noch # Zeichen', other: 'noch # Zeichen' })
      : plural(remaining, { one: 'heute noch # Übersetzung', other: 'heute noch # Übersetzungen' }),
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'Im Moment' : `Bis zum ${date(renewsAt)}`;
    const used =
      tier === 'free'
        ? 'Heute sind keine Übersetzungen mehr übrig'
        : `${until} sind keine Zeichen mehr übrig`;
    return `${used}. Dein Gespräch ist noch hier.`;
  },
};
