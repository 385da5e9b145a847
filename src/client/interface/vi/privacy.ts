import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} ký tự`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} giây`;

export const sent: Texts<'sent'> = {
  title: 'Dữ liệu đã rời thiết bị này',
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
  words: 'Từ của tôi',
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
