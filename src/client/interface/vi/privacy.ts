import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} ký tự`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} giây`;

export const sent: Texts<'sent'> = {
  title: 'Những gì đã gửi từ thiết bị này',
  text: 'Danh sách này chỉ lưu trong trình duyệt này và không chứa nội dung của bạn.',
  today: 'Hôm nay',
  clear: 'Xóa',
  cleared: 'Đã xóa danh sách',
  empty: 'Hôm nay không có văn bản hay lời nói nào rời thiết bị này.',
  titles: {
    translation: 'Dịch',
    speech: 'Lời nói',
    browserSpeech: 'Lời nói',
    hdVoice: 'Giọng HD',
    browserVoice: 'Đọc to',
    save: 'Lưu',
    live: 'Phụ đề trực tiếp',
    other: 'Dữ liệu khác',
  },
  tidy: 'Trau chuốt',
  words: 'Từ điển của tôi',
  deviceOn: 'Đã bật “Trên thiết bị này”',
  deviceOff: 'Đã tắt “Trên thiết bị này”',
  stopped: (title) => `${title}: đã chặn`,
  nothingSent: 'Không có gì được gửi đi vì lúc đó “Trên thiết bị này” đang bật.',
  voice: (name) => `Giọng HD ${name}`,
  details: {
    translation: (value) => `${characters(value)}, đến nhà cung cấp dịch`,
    speech: (value) => `${seconds(value)}, đến máy chủ này và nhà cung cấp nhận dạng`,
    ownSpeech: (value) => `${seconds(value)}, đến máy chủ này`,
    browserSpeech: (value) => `${seconds(value)}, đến dịch vụ giọng nói của trình duyệt`,
    hdVoice: (value) => `${characters(value)}, đến nhà cung cấp giọng HD`,
    browserVoice: (value) => `${characters(value)}, đến dịch vụ đọc của trình duyệt`,
    save: (value) => `${characters(value)}, đến máy chủ này`,
    live: (value) => `${characters(value)}, đến máy chủ này`,
    other: (value) => `${characters(value)}, đến máy chủ này`,
  },
};

export const device: Texts<'device'> = {
  title: 'Trên thiết bị này',
  text: 'Những gì bạn nói và viết ở lại trên thiết bị này.',
  search: 'ngoại tuyến offline riêng tư không có mạng internet',
  recognition: 'Trình duyệt nhận dạng giọng nói trên thiết bị này.',
  ownRecognition: 'Công cụ trên máy tính này nhận dạng giọng nói.',
  inBrowserRecognition:
    'Trang này nhận dạng tiếng Anh trên thiết bị này. Trang không nhận dạng được ngôn ngữ khác.',
  noRecognition:
    'Ghi âm đang tắt: trình duyệt này không nhận dạng được giọng nói trên thiết bị này. Hãy thử Chrome 139 trở lên trên máy tính.',
  translation: 'Trình duyệt dịch trên thiết bị này.',
  noTranslation:
    'Tính năng dịch đang tắt: trình duyệt này không dịch được trên thiết bị này. Hãy thử Chrome 138 trở lên trên máy tính.',
  pageTranslation:
    'Trang này dịch trên thiết bị này giữa tiếng Anh, Tây Ban Nha, Pháp, Đức, Bồ Đào Nha và Ý. Những gì cần thiết chỉ tải về một lần.',
  voices: 'Chỉ các giọng đã cài trên thiết bị này mới đọc to.',
  hdVoices: 'Giọng HD đang tắt vì cần kết nối mạng.',
  imports: 'Không nhập được đoạn ghi âm vì cần máy chủ. Tệp văn bản vẫn nhập được.',
  sharing: 'Không chia sẻ được bản sao bằng liên kết vì cần máy chủ.',
  live: 'Phụ đề trực tiếp vẫn dùng được, nhưng gửi những gì bạn nói đến máy chủ trong khi bạn chia sẻ.',
  saving: 'Văn bản đã lưu nằm trong trình duyệt này. Văn bản trong tài khoản của bạn không hiển thị.',
  plan: 'Tài khoản và gói của bạn vẫn giữ nguyên, chỉ là không được dùng khi bật chế độ này, nên huy hiệu và giới hạn của gói được ẩn đi.',
  question: 'Bật “Trên thiết bị này”?',
  turnOn: 'Bật',
  cancel: 'Hủy',
  mayDelete:
    'Trình duyệt này có thể xóa văn bản đã lưu nếu bạn không dùng trang web này trong một tuần. Hãy xuất những văn bản bạn muốn giữ.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Không có gì được gửi đi vì “Trên thiết bị này” đang bật.',
  missing: 'Văn bản này không có trên thiết bị này.',
  full: 'Bộ nhớ của thiết bị này đã đầy. Hãy xuất văn bản, hoặc xóa đoạn ghi âm hay văn bản đã lưu để có thêm chỗ.',
  makeRoom: 'Tạo thêm chỗ',
  makeRoomAlt: 'Mở Cài đặt để xóa đoạn ghi âm',
};
