import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'Exportar',
  text: 'Texto',
  format: 'Formato',
  fileName: 'Nome do arquivo',
  share: 'Compartilhar…',
  save: 'Salvar arquivo',
  saved: (name) => `${name} salvo`,
  failed: 'Não conseguimos criar o arquivo. Tente outro formato.',
  shareFailed: 'Não foi possível compartilhar. Você pode salvar o arquivo.',
  estimated: 'Este texto não tem marcações de tempo, então elas foram estimadas pelo tamanho.',
  untranslated: (value, total) =>
    plural(value, {
      one: `# de ${count(total)} partes não foi traduzida e fica no idioma original.`,
      other: `# de ${count(total)} partes não foram traduzidas e ficam no idioma original.`,
    }),
  unfinished: 'Esta importação não terminou. O arquivo terá o texto transcrito até agora.',
  allFailed: 'Não conseguimos criar o arquivo. Tente de novo.',
  allIncomplete:
    'Não foi possível carregar alguns textos por completo. Nos arquivos deles podem faltar títulos, traduções e participantes.',
  allSaved: (value) => plural(value, { one: '# transcrição exportada', other: '# transcrições exportadas' }),
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'Transcrição',
  zipName: 'Transcrições.zip',
  columns: ['Arquivo', 'Idioma', 'Salva em', 'Caracteres'],
  speaker: (name) => `${name}:`,
};

export const exportParts: Texts<'exportParts'> = {
  original: 'Original',
  translation: 'Tradução',
  both: 'Ambos',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Texto simples', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Legendas', detail: '.srt' },
  vtt: { name: 'Legendas web', detail: '.vtt' },
  json: { name: 'Dados com tempos', detail: '.json' },
};
