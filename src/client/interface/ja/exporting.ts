import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'エクスポート',
  text: 'テキスト',
  format: '形式',
  fileName: 'ファイル名',
  share: '共有…',
  save: 'ファイルを保存',
  saved: (name) => `${name}を保存しました`,
  failed: 'ファイルを作成できませんでした。別の形式をお試しください。',
  shareFailed: '共有できませんでした。代わりにファイルを保存できます。',
  estimated: 'このテキストには時間の記録がないため、長さから推定しました。',
  untranslated: (value, total) =>
    `${count(total)}パートのうち${count(value)}パートは未翻訳のため、原文のままになります。`,
  unfinished: 'このインポートはまだ終わっていません。ファイルにはこれまでのテキストが入ります。',
  allFailed: 'ファイルを作成できませんでした。もう一度お試しください。',
  allIncomplete:
    '一部のテキストを完全には読み込めませんでした。そのファイルには、タイトル、翻訳、話者が入っていない可能性があります。',
  allSaved: (value) => `${count(value)}件をエクスポートしました`,
};

export const exportParts: Texts<'exportParts'> = {
  original: '原文',
  translation: '翻訳',
  both: '両方',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'テキスト', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: '字幕', detail: '.srt' },
  vtt: { name: 'ウェブ字幕', detail: '.vtt' },
  json: { name: '時間付きデータ', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: '文字起こし',
  zipName: '文字起こし.zip',
  columns: ['ファイル', '言語', '保存日時', '文字数'],
  speaker: (name) => `${name}：`,
};
