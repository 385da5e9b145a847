import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'Esporta',
  text: 'Testo',
  format: 'Formato',
  fileName: 'Nome del file',
  share: 'Condividi…',
  save: 'Salva file',
  saved: (name) => `${name} salvato`,
  failed: 'Non siamo riusciti a creare il file. Prova un altro formato.',
  shareFailed: 'La condivisione non è riuscita. Puoi salvare il file.',
  estimated: 'Questo testo non ha tempi registrati: li abbiamo stimati dalla sua lunghezza.',
  untranslated: (value, total) =>
    plural(value, {
      one: `# parte su ${count(total)} non è tradotta e resta nella lingua originale.`,
      other: `# parti su ${count(total)} non sono tradotte e restano nella lingua originale.`,
    }),
  unfinished: 'Questa importazione non è terminata. Il file conterrà il testo trascritto finora.',
  allFailed: 'Non siamo riusciti a creare il file. Riprova.',
  allIncomplete:
    'Alcuni testi non sono stati caricati per intero. Nei loro file potrebbero mancare titoli, traduzioni e interlocutori.',
  allSaved: (value) => plural(value, { one: '# trascrizione esportata', other: '# trascrizioni esportate' }),
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'Trascrizione',
  zipName: 'Trascrizioni.zip',
  columns: ['File', 'Lingua', 'Salvata il', 'Caratteri'],
  speaker: (name) => `${name}:`,
};

export const exportParts: Texts<'exportParts'> = {
  original: 'Originale',
  translation: 'Traduzione',
  both: 'Entrambi',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Solo testo', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Sottotitoli', detail: '.srt' },
  vtt: { name: 'Sottotitoli web', detail: '.vtt' },
  json: { name: 'Dati con tempi', detail: '.json' },
};
