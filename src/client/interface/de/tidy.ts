import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'Füllwörter entfernen',
  punctuate: 'Satzzeichen und Absätze setzen',
  email: 'Eine E-Mail daraus machen',
  summarise: 'Zusammenfassen',
  shorten: 'Kürzen',
};

export const tidy: Texts<'tidy'> = {
  title: 'Text aufräumen',
  lead: 'Du prüfst jede Änderung, bevor sie übernommen wird.',
  fillersNote: 'Korrigiert auch Wortwiederholungen, Leerzeichen und Großschreibung. Läuft auf diesem Gerät.',
  premium: 'Premium',
  cost: (value) => plural(value, { one: '# Zeichen', other: '# Zeichen' }),
  compareTitle: 'Änderungen prüfen',
  used: (value, of) => `${count(value)} von deinen ${count(of)} Zeichen verbraucht.`,
  nothing: 'Es gibt nichts zu ändern.',
  removed: 'entfernt',
  added: 'hinzugefügt',
  unspoken: 'das hast du nicht gesagt',
  position: (at, of) => `Änderung ${count(at)} von ${count(of)}`,
  reject: 'Ablehnen',
  accept: 'Annehmen',
  previous: 'Vorherige Änderung',
  next: 'Nächste Änderung',
  keep: 'Meinen Text behalten',
  acceptAll: 'Alle annehmen',
  acceptSome: (accepted, of) => `${count(accepted)} von ${count(of)} annehmen`,
  change: (at, what) => `Änderung ${count(at)}: ${what}`,
  failed: 'Wir konnten den Text nicht aufräumen',
  failedText: 'Bitte versuche es gleich noch einmal.',
  back: 'Zurück',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'Text geändert',
  undo: 'Rückgängig',
  undoAlt: 'Den vorherigen Text wiederherstellen',
  textChanged: 'Änderungen nicht übernommen',
  textChangedNote: 'Du hast den Text inzwischen bearbeitet. Bitte versuche es noch einmal.',
};
