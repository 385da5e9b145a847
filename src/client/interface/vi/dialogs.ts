import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const about: Texts<'about'> = {
  title: `Giới thiệu ${brand.name}`,
  lead: 'Ở Hy Lạp cổ đại, người hát rong sử thi (rhapsode) đi từ thành này sang thành khác, ngâm thơ cho những người chẳng bao giờ có dịp đọc.',
  paragraphs: (voices) => [
    `${brand.name} làm điều tương tự với lời của bạn. Hãy nói bằng bất kỳ ngôn ngữ nào trong 18 ngôn ngữ và xem lời hiện ra thành chữ. Sau đó bạn có thể sửa, dịch, lưu hoặc nghe đọc to bằng trình duyệt hay một trong ${voices} giọng HD.`,
    'Giọng HD do AI tạo ra, không phải bản ghi âm người thật. Trình duyệt của bạn hoặc máy chủ của chúng tôi chuyển lời nói thành văn bản, và chúng tôi không lưu giữ âm thanh.',
  ],
  contact: 'Bạn có câu hỏi, vấn đề hay ý tưởng?',
  write: 'Viết cho chúng tôi',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: 'Đã hết chỗ lưu',
  reached: (tier) =>
    tier === 'free'
      ? 'Bạn đã dùng hết chỗ lưu miễn phí. Nâng cấp lên Premium để có thêm.'
      : 'Bạn đã dùng hết chỗ lưu của Premium. Vui lòng liên hệ bộ phận hỗ trợ nếu cần thêm.',
  kept: 'Văn bản của bạn vẫn còn ở thẻ Ghi âm. Bạn cũng có thể xóa một văn bản đã lưu để có chỗ.',
  over: (excess) => `Văn bản của bạn vẫn còn ở thẻ Ghi âm. Xóa ${count(excess)} văn bản đã lưu để lưu tiếp.`,
  view: 'Xem mục đã lưu',
  upgrade: 'Nâng cấp',
  contact: 'Liên hệ hỗ trợ',
};

export const signOut: Texts<'signOut'> = {
  title: 'Giữ văn bản này trên thiết bị?',
  text: 'Bạn chưa lưu văn bản này. Nếu giữ lại, bất kỳ ai dùng trình duyệt này đều có thể đọc sau khi bạn đăng xuất.',
  keep: 'Giữ văn bản và đăng xuất',
  clear: 'Xóa văn bản và đăng xuất',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: 'Giữ hội thoại trên thiết bị này?',
  text: 'Nếu giữ lại, bất kỳ ai dùng trình duyệt này đều có thể đọc sau khi bạn đăng xuất.',
  keep: 'Giữ hội thoại và đăng xuất',
  clear: 'Xóa hội thoại và đăng xuất',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: 'Giữ văn bản và hội thoại trên thiết bị này?',
  text: 'Nếu giữ lại, bất kỳ ai dùng trình duyệt này đều có thể đọc sau khi bạn đăng xuất.',
  keep: 'Giữ cả hai và đăng xuất',
  clear: 'Xóa cả hai và đăng xuất',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `Cho phép ${brand.name} chuyển lời nói của bạn thành văn bản?`,
  text: `Trình duyệt này không có nhận dạng giọng nói, nhưng ${brand.name} có thể chuyển lời bạn nói thành văn bản.`,
  where: 'Lời nói của bạn được gửi đến máy chủ này và nhà cung cấp nhận dạng.',
  kept: 'Máy chủ không lưu giữ âm thanh. Thiết bị này giữ một bản sao cho đến khi chuyển xong thành văn bản.',
  allowance: {
    free: (minutes) => `Miễn phí ${minutes} phút lời nói mỗi ngày.`,
    premium: (minutes) => `Mỗi kỳ thanh toán có sẵn ${minutes} phút lời nói.`,
  },
  start: 'Bắt đầu ghi âm',
  type: 'Tôi sẽ gõ văn bản',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'Phím tắt',
  lead: 'Dùng được ở thẻ Ghi âm.',
  record: 'Bắt đầu hoặc dừng ghi âm, hoặc giữ để ghi (khi không nhập chữ)',
  recordInText: 'Bắt đầu hoặc dừng ghi âm (bất cứ lúc nào)',
  undo: 'Hoàn tác (khi nhập chữ)',
  redo: 'Làm lại (khi nhập chữ)',
  toast: 'Đến thông báo',
  sheet: 'Hiện danh sách này',
  space: 'Phím cách',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
  save: 'Lưu (khi không nhập chữ)',
  play: 'Nghe hoặc dừng (khi không nhập chữ)',
  copy: 'Sao chép (khi không nhập chữ)',
  translate: 'Bật hoặc tắt dịch (khi không nhập chữ)',
  find: 'Tìm trong văn bản',
};

export const personal: Texts<'personal'> = {
  full: () => 'Không còn chỗ để lưu thêm văn bản. Hãy xóa bớt hoặc tăng giới hạn trong PERSONAL_LIMITS.',
  tooLong: (_tier, excess) => `Quá dài để lưu: hãy bỏ ${count(excess)} ký tự`,
  signOut: 'Đăng xuất',
  people: 'Người dùng',
  switchFailed: 'Không kết nối được với máy chủ. Vui lòng thử lại.',
  about: `Giới thiệu ${brand.name}`,
  stillHere: 'Văn bản của bạn vẫn còn ở thẻ Ghi âm.',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `Đăng nhập | ${brand.name}`,
  description: `Đăng nhập vào ${brand.name}.`,
};

export const password: Texts<'password'> = {
  title: `Đăng nhập vào ${brand.name}`,
  password: 'Mật khẩu',
  submit: 'Đăng nhập',
  identity: 'Đăng nhập bằng tài khoản của bạn',
  problems: {
    wrong: 'Mật khẩu không đúng. Vui lòng thử lại.',
    wait: (time) => `Bạn đã thử quá nhiều lần. Vui lòng thử lại ${time}.`,
    cancelled: 'Bạn đã hủy đăng nhập.',
    failed: 'Đã xảy ra lỗi khi đăng nhập. Vui lòng thử lại.',
    'not-allowed': 'Tài khoản đó không có quyền truy cập máy chủ này.',
  },
};

export const saveConflict: Texts<'saveConflict'> = {
  title: 'Đã sửa ở nơi khác',
  text: 'Văn bản này cũng đã được sửa trong một thẻ khác hoặc trên một thiết bị khác. Bạn muốn giữ phiên bản nào?',
  other: 'Phiên bản kia',
  mine: 'Giữ bản của tôi',
  theirs: 'Giữ bản kia',
  both: 'Giữ cả hai',
};
