import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'Exportar',
  text: 'Texto',
  format: 'Formato',
  fileName: 'Nombre del archivo',
  share: 'Compartir…',
  save: 'Guardar archivo',
  saved: (name) => `${name} guardado`,
  failed: 'No hemos podido crear el archivo. Prueba con otro formato.',
  shareFailed: 'No se ha podido compartir. Puedes guardar el archivo.',
  estimated: 'Este texto no tiene marcas de tiempo, así que las hemos estimado por su longitud.',
  untranslated: (value, total) =>
    plural(value, {
      one: `# de ${count(total)} partes no está traducida y se queda en el idioma original.`,
      other: `# de ${count(total)} partes no están traducidas y se quedan en el idioma original.`,
    }),
  unfinished: 'Esta importación no ha terminado. El archivo tendrá el texto transcrito hasta ahora.',
  allFailed: 'No hemos podido crear el archivo. Inténtalo de nuevo.',
  allIncomplete:
    'Algunos textos no se han podido cargar por completo. A sus archivos pueden faltarles títulos, traducciones y hablantes.',
  allSaved: (value) =>
    plural(value, { one: '# transcripción exportada', other: '# transcripciones exportadas' }),
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'Transcripción',
  zipName: 'Transcripciones.zip',
  columns: ['Archivo', 'Idioma', 'Guardada el', 'Caracteres'],
  speaker: (name) => `${name}:`,
};

export const exportParts: Texts<'exportParts'> = {
  original: 'Original',
  translation: 'Traducción',
  both: 'Ambos',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Texto sin formato', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Subtítulos', detail: '.srt' },
  vtt: { name: 'Subtítulos web', detail: '.vtt' },
  json: { name: 'Datos con tiempos', detail: '.json' },
};
