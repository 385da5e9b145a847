import type { Texts } from '../translations.ts';
import { count, date, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` Làm mới vào ngày ${date(renewsAt)}.` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'Văn bản này đã được sửa trên một thiết bị khác.',
  'revision-required': 'Thay đổi này phải nêu phiên bản mà nó dựa vào.',
  'share-limit': 'Văn bản này đã có quá nhiều liên kết. Hãy thu hồi một liên kết để tạo liên kết mới.',
  'sign-in-required': 'Vui lòng đăng nhập để tiếp tục.',
  'key-invalid': 'Khóa API này không tồn tại, đã hết hạn hoặc đã bị thu hồi.',
  'key-scope': 'Khóa API này không được phép làm việc đó.',
  'key-limit': 'Bạn đã có số khóa API tối đa. Hãy thu hồi một khóa để tạo khóa mới.',
  'webhook-limit': 'Bạn đã có số webhook tối đa. Hãy xóa một webhook để thêm mới.',
  'webhook-address': 'Hãy dùng địa chỉ HTTPS công khai, chẳng hạn https://example.com/hook.',
  'webhook-exists': 'Bạn đã có webhook với địa chỉ này.',
  'not-yours': 'Mục này thuộc tài khoản khác. Vui lòng đăng nhập bằng tài khoản đó.',
  'recent-sign-in-required': 'Vui lòng đăng nhập lại để xác nhận đó là bạn.',
  'tier-mismatch': 'Gói của bạn đã thay đổi. Vui lòng tải lại trang.',
  'cross-site': 'Yêu cầu này không đến từ ứng dụng. Vui lòng mở ứng dụng và thử lại.',
  'premium-required': 'Tính năng này cần Premium.',
  'trial-used': 'Bạn đã dùng thử Iris. Nâng cấp lên Premium để dùng không giới hạn.',
  'dictionary-full': 'Danh sách từ của bạn đã đầy. Hãy xóa một từ để thêm từ khác.',
  'dictionary-changed': 'Từ của bạn đã được thay đổi trên thiết bị khác. Vui lòng tải lại trang.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Bạn đã dùng hết chỗ lưu của Premium. Vui lòng liên hệ bộ phận hỗ trợ nếu cần thêm.'
      : 'Bạn đã dùng hết chỗ lưu miễn phí. Nâng cấp lên Premium để có thêm.',
  'development-only': 'Chỉ có trong chế độ phát triển.',
  'idempotency-key-reused': 'Yêu cầu này đã được gửi với nội dung khác. Vui lòng tải lại trang và thử lại.',
  'already-premium': 'Tài khoản này đã có Premium.',
  'subscription-exists':
    'Bạn đã có gói đăng ký nhưng lần thanh toán gần nhất không thành công. Hãy cập nhật thẻ để dùng lại Premium.',
  'invalid-request': 'Yêu cầu không hợp lệ.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'Văn bản dài hơn giới hạn của bạn. Vui lòng rút ngắn.'
      : `Văn bản dài hơn ${count(limit)} ký tự. Vui lòng rút ngắn.`,
  'same-language': 'Văn bản đã ở ngôn ngữ đó. Vui lòng chọn ngôn ngữ khác.',
  'unsupported-pair': 'Dịch vụ dịch không hỗ trợ cặp ngôn ngữ này. Vui lòng chọn ngôn ngữ khác.',
  EMPTY_INPUT: 'Không có văn bản để đọc. Hãy nhập hoặc ghi âm trước.',
  'trial-too-long': 'Lượt dùng thử Iris giới hạn 50 ký tự (khoảng 8–10 từ).',
  'wrong-pin': 'Mã PIN không đúng.',
  'too-many-people': 'Không thể thêm người nữa.',
  'name-taken': 'Đã có người dùng tên đó ở đây.',
  'method-not-allowed': 'Không thể dùng địa chỉ này theo cách đó.',
  'not-found': 'Không tìm thấy nội dung bạn yêu cầu.',
  'request-timeout': 'Yêu cầu mất quá nhiều thời gian. Vui lòng thử lại.',
  'headers-too-large': 'Header của yêu cầu quá lớn.',
  'too-large': 'Yêu cầu quá lớn. Vui lòng rút ngắn văn bản.',
  'unsupported-media': 'Yêu cầu phải ở dạng JSON.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'Bạn đã dùng hết lượt dịch hôm nay.';
    return remaining
      ? `Văn bản này dài hơn số ký tự bạn còn lại (${count(remaining)}).${renewal(renewsAt)}`
      : `Bạn đã dùng hết ${count(limit ?? 0)} ký tự của kỳ này.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return 'Vượt quá giới hạn ký tự. Gói Miễn phí có 50 ký tự mỗi ngày. Nâng cấp lên Premium để có 5.000 ký tự mỗi tháng.';
    return remaining
      ? `Vượt quá giới hạn ký tự. Bạn còn ${count(remaining)} ký tự.${renewal(renewsAt)}`
      : `Vượt quá giới hạn ký tự. Bạn đã dùng hết ${count(limit ?? 0)} ký tự của kỳ này.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return `Đoạn ghi âm này dài hơn thời gian nhận dạng bạn còn lại (${count(remaining)} giây).`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `Bạn đã dùng hết ${minutes} phút nhận dạng giọng nói của kỳ này.`
      : `Bạn đã dùng hết ${minutes} phút nhận dạng giọng nói hôm nay.`;
  },
  'live-full': 'Phòng này đã đầy. Vui lòng thử lại sau.',
  'live-limit': ({ limit }) =>
    `Bạn đã dùng hết ${count((limit ?? 1_800) / 60)} phút phụ đề trực tiếp của hôm nay.`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `Quá nhiều yêu cầu. Vui lòng thử lại sau ${wait(retryAfter)}.`
      : 'Quá nhiều yêu cầu. Vui lòng đợi một chút rồi thử lại.',
  internal: 'Đã xảy ra lỗi từ phía chúng tôi. Vui lòng thử lại.',
  'provider-failed': 'Một dịch vụ chúng tôi sử dụng đã báo lỗi. Vui lòng thử lại.',
  'provider-unavailable': 'Một dịch vụ chúng tôi sử dụng hiện không khả dụng. Vui lòng thử lại sau.',
  'provider-quota': 'Máy chủ này đã hết hạn mức dịch. Vui lòng thử lại sau.',
  'provider-busy': 'Dịch vụ dịch đang nhận quá nhiều yêu cầu. Vui lòng thử lại sau một phút.',
  'not-enough-memory': ({ command }) =>
    `Máy chủ này không đủ bộ nhớ. Hãy đóng các chương trình khác trên máy chủ rồi thử lại.${command ? ` Mô hình nhỏ hơn cần ít hơn: ${command}` : ''}`,
  'not-ready': 'Dịch vụ chưa sẵn sàng. Vui lòng thử lại sau giây lát.',
  'cannot-store':
    'Máy chủ này không lưu được gì vì ổ đĩa đã đầy hoặc chỉ cho phép đọc. Người quản lý máy chủ cần khắc phục trước.',
};
