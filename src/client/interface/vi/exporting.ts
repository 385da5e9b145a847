import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'Xuất',
  text: 'Văn bản',
  format: 'Định dạng',
  fileName: 'Tên tệp',
  share: 'Chia sẻ…',
  save: 'Lưu tệp',
  saved: (name) => `Đã lưu ${name}`,
  failed: 'Không tạo được tệp. Vui lòng thử định dạng khác.',
  shareFailed: 'Không chia sẻ được. Bạn vẫn có thể lưu tệp.',
  estimated: 'Văn bản này không có mốc thời gian, nên chúng tôi ước tính theo độ dài.',
  untranslated: (value, total) =>
    `${count(value)}/${count(total)} phần chưa được dịch và giữ nguyên ngôn ngữ gốc.`,
  unfinished: 'Tệp này chưa nhập xong. Tệp xuất ra sẽ chứa văn bản có đến lúc này.',
  allFailed: 'Không tạo được tệp. Vui lòng thử lại.',
  allIncomplete:
    'Một số văn bản không tải được đầy đủ. Tệp của chúng có thể thiếu tiêu đề, bản dịch và người nói.',
  allSaved: (value) => `Đã xuất ${count(value)} văn bản`,
};

export const exportParts: Texts<'exportParts'> = {
  original: 'Bản gốc',
  translation: 'Bản dịch',
  both: 'Cả hai',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'Văn bản thuần', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'Phụ đề', detail: '.srt' },
  vtt: { name: 'Phụ đề web', detail: '.vtt' },
  json: { name: 'Dữ liệu có mốc thời gian', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'Văn bản',
  zipName: 'Văn bản.zip',
  columns: ['Tệp', 'Ngôn ngữ', 'Lưu lúc', 'Ký tự'],
  speaker: (name) => `${name}:`,
};
