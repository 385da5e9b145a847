import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'Text',
  placeholder: 'Drücke auf Aufnehmen und sprich, oder tippe hier.',
  placeholderUnsupported: 'Tippe deinen Text hier oder füge ihn ein.',
  note: 'Kostenlos und ohne Konto. Wir behalten keine Aufnahmen, und dein Text bleibt in diesem Browser, bis du ihn speicherst oder übersetzt.',
  countOf: (cap) => ` / ${cap === undefined ? '0.000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? `${count(length)} Zeichen verwendet`
      : `${count(length)} von ${count(cap)} Zeichen verwendet`,
  copy: 'Kopieren',
  copyOf: { original: 'Original kopieren', translation: 'Übersetzung kopieren' },
  copied: 'Kopiert',
  copiedText: 'Der Text ist in der Zwischenablage.',
  copiedOf: { original: 'Original kopiert', translation: 'Übersetzung kopiert' },
  notCopied: 'Kopieren nicht möglich',
  notCopiedText: 'Dein Browser hat es verhindert. Markiere den Text und kopiere ihn selbst.',
  clear: 'Löschen',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'Zeichenlimit erreicht',
  limit: (cap) => `Höchstens ${count(cap)} Zeichen sind möglich.`,
  truncated: (cap) => `Der Text wurde auf ${count(cap)} Zeichen gekürzt.`,
  near: (left) => plural(left, { one: 'Fast voll: noch # Zeichen.', other: 'Fast voll: noch # Zeichen.' }),
  paused: 'Die Aufnahme ist pausiert, weil der Text voll ist. Bitte speichere oder lösche ihn.',
  announceNear: 'Der Text ist fast voll',
  announceFull: 'Der Text ist voll',
  overflow: (words) =>
    plural(words, {
      one: '# Wort passte nicht mehr: Damit beginnt dein nächster Text.',
      other: '# Wörter passten nicht mehr: Damit beginnt dein nächster Text.',
    }),
  left: (words) =>
    plural(words, {
      one: '# Wort passte nicht mehr in den letzten Text.',
      other: '# Wörter passten nicht mehr in den letzten Text.',
    }),
  add: 'In den Text einfügen',
  discard: 'Verwerfen',
  continueWhenFull: 'Wenn voll: speichern und weiter aufnehmen',
  continuing: 'Der Text ist voll und wird gespeichert. Die Aufnahme läuft weiter.',
};

export const clearing: Texts<'clearing'> = {
  title: 'Text löschen?',
  text: 'Das löscht den Text und seine Übersetzung. Deine gespeicherten Texte bleiben.',
  confirm: 'Löschen',
  cancel: 'Behalten',
  cleared: 'Gelöscht',
  undo: 'Rückgängig',
  undoAlt: 'Den gelöschten Text wiederherstellen',
};

export const find: Texts<'find'> = {
  find: 'Im Text suchen',
  place: (at, total) => (total === 0 ? 'Nicht gefunden' : `${at} von ${total}`),
  previous: 'Vorheriger Treffer',
  next: 'Nächster Treffer',
  close: 'Schließen',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'Dieser Browser kann deinen Text nicht behalten',
  text: 'Sein Speicher ist voll oder gesperrt. Speichere oder exportiere den Text, bevor du diese Seite verlässt.',
};
