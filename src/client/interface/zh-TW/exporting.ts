import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: '匯出',
  text: '文字',
  format: '格式',
  fileName: '檔案名稱',
  share: '分享…',
  save: '儲存檔案',
  saved: (name) => `已儲存 ${name}`,
  failed: '無法建立檔案，請換一種格式。',
  shareFailed: '分享失敗，你可以改為儲存檔案。',
  estimated: '這段文字沒有時間紀錄，我們依長度估算。',
  untranslated: (value, total) => `${count(total)} 個部分中有 ${count(value)} 個尚未翻譯，將保留原文。`,
  unfinished: '匯入尚未完成，檔案只包含目前已轉錄的文字。',
  allFailed: '無法建立檔案，請再試一次。',
  allIncomplete: '部分逐字稿未能完整載入，其檔案可能缺少標題、譯文和說話者。',
  allSaved: (value) => `已匯出 ${count(value)} 份逐字稿`,
};

export const exportParts: Texts<'exportParts'> = {
  original: '原文',
  translation: '譯文',
  both: '雙語',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: '純文字', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: '字幕', detail: '.srt' },
  vtt: { name: '網頁字幕', detail: '.vtt' },
  json: { name: '含時間的資料', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: '逐字稿',
  zipName: '逐字稿.zip',
  columns: ['檔案', '語言', '儲存時間', '字元數'],
  speaker: (name) => `${name}：`,
};
