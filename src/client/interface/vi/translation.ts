import type { Texts } from '../translations.ts';
import { count, date, inSentence, percent } from './formats.ts';

export const translation: Texts<'translation'> = {
  toggle: 'Dịch',
  swap: 'Đổi ngôn ngữ',
  pane: 'Bản dịch',
  empty: 'Bản dịch sẽ hiện ở đây.',
  switchedOff: 'Bật “Dịch” để đọc bằng ngôn ngữ khác.',
  left: (remaining, tier) =>
    tier === 'free' ? `Hôm nay còn ${count(remaining)} lượt dịch` : `Còn ${count(remaining)}`,
  leftUnit: () => 'ký tự',
  leftFor: 'để dịch',
};

export const swapping: Texts<'swapping'> = {
  title: 'Thay văn bản bằng bản dịch?',
  text: 'Bản dịch trở thành văn bản, còn văn bản bạn đã sửa trở thành bản dịch.',
  confirm: 'Đổi',
  cancel: 'Giữ văn bản của tôi',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'Chúng tôi sẽ dịch khi bạn dừng ghi âm.',
  running: 'Đang dịch…',
  cancel: 'Hủy',
  cancelled: 'Đã hủy dịch.',
  failed: 'Không dịch được văn bản này.',
  again: 'Dịch ngay',
  outdated: 'Bản dịch đã cũ: bạn đã sửa văn bản.',
  copied: 'Đã sao chép bản dịch',
  notCopied: 'Không sao chép được',
  notCopiedText: 'Trình duyệt đã chặn. Hãy chọn bản dịch và tự sao chép.',
  sameLanguage: (name) => `Văn bản này đã là ${inSentence(name)}. Hãy chọn ngôn ngữ khác để dịch sang.`,
  complete: 'Đã dịch xong',
  completeIn: (name) => `Văn bản của bạn đã được dịch sang ${inSentence(name)}.`,
  signInTitle: 'Cần đăng nhập',
  signIn: 'Vui lòng đăng nhập để dùng tính năng dịch.',
  signInAction: 'Đăng nhập',
  signInAlt: 'Đăng nhập để dịch',
  errorTitle: 'Lỗi khi dịch',
  error: 'Đã xảy ra lỗi khi dịch văn bản. Vui lòng thử lại sau.',
  limitPanel: 'Đã hết lượt dịch',
  limitPanelFree: (time) => `Bạn đã dùng hết lượt dịch miễn phí hôm nay. Bạn sẽ có lượt mới lúc ${time}.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Văn bản này dài hơn số ký tự bạn còn lại trong kỳ này (${count(remaining)}).`
        : 'Bạn đã dùng hết ký tự của kỳ này.';
    return renewsAt ? `${left} Làm mới vào ngày ${date(renewsAt)}.` : left;
  },
  limitToast: 'Đã hết lượt dịch hôm nay',
  limitToastText: 'Nâng cấp lên Premium để dịch thêm hôm nay.',
  upgrade: 'Nâng cấp',
  upgradeAlt: 'Nâng cấp lên Premium để dịch nhiều hơn',
  knownLimitTitle: 'Đã đạt giới hạn hôm nay',
  knownLimit: (limit) => `Bạn đã dùng hết ${count(limit)} lượt dịch hôm nay.`,
  sentence: 'Câu',
  translateBack: 'Dịch ngược',
  backCost: (value) => `${count(value)} ký tự`,
  backTitle: (name) => `Bản dịch của bạn nói gì, bằng ${inSentence(name)}`,
  backUsed: (value) => `Đã dùng ${count(value)} ký tự`,
  copySentence: 'Sao chép câu',
  playSentence: 'Nghe câu này',
  sandbox: 'Không phải bản dịch thật.',
  sandboxMore: 'Môi trường thử chỉ gắn nhãn văn bản. Hãy kết nối nhà cung cấp dịch để có bản dịch thật.',
  onDevice: 'Đã dịch trên thiết bị này.',
  onDeviceMore: 'Không có gì được gửi đi và không tính vào giới hạn.',
  offOnDevice:
    'Trình duyệt chưa dịch được văn bản này trên thiết bị này. Không có gì được gửi đi vì “Trên thiết bị này” đang bật.',
  deviceOffer: 'Trình duyệt có thể dịch văn bản này miễn phí ngay trên thiết bị này.',
  deviceDownload: 'Tải xuống và dịch',
  deviceDownloadSize: (megabytes) => `Tải xuống ${count(megabytes)} MB và dịch`,
  downloading: (share) => `Đang tải gói ngôn ngữ: ${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Thời điểm dịch',
  afterRecording: 'Sau khi ghi âm',
  whileSpeaking: 'Trong khi nói',
  needs: 'Dịch trong khi nói cần Premium hoặc tính năng dịch trên thiết bị.',
};
