import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'Bắt đầu miễn phí. Hủy bất cứ lúc nào.',
  leadPremium: 'Hủy bất cứ lúc nào.',
  share: 'Mời bạn bè',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'Miễn phí',
    description: 'Mọi thứ bạn cần để nhập bằng giọng nói và nghe đọc.',
    features: [
      `Văn bản dài đến ${count(free.transcriptCap)} ký tự`,
      `Lưu ${free.saveSlots} văn bản`,
      `${free.translations} lượt dịch mỗi ngày`,
      `Dùng thử giọng HD Iris một lần, tối đa ${free.speechCharacters} ký tự`,
      'Giọng trình duyệt không giới hạn',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Văn bản dài hơn, giọng HD và dịch nhiều hơn.',
    features: [
      `Văn bản dài đến ${count(premium.transcriptCap)} ký tự`,
      `Lưu ${premium.saveSlots} văn bản`,
      `Dịch ${count(premium.translations)} ký tự mỗi tháng`,
      `${count(premium.speechCharacters)} ký tự giọng HD mỗi tháng`,
      'Tất cả 10 giọng HD',
      'Tải MP3',
      'Giọng trình duyệt không giới hạn',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `Nhập đoạn ghi âm: ${count(minutes)} phút lời nói mỗi ngày`,
  premium: (minutes) => `Nhập đoạn ghi âm: ${count(minutes)} phút lời nói mỗi tháng`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'Trau chuốt: bỏ từ đệm chỉ bằng một lần nhấn',
  tidyPremium: 'Trau chuốt: chấm câu, rút ngắn, tóm tắt hoặc viết thành e-mail',
  words: (limit) => `Từ điển của tôi với ${count(limit)} tên và thuật ngữ`,
  whileSpeaking: 'Dịch trong khi bạn nói',
  conversation: 'Trò chuyện bằng hai ngôn ngữ, có đọc to',
  library: 'Thư viện văn bản đã lưu với tìm kiếm, bộ lọc và xuất tệp',
  live: (viewers, minutes) =>
    `Phụ đề trực tiếp: tối đa ${count(viewers)} người xem, ${count(minutes)} phút mỗi ngày`,
  livePremium: (viewers, languages) =>
    `Phụ đề trực tiếp: tối đa ${count(viewers)} người xem và ${count(languages)} ngôn ngữ cùng lúc`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'mỗi năm' : 'mỗi tháng'),
  yourPlan: 'Gói của bạn',
  checkout: 'Tiếp tục thanh toán',
  checkoutBusy: 'Đang mở trang thanh toán…',
  signInFirst: 'Bạn sẽ cần đăng nhập trước.',
  terms: 'Gia hạn hằng tháng cho đến khi bạn hủy. Nếu hủy, bạn vẫn dùng Premium đến hết tháng đã thanh toán.',
  card: 'Bạn thanh toán trên trang của Stripe. Chúng tôi không bao giờ thấy thông tin thẻ của bạn.',
  manage: 'Quản lý gói đăng ký',
  renews: (day) => `Gia hạn vào ngày ${day}.`,
  ends: (day) => `Kết thúc vào ngày ${day}. Bạn sẽ không bị tính phí nữa.`,
  overdue: (day) =>
    `Lần thanh toán gần nhất không thành công. Vui lòng cập nhật thẻ để giữ Premium sau ngày ${day}.`,
  lapsed: 'Lần thanh toán gần nhất không thành công nên Premium đã dừng. Hãy cập nhật thẻ để dùng lại.',
  freeForever: 'Miễn phí mãi mãi. Không cần thẻ.',
  loadingPlans: 'Đang tải các gói',
  plansError: 'Không tải được các gói',
  plansErrorText: 'Đây là các gói tiêu chuẩn. Giá hiện tại hiển thị khi thanh toán.',
  retry: 'Thử lại',
  unavailable: 'Hiện không thể thanh toán',
  unavailableText: 'Bạn chưa bị tính phí. Vui lòng thử lại sau vài phút.',
  invalidResponse: 'Phản hồi của máy chủ không hợp lệ.',
  checkoutFailed: 'Không tạo được phiên thanh toán.',
  connectionFailed: 'Không kết nối được với Stripe. Vui lòng thử lại.',
  portalFailed: 'Không mở được trang quản lý gói đăng ký',
  portalFailedText: 'Vui lòng thử lại sau vài phút.',
  activated: 'Premium đã được kích hoạt!',
  activatedText: 'Giờ bạn có văn bản dài hơn, cả 10 giọng HD và dịch nhiều hơn.',
  startUsing: 'Bắt đầu dùng Premium',
  already: 'Bạn đã có Premium',
  alreadyText: 'Bạn không cần thanh toán lại.',
  confirming: 'Đang xác nhận thanh toán…',
  pending: 'Thanh toán của bạn chưa được xác nhận',
  pendingText:
    'Việc này có thể mất một lúc. Premium bắt đầu ngay khi thanh toán được xác nhận, kể cả khi bạn rời trang này.',
  checkAgain: 'Kiểm tra lại',
  unconfirmed: 'Không kiểm tra được thanh toán của bạn',
  unconfirmedText: 'Nếu bạn đã thanh toán, Premium sẽ tự động bắt đầu.',
  cancelled: 'Đã hủy thanh toán',
  cancelledText: 'Bạn chưa bị tính phí. Bạn có thể nâng cấp bất cứ lúc nào.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Nâng cấp lên Premium',
  lead: (price) => `${price} mỗi tháng, gia hạn cho đến khi bạn hủy. Bạn nhận được:`,
  subscribe: 'Đăng ký ngay',
  later: 'Để sau',
};
