import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'Экспорт',
  text: 'Текст',
  format: 'Формат',
  fileName: 'Имя файла',
  share: 'Поделиться…',
  save: 'Сохранить файл',
  saved: (name) => `Файл ${name} сохранён`,
  failed: 'Не удалось создать файл. Попробуйте другой формат.',
  shareFailed: 'Не удалось поделиться. Можно сохранить файл.',
  estimated: 'У этого текста нет меток времени. Мы рассчитали их по его длине.',
  untranslated: (value, total) =>
    `Не переведено частей: ${count(value)} из ${count(total)}. Они останутся на языке оригинала.`,
  unfinished: 'Импорт ещё не закончен. В файле будет то, что уже расшифровано.',
  allFailed: 'Не удалось создать файл. Попробуйте ещё раз.',
  allIncomplete:
    'Некоторые тексты не удалось загрузить полностью. В их файлах может не быть названий, переводов и имён участников.',
  allSaved: (value) =>
    plural(value, {
      one: 'Экспортирован # текст',
      few: 'Экспортировано # текста',
      many: 'Экспортировано # текстов',
      other: 'Экспортировано # текста',
    }),
};

export const exportParts: Texts<'exportParts'> = {
  original: 'Оригинал',
  translation: 'Перевод',
  both: 'Оба',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Простой текст', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Субтитры', detail: '.srt' },
  vtt: { name: 'Веб-субтитры', detail: '.vtt' },
  json: { name: 'Данные с метками времени', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'Текст',
  zipName: 'Тексты.zip',
  columns: ['Файл', 'Язык', 'Сохранено', 'Символы'],
  speaker: (name) => `${name}:`,
};
