import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: '导出',
  text: '文字',
  format: '格式',
  fileName: '文件名',
  share: '分享…',
  save: '保存文件',
  saved: (name) => `已保存 ${name}`,
  failed: '无法创建文件，请换一种格式。',
  shareFailed: '分享失败，你可以改为保存文件。',
  estimated: '这段文字没有时间记录，我们根据长度进行了估算。',
  untranslated: (value, total) => `${count(total)} 个部分中有 ${count(value)} 个尚未翻译，将保留原文。`,
  unfinished: '导入尚未完成，文件只包含目前已转写的文字。',
  allFailed: '无法创建文件，请重试。',
  allIncomplete: '部分文字稿未能完整加载，其文件可能缺少标题、译文和说话人。',
  allSaved: (value) => `已导出 ${count(value)} 份文字稿`,
};

export const exportParts: Texts<'exportParts'> = {
  original: '原文',
  translation: '译文',
  both: '双语',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: '纯文本', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: '字幕', detail: '.srt' },
  vtt: { name: '网页字幕', detail: '.vtt' },
  json: { name: '带时间的数据', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: '文字稿',
  zipName: '文字稿.zip',
  columns: ['文件', '语言', '保存时间', '字符数'],
  speaker: (name) => `${name}：`,
};
