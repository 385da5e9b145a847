import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'Miễn phí', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Ghi âm, đọc, dịch và nghe',
  tabs: 'Chế độ xem',
  record: 'Ghi âm',
  conversation: 'Hội thoại',
  saved: 'Văn bản đã lưu',
  card: 'Văn bản và bản dịch',
  view: 'Bản gốc hoặc bản dịch',
  original: 'Bản gốc',
  translated: 'Bản dịch',
  clear: 'Xóa văn bản',
  more: 'Tùy chọn khác',
  savedExist: 'bạn có văn bản đã lưu',
  unsupportedTitle: 'Trình duyệt này không nhận dạng được giọng nói',
  unsupported:
    'Để ghi âm, vui lòng dùng Chrome, Edge hoặc Safari. Mọi thứ khác vẫn dùng được ở đây: chỉ cần nhập hoặc dán văn bản.',
  unsupportedServer: 'Bạn cũng có thể ghi âm ở đây: máy chủ này sẽ chuyển lời bạn nói thành văn bản.',
  unsupportedSignIn: 'Bạn cần đăng nhập trước.',
  dismiss: 'Đóng',
  onDevice: 'Trên thiết bị này',
  tiers,
  unsupportedDevice: 'Hoặc bật “Trên thiết bị này” trong Cài đặt để nhập bằng giọng nói tiếng Anh tại đây.',
};

export const tools: Texts<'tools'> = {
  tidy: 'Trau chuốt',
  export: 'Xuất tệp',
  orDrop: 'hoặc thả đoạn ghi âm, video, phụ đề hay tài liệu vào đây',
  orUse: 'hoặc dùng đoạn ghi âm, video, phụ đề hay tài liệu',
  chooseFile: 'Chọn tệp',
};

export const document: Texts<'document'> = {
  menu: 'Tùy chọn tài liệu',
  rename: 'Đổi tên',
  name: 'Tên tài liệu',
  back: (title) => `Quay lại ${title}`,
  saved: (when) => `Đã lưu ${when}`.trim(),
  edited: 'Đã sửa, chưa lưu',
  notSaved: 'Chưa lưu',
  saving: 'Đang lưu…',
};

export const newText: Texts<'newText'> = {
  started: 'Đã bắt đầu tài liệu mới',
  stillHere: (title) => `“${title}” vẫn còn ở đây.`,
  back: 'Quay lại',
};

export const menu: Texts<'menu'> = {
  share: 'Chia sẻ trực tiếp',
  newText: 'Tài liệu mới',
  copyBoth: 'Sao chép cả hai ngôn ngữ',
  shortcuts: 'Phím tắt',
  settings: 'Cài đặt',
};

export const save: Texts<'save'> = {
  saveAsNew: 'Lưu thành bản mới',
  save: 'Lưu',
  saveAndStartNew: 'Lưu và tạo mới',
  signedIn: {
    save: 'Bạn đã đăng nhập. Đang lưu văn bản…',
    translate: 'Bạn đã đăng nhập và tính năng dịch đang bật.',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium đã kết thúc. Bạn có thể lưu toàn bộ văn bản này một lần.',
  tooLong: (tier, excess) => `Quá dài so với gói ${tiers[tier]}: hãy bỏ bớt ${count(excess)} ký tự`,
  canStillCopy: 'Bạn vẫn có thể sao chép hoặc xuất văn bản.',
};
