import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `Tài khoản của ${name}`,
  signedOutHereOnly: {
    title: 'Bạn chưa đăng xuất hoàn toàn',
    description:
      'Không kết nối được với máy chủ để kết thúc phiên. Để kết thúc, hãy đăng nhập rồi đăng xuất lại.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'Đã xảy ra lỗi khi đăng nhập. Vui lòng thử lại.',
  signInFailedTitle: 'Đăng nhập không thành công',
  signOut: 'Đăng xuất',
  premiumMember: 'Thành viên Premium',
  freeMember: 'Thành viên miễn phí',
  until: (day) => `Đã thanh toán đến ngày ${day}`,
  overdue: 'Thanh toán không thành công: vui lòng cập nhật thẻ',
  webhookOff: 'Webhook đã tắt',
  account: 'Tài khoản',
  conversation: 'Hội thoại',
  manageSubscription: 'Quản lý gói đăng ký',
  acceptTerms: 'Vui lòng chấp nhận Điều khoản sử dụng',
  termsTitle: 'Vui lòng chấp nhận Điều khoản sử dụng',
  termsText: 'Điều khoản có thể đã thay đổi từ lần cuối bạn chấp nhận. Vui lòng đọc ',
  termsTextAfter: '. Nếu bây giờ bạn không chấp nhận, chúng tôi sẽ hỏi lại vào lần sau.',
  termsAccept: 'Chấp nhận',
  termsLater: 'Để sau',
  termsFailed: {
    title: 'Không ghi nhận được việc bạn chấp nhận điều khoản',
    description: 'Vui lòng kiểm tra kết nối và thử lại.',
  },
  dialogTitle: `Đăng nhập vào ${brand.name}`,
  dialogText: 'Lưu và dịch văn bản, rồi mở trên mọi thiết bị.',
  dialogNote: 'Văn bản của bạn vẫn ở đây khi bạn quay lại.',
  dialogSandbox: 'Máy chủ này dùng trang đăng nhập thử nghiệm. Bạn không cần tài khoản thật.',
  continue: `Đăng nhập bằng ${brand.identityProvider}`,
  agreeBefore: 'Tôi chấp nhận ',
  agreeTerms: 'Điều khoản sử dụng',
  agreeBetween: ' và ',
  agreePrivacy: 'Cam kết quyền riêng tư',
  agreeAfter: '.',
  inEnglish: 'Cả hai văn bản đều bằng tiếng Anh.',
  settings: 'Cài đặt',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'Mời bạn bè',
  lead: `Với mỗi người tham gia qua liên kết của bạn, bạn nhận thêm ${slots} chỗ lưu và ${count(characters)} ký tự cho mỗi văn bản (tối đa ${maxInvitees} người).`,
  link: 'Liên kết riêng của bạn',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết',
  copyFailed: 'Không sao chép được liên kết. Hãy chọn và tự sao chép.',
  share: 'Chia sẻ…',
  shareTitle: brand.name,
  shareText: 'Biến lời nói thành văn bản, dịch và nghe đọc to.',
  invited: (value) => (value === 0 ? 'Chưa có ai tham gia' : `${count(value)} người đã tham gia`),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'Chưa có phần thưởng'
      : `Đã nhận +${count(extraSlots)} chỗ lưu và +${count(extraChars)} ký tự cho mỗi văn bản`,
  toEarn: (left) =>
    left === 0
      ? 'Bạn đã nhận đủ phần thưởng. Cảm ơn bạn đã giới thiệu!'
      : `Mời thêm ${count(left)} người để nhận thêm ${count(left * slots)} chỗ lưu và ${count(left * characters)} ký tự cho mỗi văn bản.`,
  unknown: 'Không tải được lời mời của bạn. Vui lòng thử lại sau.',
};
