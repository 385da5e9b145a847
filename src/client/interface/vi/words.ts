import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence } from './formats.ts';

export const dictionary: Texts<'dictionary'> = {
  title: 'Từ của tôi',
  open: 'Mở Từ của tôi',
  lead: `Tên riêng và thuật ngữ mà ${brand.name} phải luôn viết, dịch và đọc đúng.`,
  search: 'Tìm kiếm',
  searchLabel: 'Tìm trong từ của tôi',
  add: 'Thêm từ',
  more: 'Tùy chọn khác',
  importCsv: 'Nhập CSV…',
  exportCsv: 'Xuất CSV',
  fileName: 'tu-cua-toi.csv',
  written: 'Viết là',
  heard: 'Đôi khi nghe thành',
  heardHint: 'Nhập một từ và nhấn Enter',
  removeHeard: (form) => `Bỏ ${form}`,
  translations: 'Trong bản dịch',
  spoken: 'Đọc là',
  spokenOptional: 'Đọc là (không bắt buộc)',
  listen: 'Nghe thử',
  normal: 'Bình thường',
  translateNormally: 'Dịch bình thường',
  translatedNormally: 'Dịch bình thường',
  neverTranslate: 'Không bao giờ dịch',
  neverTranslated: 'Không bao giờ dịch',
  fixed: 'Dịch là…',
  language: 'Ngôn ngữ',
  translation: 'Bản dịch',
  addLanguage: 'Thêm ngôn ngữ',
  removeTranslation: 'Bỏ bản dịch này',
  asWritten: 'Như cách viết',
  heardAs: (forms) => `Nghe thành ${forms}`,
  edit: (word) => `Sửa ${word}`,
  remove: (word) => `Xóa ${word}`,
  delete: 'Xóa',
  cancel: 'Hủy',
  save: 'Lưu',
  newWord: 'Thêm từ',
  editWord: 'Sửa từ',
  empty: `Chưa có từ nào. Hãy thêm một tên mà ${brand.name} viết sai.`,
  nothingFound: 'Không có từ nào khớp với tìm kiếm.',
  count: (value, limit) => `${count(value)}/${count(limit)} từ`,
  withAccount: 'Lưu trong tài khoản của bạn',
  onDevice: 'Lưu trên thiết bị này',
  full: (limit) => `Danh sách đã đầy: tối đa ${count(limit)} từ. Hãy xóa một từ để thêm từ khác.`,
  exists: 'Từ này đã có trong danh sách.',
  deleted: 'Đã xóa từ',
  undo: 'Hoàn tác',
  undoAlt: 'Khôi phục từ',
  imported: (value) => `Đã nhập ${count(value)} từ`,
  importedNote: (skipped, left) =>
    [
      skipped > 0 && `Đã bỏ qua ${count(skipped)} dòng không hợp lệ.`,
      left > 0 && `Chưa nhập ${count(left)} từ vì danh sách đã đầy.`,
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'Không đọc được tệp này',
  importFailedText: 'Vui lòng chọn tệp CSV.',
  loadFailed: 'Không tải được từ của bạn.',
  notSaved: 'Từ của bạn chưa được lưu',
  notSavedText: 'Vui lòng kiểm tra kết nối và thử lại.',
  changedElsewhere: 'Từ của bạn cũng đã được sửa trên thiết bị khác',
  changedElsewhereText: 'Thay đổi của bạn đã được thêm vào phiên bản mới nhất.',
  tryAgain: 'Thử lại',
  importOffer: (value) => `Thêm ${count(value)} từ trên thiết bị này vào tài khoản của bạn?`,
  importConfirm: 'Thêm',
  importDecline: 'Xóa khỏi thiết bị này',
  learn: (word, heard) => ['Luôn viết ', word, ' thay cho ', heard, '?'],
  always: 'Luôn luôn',
  notNow: 'Để sau',
  learned: (word) => `Đã thêm ${word} vào Từ của tôi`,
};

export const device: Texts<'device'> = {
  title: 'Trên thiết bị này',
  text: 'Lời nói và văn bản của bạn không rời thiết bị này.',
  recognition: 'Trình duyệt nhận dạng giọng nói trên thiết bị này.',
  ownRecognition: 'Công cụ trên máy tính này nhận dạng giọng nói.',
  inBrowserRecognition:
    'Trang này nhận dạng tiếng Anh trên thiết bị này. Trang không nhận dạng được ngôn ngữ khác.',
  noRecognition:
    'Ghi âm đang tắt: trình duyệt này không nhận dạng được giọng nói trên thiết bị này. Hãy thử Chrome 139 trở lên trên máy tính.',
  translation: 'Trình duyệt dịch trên thiết bị này.',
  ownTranslation: 'Công cụ trên máy tính này thực hiện dịch.',
  noTranslation:
    'Tính năng dịch đang tắt: trình duyệt này không dịch được trên thiết bị này. Hãy thử Chrome 138 trở lên trên máy tính.',
  voices: 'Chỉ dùng các giọng đã cài trên thiết bị này. Giọng HD đang tắt vì cần kết nối mạng.',
  saving: 'Văn bản đã lưu nằm trong trình duyệt này. Văn bản trong tài khoản của bạn không hiển thị.',
  mayDelete:
    'Trình duyệt này có thể xóa văn bản đã lưu nếu bạn không dùng trang web này trong một tuần. Hãy xuất những văn bản bạn muốn giữ.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Không có gì được gửi đi vì “Trên thiết bị này” đang bật.',
  missing: 'Văn bản này không có trên thiết bị này.',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'Ghi âm đang tắt',
  unsupported:
    'Trình duyệt này không nhận dạng được giọng nói trên thiết bị này. Hãy thử Chrome 139 trở lên trên máy tính.',
  unavailable: (language) =>
    `Trình duyệt này không nhận dạng được ${inSentence(language)} trên thiết bị này. Hãy chọn ngôn ngữ khác hoặc tắt “Trên thiết bị này”.`,
  englishOnly:
    'Trên thiết bị này, trình duyệt này chỉ nhận dạng được tiếng Anh. Hãy chọn tiếng Anh hoặc tắt “Trên thiết bị này”.',
  missing: (language) => `${language} chưa có trên thiết bị này`,
  missingText: 'Trình duyệt cần tải gói ngôn ngữ một lần. Lời bạn nói vẫn ở lại trên thiết bị này.',
  engineText: (megabytes) =>
    `Cần tải xuống ${megabytes} MB. Bạn chỉ cần tải một lần, sau đó có thể ghi âm cả khi không có mạng. Lời bạn nói vẫn ở lại trên thiết bị này.`,
  download: 'Tải xuống',
  downloadAlt: (language) => `Tải ${inSentence(language)} để nhận dạng giọng nói`,
  downloading: (language) => `Đang tải ${inSentence(language)}…`,
  downloadingText: 'Trình duyệt đang tải gói ngôn ngữ. Chúng tôi sẽ báo khi đã sẵn sàng.',
  ready: (language) => `${language} đã sẵn sàng`,
  readyText: 'Nhấn nút ghi âm để bắt đầu.',
  failed: (language) => `Không tải được ${inSentence(language)}`,
  failedText: 'Vui lòng kiểm tra kết nối và thử lại.',
};
