import type { Texts } from '../translations.ts';
import { count, date, inSentence } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'Hội thoại',
  close: 'Đóng hội thoại',
  more: 'Tùy chọn khác',
  near: 'Phần của bạn',
  far: 'Phần của người kia',
  youSpeak: 'Bạn nói',
  theySpeak: 'Người kia nói',
  youSaid: 'Bạn đã nói',
  youRead: 'Bạn đọc',
  theySaid: 'Người kia đã nói',
  spokenBy: (name) => `${name}:`,
  theyRead: 'Người kia đọc',
  swap: 'Đổi ngôn ngữ',
  textSize: 'Cỡ chữ',
  turn: 'Xoay ngược nửa trên',
  save: 'Lưu',
  export: 'Xuất…',
  startNew: 'Hội thoại mới',
  newStarted: 'Đã bắt đầu hội thoại mới',
  correct: 'Sửa câu này',
  correctTitle: 'Sửa lời đã nói',
  correctLabel: 'Lời đã nói',
  correctDone: 'Dịch lại',
  show: 'Cho người kia xem',
  hide: 'Quay lại hội thoại',
  play: 'Nghe lại',
  stop: 'Dừng đọc',
  aloud: 'Đọc to',
  wrongLanguage: 'Sai ngôn ngữ: nói lại',
  remove: 'Xóa',
  removed: 'Đã xóa',
  undo: 'Hoàn tác',
  undoAlt: 'Khôi phục',
  retry: 'Thử lại',
  back: 'Dịch ngược',
  backTitle: (name) => `Bản dịch của bạn nói gì, bằng ${inSentence(name)}`,
  backFailed: 'Không dịch ngược được. Vui lòng thử lại sau.',
  cost: (value) => `${count(value)} ký tự`,
  freePlan: (turns) =>
    `Gói Miễn phí dịch ${count(turns)} lượt nói mỗi ngày. Để dịch cả cuộc hội thoại, bạn cần Premium hoặc trình duyệt có thể dịch trên thiết bị này.`,
  freePlanOrDevice: (turns) =>
    `Gói Miễn phí dịch ${count(turns)} lượt nói mỗi ngày. Để dịch cả cuộc hội thoại, hãy bật “Trên thiết bị này” (miễn phí) hoặc nâng cấp lên Premium.`,
  upgrade: 'Nâng cấp',
  canDownload:
    'Chỉ cần tải các ngôn ngữ này một lần, trình duyệt có thể dịch miễn phí ngay trên thiết bị này.',
  download: 'Tải xuống',
  onDevice: 'Đã dịch trên thiết bị này',
  signInFirst: 'Đăng nhập để dịch',
  left: ({ remaining, tier }) =>
    tier === 'premium' ? `Còn ${count(remaining)} ký tự` : `Hôm nay còn ${count(remaining)} lượt dịch`,
  limit: (tier, renewsAt) => {
    const until =
      renewsAt === undefined ? 'Tạm thời đã hết ký tự' : `Hết ký tự cho đến ngày ${date(renewsAt)}`;
    return `${tier === 'free' ? 'Hôm nay đã hết lượt dịch' : until}. Hội thoại của bạn vẫn còn đây.`;
  },
};
