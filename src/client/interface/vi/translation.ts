import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

export const translation: Texts<'translation'> = {
  toggle: 'Dịch',
  swap: 'Đổi ngôn ngữ',
  swapTitle: 'Thay văn bản bằng bản dịch?',
  swapText: 'Bản dịch trở thành văn bản, còn văn bản bạn đã sửa trở thành bản dịch.',
  swapConfirm: 'Đổi',
  swapCancel: 'Giữ văn bản của tôi',
  pane: 'Bản dịch',
  empty: 'Bản dịch sẽ hiện ở đây.',
  switchedOff: 'Bật “Dịch” để đọc bằng ngôn ngữ khác.',
  left: (remaining, tier) =>
    tier === 'free' ? `hôm nay còn ${count(remaining)} bản dịch` : count(remaining),
  leftUnit: () => 'ký tự',
  leftFor: 'để dịch',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'Chúng tôi sẽ dịch khi bạn dừng ghi âm.',
  running: 'Đang dịch…',
  cancel: 'Hủy',
  cancelled: 'Đã hủy dịch.',
  failed: 'Không dịch được văn bản này.',
  again: 'Dịch ngay',
  outdated: 'Bản dịch đã cũ: bạn đã sửa văn bản.',
  copy: 'Sao chép bản dịch',
  copied: 'Đã sao chép bản dịch',
  notCopied: 'Không sao chép được',
  notCopiedText: 'Trình duyệt đã chặn. Hãy chọn bản dịch và tự sao chép.',
  characters: (value) => `${count(value)} ký tự`,
  sameLanguage: (name) => `Văn bản này đã là ${name}. Hãy chọn ngôn ngữ khác để dịch sang.`,
  complete: 'Đã dịch xong',
  completeIn: (name) => `Ngôn ngữ của bản dịch: ${name}.`,
  signInTitle: 'Cần đăng nhập',
  signIn: 'Vui lòng đăng nhập để dùng tính năng dịch.',
  signInAction: 'Đăng nhập',
  signInAlt: 'Đăng nhập để dịch',
  errorTitle: 'Lỗi dịch',
  error: 'Đã xảy ra lỗi khi dịch văn bản. Vui lòng thử lại sau.',
  limitPanel: 'Đã hết lượt dịch',
  limitPanelFree: 'Bạn đã dùng hết lượt dịch miễn phí hôm nay. Bạn sẽ có lượt mới lúc nửa đêm (UTC).',
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Văn bản này dài hơn ${count(remaining)} ký tự bạn còn lại trong kỳ này.`
        : 'Bạn đã dùng hết ký tự của kỳ này.';
    return renewsAt ? `${left} Làm mới vào ${date(renewsAt)}.` : left;
  },
  limitToast: 'Đã hết lượt dịch hôm nay',
  limitToastText: 'Nâng cấp lên Premium để dịch thêm hôm nay.',
  upgrade: 'Nâng cấp',
  upgradeAlt: 'Nâng cấp lên Premium để dịch nhiều hơn',
  knownLimitTitle: 'Đã đạt giới hạn ngày',
  knownLimit: (limit) => `Bạn đã dùng hết ${count(limit)} bản dịch hôm nay.`,
  sentence: 'Câu',
  translateBack: 'Dịch ngược',
  backCost: (value) => `${count(value)} ký tự`,
  backTitle: (name) => `Người đọc sẽ hiểu là (${name})`,
  backUsed: (value) => `Đã dùng ${count(value)} ký tự`,
  copySentence: 'Sao chép câu',
  playSentence: 'Nghe câu này',
  sandbox: 'Không phải bản dịch thật.',
  sandboxMore: 'Môi trường thử chỉ gắn nhãn văn bản. Hãy kết nối nhà cung cấp dịch để có bản dịch thật.',
  onDevice: 'Dịch trên thiết bị của bạn.',
  onDeviceMore: 'Không có gì được gửi đi và không tính vào giới hạn.',
  offOnDevice:
    'Trình duyệt chưa dịch được nội dung này trên thiết bị của bạn. Không có gì được gửi đi vì “Trên thiết bị này” đang bật.',
  deviceOffer: 'Trình duyệt có thể dịch miễn phí ngay trên thiết bị của bạn.',
  deviceDownload: 'Tải xuống và dịch',
  downloading: (share) => `Đang tải ngôn ngữ: ${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Thời điểm dịch',
  afterRecording: 'Sau khi ghi âm',
  whileSpeaking: 'Trong khi nói',
  translateWhileSpeaking: 'Dịch trong khi nói',
  needs: 'Dịch trong khi nói cần Premium hoặc tính năng dịch trên thiết bị.',
  upgrade: 'Nâng cấp',
  upgradeAlt: 'Nâng cấp lên Premium để dịch trong khi nói',
};
