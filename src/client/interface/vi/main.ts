import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'Miễn phí', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'Ghi âm, đọc, dịch và nghe',
  tabs: 'Chế độ xem',
  record: 'Ghi âm',
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
};

export const menu: Texts<'menu'> = {
  share: 'Chia sẻ trực tiếp',
  import: 'Nhập âm thanh, video hoặc văn bản…',
  export: 'Xuất tệp…',
  copyBoth: 'Sao chép cả hai ngôn ngữ',
  saveBoth: 'Lưu cả hai ngôn ngữ',
  bothSaved: 'Cả hai ngôn ngữ đã có trong “Văn bản đã lưu”.',
  punctuate: 'Thêm dấu câu khi ngừng nói',
  microphone: 'Micrô…',
  shortcuts: 'Phím tắt',
  tidy: 'Trau chuốt…',
  commands: 'Lệnh thoại',
  words: 'Từ của tôi',
};

export const save: Texts<'save'> = {
  save: 'Lưu',
  saveTranslation: 'Lưu bản dịch',
  saveAndStartNew: 'Lưu và tạo mới',
  originalSaved: 'Bản gốc đã có trong “Văn bản đã lưu”.',
  translationSaved: 'Bản dịch đã có trong “Văn bản đã lưu”.',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium đã kết thúc, nhưng bạn vẫn có thể lưu toàn bộ văn bản này.',
  tooLong: (tier, excess) => `Quá dài so với gói ${tiers[tier]}: hãy bỏ bớt ${count(excess)} ký tự`,
  canStillCopy: 'Bạn vẫn có thể sao chép hoặc xuất văn bản.',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'Thay văn bản ở thẻ Ghi âm?',
  text: 'Văn bản hiện có ở thẻ Ghi âm sẽ bị mất.',
  confirm: 'Thay',
  cancel: 'Giữ văn bản của tôi',
};
