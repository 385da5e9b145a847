import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'Exportieren',
  text: 'Text',
  format: 'Format',
  fileName: 'Dateiname',
  share: 'Teilen …',
  save: 'Datei speichern',
  saved: (name) => `${name} gespeichert`,
  failed: 'Wir konnten die Datei nicht erstellen. Bitte versuche ein anderes Format.',
  shareFailed: 'Das Teilen hat nicht geklappt. Du kannst die Datei stattdessen speichern.',
  estimated: 'Zu diesem Text gibt es keine Zeitangaben. Wir haben sie anhand seiner Länge geschätzt.',
  untranslated: (value, total) =>
    plural(value, {
      one: `# von ${count(total)} Teilen ist nicht übersetzt und bleibt in der Originalsprache.`,
      other: `# von ${count(total)} Teilen sind nicht übersetzt und bleiben in der Originalsprache.`,
    }),
  unfinished: 'Dieser Import ist noch nicht fertig. Die Datei enthält den Text, der bisher da ist.',
  allFailed: 'Wir konnten die Datei nicht erstellen. Bitte versuche es noch einmal.',
  allIncomplete:
    'Einige Texte konnten nicht vollständig geladen werden. In ihren Dateien fehlen vielleicht Titel, Übersetzungen und Sprecher.',
  allSaved: (value) => plural(value, { one: '# Text exportiert', other: '# Texte exportiert' }),
};

export const exportParts: Texts<'exportParts'> = {
  original: 'Original',
  translation: 'Übersetzung',
  both: 'Beides',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Nur Text', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Untertitel', detail: '.srt' },
  vtt: { name: 'Web-Untertitel', detail: '.vtt' },
  json: { name: 'Daten mit Zeitangaben', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'Text',
  zipName: 'Texte.zip',
  columns: ['Datei', 'Sprache', 'Gespeichert am', 'Zeichen'],
  speaker: (name) => `${name}:`,
};
