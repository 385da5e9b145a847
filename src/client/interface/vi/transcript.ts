import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'Văn bản',
  placeholder: 'Nhấn nút ghi âm và nói, hoặc nhập ở đây.',
  placeholderUnsupported: 'Nhập hoặc dán văn bản ở đây.',
  note: 'Miễn phí, không cần tài khoản. Chúng tôi không giữ bản ghi âm, và văn bản chỉ ở trong trình duyệt này cho đến khi bạn lưu hoặc dịch.',
  countOf: (cap) => ` / ${cap === undefined ? '0.000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? `Đã dùng ${count(length)} ký tự`
      : `Đã dùng ${count(length)} trong ${count(cap)} ký tự`,
  copy: 'Sao chép',
  copyOf: { original: 'Sao chép bản gốc', translation: 'Sao chép bản dịch' },
  copied: 'Đã sao chép',
  copiedText: 'Văn bản đã có trong bảng nhớ tạm.',
  copiedOf: { original: 'Đã sao chép bản gốc', translation: 'Đã sao chép bản dịch' },
  notCopied: 'Không sao chép được',
  notCopiedText: 'Trình duyệt đã chặn. Hãy chọn văn bản và tự sao chép.',
  clear: 'Xóa',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'Đã đạt giới hạn ký tự',
  limit: (cap) => `Tối đa ${count(cap)} ký tự.`,
  truncated: (cap) => `Văn bản đã được cắt còn ${count(cap)} ký tự.`,
  near: (left) => `Sắp đầy: còn ${count(left)} ký tự.`,
  paused: 'Đã tạm dừng ghi âm vì văn bản đã đầy. Vui lòng lưu hoặc xóa văn bản hiện tại.',
  announceNear: 'Văn bản sắp đầy',
  announceFull: 'Văn bản đã đầy',
  overflow: (words) => `${count(words)} từ không còn chỗ và sẽ mở đầu văn bản tiếp theo.`,
  left: (words) => `${count(words)} từ không còn chỗ trong văn bản trước.`,
  add: 'Thêm vào văn bản',
  discard: 'Bỏ',
  continueWhenFull: 'Khi đầy, lưu và ghi âm tiếp',
  continuing: 'Văn bản đã đầy và đang được lưu. Vẫn đang ghi âm.',
};

export const clearing: Texts<'clearing'> = {
  title: 'Xóa văn bản?',
  text: 'Văn bản và bản dịch sẽ bị xóa. Các văn bản đã lưu vẫn được giữ.',
  confirm: 'Xóa',
  cancel: 'Giữ lại',
  cleared: 'Đã xóa',
  undo: 'Hoàn tác',
  undoAlt: 'Khôi phục văn bản đã xóa',
};

export const find: Texts<'find'> = {
  find: 'Tìm trong văn bản',
  place: (at, total) => (total === 0 ? 'Không tìm thấy' : `${at} / ${total}`),
  previous: 'Kết quả trước',
  next: 'Kết quả sau',
  close: 'Đóng',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'Trình duyệt này không giữ được văn bản của bạn',
  text: 'Bộ nhớ của trình duyệt đã đầy hoặc bị chặn. Hãy lưu hoặc xuất văn bản trước khi rời trang này.',
};
