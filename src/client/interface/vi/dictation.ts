import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'Xuống dòng',
  'new-paragraph': 'Đoạn mới',
  'full-stop': 'Dấu chấm',
  comma: 'Dấu phẩy',
  'question-mark': 'Dấu chấm hỏi',
  'exclamation-mark': 'Dấu chấm than',
  colon: 'Dấu hai chấm',
  'open-quote': 'Mở ngoặc kép',
  'close-quote': 'Đóng ngoặc kép',
  'delete-that': 'Xóa cụm từ vừa nói',
  undo: 'Hoàn tác',
  'stop-recording': 'Dừng ghi âm',
  'save-that': 'Lưu văn bản',
};

export const dictation: Texts<'dictation'> = {
  undo: 'Hoàn tác',
  done: {
    'delete-that': 'Đã xóa',
    undo: 'Đã hoàn tác',
    'stop-recording': 'Đã dừng',
    'save-that': 'Đã lưu',
  },
  undoLabel: (command) => `Hoàn tác: ${command}`,
  title: 'Lệnh thoại',
  lead: (language) =>
    `Khi đang ghi âm, hãy nói một trong các lệnh này bằng ${inSentence(language)}, ngừng một chút trước và sau lệnh.`,
  off: 'Lệnh thoại đang tắt',
  change: 'Đổi trong Cài đặt',
};
