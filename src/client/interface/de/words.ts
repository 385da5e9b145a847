import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const words = (value: number) => plural(value, { one: '# Wort', other: '# Wörter' });

export const dictionary: Texts<'dictionary'> = {
  title: 'Meine Wörter',
  open: 'Meine Wörter öffnen',
  lead: `Namen und Begriffe, die ${brand.name} beim Diktieren, Übersetzen und Vorlesen immer richtig haben soll.`,
  search: 'Suchen',
  searchLabel: 'Meine Wörter durchsuchen',
  add: 'Wort hinzufügen',
  more: 'Mehr',
  importCsv: 'CSV importieren …',
  exportCsv: 'CSV exportieren',
  fileName: 'meine-woerter.csv',
  written: 'Schreibweise',
  heard: 'Manchmal gehört als',
  heardHint: 'Wort eingeben und Eingabetaste drücken',
  removeHeard: (form) => `${form} entfernen`,
  translations: 'In Übersetzungen',
  spoken: 'Aussprache',
  spokenOptional: 'Aussprache (optional)',
  listen: 'Anhören',
  normal: 'Normal',
  translateNormally: 'Normal übersetzen',
  translatedNormally: 'Normal übersetzt',
  neverTranslate: 'Nie übersetzen',
  neverTranslated: 'Nie übersetzt',
  fixed: 'Übersetzen als …',
  language: 'Sprache',
  translation: 'Übersetzung',
  addLanguage: 'Sprache hinzufügen',
  removeTranslation: 'Diese Übersetzung entfernen',
  asWritten: 'Wie geschrieben',
  heardAs: (forms) => `Gehört als ${forms}`,
  edit: (word) => `${word} bearbeiten`,
  remove: (word) => `${word} löschen`,
  delete: 'Löschen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  newWord: 'Wort hinzufügen',
  editWord: 'Wort bearbeiten',
  empty: `Noch keine Wörter. Füge einen Namen hinzu, den ${brand.name} falsch schreibt.`,
  nothingFound: 'Kein Wort passt zu deiner Suche.',
  count: (value, limit) =>
    plural(limit, { one: `${count(value)} von # Wort`, other: `${count(value)} von # Wörtern` }),
  withAccount: 'In deinem Konto gespeichert',
  onDevice: 'Auf diesem Gerät gespeichert',
  full: (limit) =>
    `Deine Liste ist voll: Sie fasst ${words(limit)}. Lösche eines, um ein neues hinzuzufügen.`,
  exists: 'Dieses Wort ist schon in deiner Liste.',
  deleted: 'Wort gelöscht',
  undo: 'Rückgängig',
  undoAlt: 'Das Wort wiederherstellen',
  imported: (value) => `${words(value)} importiert`,
  importedNote: (skipped, left) =>
    [
      skipped > 0 &&
        plural(skipped, {
          one: '# ungültige Zeile übersprungen.',
          other: '# ungültige Zeilen übersprungen.',
        }),
      left > 0 &&
        plural(left, {
          one: '# Wort passte nicht mehr hinein.',
          other: '# Wörter passten nicht mehr hinein.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'Wir konnten diese Datei nicht lesen',
  importFailedText: 'Bitte wähle eine CSV-Datei.',
  loadFailed: 'Wir konnten deine Wörter nicht laden.',
  notSaved: 'Deine Wörter wurden nicht gespeichert',
  notSavedText: 'Bitte prüfe deine Verbindung und versuche es noch einmal.',
  changedElsewhere: 'Deine Wörter wurden auch auf einem anderen Gerät geändert',
  changedElsewhereText: 'Deine Änderung wurde der neuesten Version hinzugefügt.',
  tryAgain: 'Noch einmal versuchen',
  importOffer: (value) =>
    plural(value, {
      one: 'Das Wort auf diesem Gerät in dein Konto übernehmen?',
      other: 'Die # Wörter auf diesem Gerät in dein Konto übernehmen?',
    }),
  importConfirm: 'Übernehmen',
  importDecline: 'Von diesem Gerät löschen',
  learn: (word, heard) => ['Immer ', word, ' statt ', heard, ' schreiben?'],
  always: 'Immer',
  notNow: 'Jetzt nicht',
  learned: (word) => `${word} zu deinen Wörtern hinzugefügt`,
};

export const device: Texts<'device'> = {
  title: 'Auf diesem Gerät',
  text: 'Deine Worte verlassen dieses Gerät nicht.',
  recognition: 'Dein Browser erkennt Sprache auf diesem Gerät.',
  ownRecognition: 'Ein Programm auf diesem Computer erkennt Sprache.',
  inBrowserRecognition:
    'Diese Seite erkennt Englisch auf diesem Gerät. Andere Sprachen kann sie nicht erkennen.',
  noRecognition:
    'Aufnehmen ist aus: Dieser Browser kann Sprache nicht auf diesem Gerät erkennen. Chrome auf einem Computer kann es ab Version 139.',
  translation: 'Dein Browser übersetzt auf diesem Gerät.',
  ownTranslation: 'Ein Programm auf diesem Computer übersetzt.',
  noTranslation:
    'Übersetzen ist aus: Dieser Browser kann nicht auf diesem Gerät übersetzen. Chrome auf einem Computer kann es ab Version 138.',
  voices:
    'Nur Stimmen, die auf diesem Gerät installiert sind, lesen vor. HD-Stimmen sind aus: Sie brauchen eine Verbindung.',
  saving: 'Gespeicherte Texte bleiben in diesem Browser. Die in deinem Konto werden nicht angezeigt.',
  mayDelete:
    'Dieser Browser löscht gespeicherte Texte möglicherweise, wenn du diese Website eine Woche lang nicht nutzt. Exportiere, was du behalten willst.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Es wurde nichts gesendet, weil „Auf diesem Gerät“ an ist.',
  missing: 'Dieser Text ist nicht auf diesem Gerät.',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'Aufnehmen ist aus',
  unsupported:
    'Dieser Browser kann Sprache nicht auf diesem Gerät erkennen. Chrome auf einem Computer kann es ab Version 139.',
  unavailable: (language) =>
    `Dieser Browser kann ${language} nicht auf diesem Gerät erkennen. Wähle eine andere Sprache oder schalte „Auf diesem Gerät“ aus.`,
  englishOnly:
    'Dieser Browser kann auf diesem Gerät nur Englisch erkennen. Wähle Englisch oder schalte „Auf diesem Gerät“ aus.',
  missing: (language) => `${language} ist noch nicht auf diesem Gerät`,
  missingText:
    'Dein Browser muss das Sprachpaket einmal herunterladen. Deine Worte bleiben trotzdem auf diesem Gerät.',
  engineText: (megabytes) =>
    `Das ist ein Download von ${megabytes} MB. Du brauchst ihn nur einmal, danach kannst du auch offline aufnehmen. Deine Worte bleiben auf diesem Gerät.`,
  download: 'Herunterladen',
  downloadAlt: (language) => `${language} für die Spracherkennung herunterladen`,
  downloading: (language) => `${language} wird heruntergeladen …`,
  downloadingText: 'Dein Browser lädt das Sprachpaket herunter. Wir sagen dir, wenn es bereit ist.',
  ready: (language) => `${language} ist bereit`,
  readyText: 'Drücke auf Aufnehmen, um anzufangen.',
  failed: (language) => `${language} konnte nicht heruntergeladen werden`,
  failedText: 'Prüfe deine Verbindung und versuche es noch einmal.',
};
