import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'Bắt đầu ghi âm',
  stop: 'Dừng ghi âm',
  starting: 'Hủy ghi âm',
  stopping: 'Đang kết thúc ghi âm',
  paused: 'Đã tạm dừng ghi âm',
  unsupported: 'Trình duyệt này không hỗ trợ ghi âm',
  idleHint: 'Nhấn để ghi âm',
  idleHintAsking: 'Nhấn để ghi âm, rồi cho phép micrô',
  recordingHint: 'Đang ghi âm. Nhấn để dừng',
  startingHint: 'Đang bắt đầu…',
  startingHintAsking: 'Đang bắt đầu… Chọn “Cho phép” khi trình duyệt hỏi',
  slowHint: 'Đang chờ trình duyệt. Nhấn để hủy',
  stoppingHint: 'Đang xử lý những từ cuối…',
  writingHint: (phrases) => `Đang viết nốt ${count(phrases)} câu. Nhấn để ghi âm tiếp`,
  errorHint: 'Nhấn để thử lại',
  pausedHint: 'Văn bản đã đầy',
  unsupportedHint: 'Nhập hoặc dán văn bản ở trên',
  or: 'hoặc',
  space: 'Phím cách',
  microphone: 'Micrô',
  import: 'Nhập',
  elapsed: 'Thời gian ghi âm',
  announceStarted: 'Đã bắt đầu ghi âm',
  announceStopped: 'Đã dừng ghi âm',
  signInHint: 'Đăng nhập để ghi âm trong trình duyệt này',
  holdHint: 'Giữ để ghi âm',
  releaseHint: 'Đang ghi âm. Thả ra để dừng',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `Không khởi động được nhận dạng giọng nói: ${message}`,
  noResponse: 'không có phản hồi',
  startHelp: 'Đợi một chút rồi nhấn lại nút ghi âm. Nếu vẫn gặp lỗi, hãy tải lại trang.',
  silenceTitle: 'Đã dừng ghi âm',
  silenceHelp: 'Đã lâu chúng tôi không nghe thấy gì. Nhấn nút ghi âm để tiếp tục.',
  noResponseHelp:
    'Dịch vụ giọng nói của trình duyệt không phản hồi. Kiểm tra kết nối rồi nhấn lại nút ghi âm.',
  engineTitle: (code) => `Lỗi nhận dạng giọng nói: ${code}`,
  dictation: 'Bật Đọc chính tả (và Siri) trong cài đặt hệ thống rồi nhấn lại nút ghi âm.',
  serviceNotAllowed:
    'Trình duyệt này không cho trang web dùng dịch vụ giọng nói. Hãy thử Chrome, Edge hoặc Safari.',
  networkStopped:
    'Trình duyệt không kết nối được với dịch vụ giọng nói. Kiểm tra kết nối, hoặc thử Chrome, Edge hay Safari.',
  networkRetrying: 'Không kết nối được với dịch vụ giọng nói. Đang thử lại.',
  noMicrophone: 'Không tìm thấy micrô. Kiểm tra xem micrô đã được cắm và chọn trong cài đặt hệ thống chưa.',
  microphoneInUse:
    'Micrô đang được dùng, có thể ở một thẻ khác. Hãy dừng ghi âm ở đó rồi nhấn lại nút ghi âm.',
  languageNotSupported:
    'Trình duyệt này không nhận dạng được ngôn ngữ bạn chọn. Hãy chọn ngôn ngữ hoặc trình duyệt khác.',
  unknownHelp: 'Văn bản của bạn vẫn an toàn. Nhấn nút ghi âm để thử lại.',
  allowIos: 'Mở Cài đặt > Ứng dụng > Safari > Micrô, chọn “Cho phép” rồi nhấn lại nút ghi âm.',
  allowSafari: 'Trong menu Safari, chọn “Cài đặt cho trang web này”, cho phép micrô rồi nhấn lại nút ghi âm.',
  allowAndroid: 'Chạm vào biểu tượng cạnh địa chỉ, rồi chọn Quyền > Micrô > Cho phép và nhấn lại nút ghi âm.',
  allowDesktop: 'Nhấp vào biểu tượng cạnh địa chỉ, cho phép micrô rồi nhấn lại nút ghi âm.',
};

export const microphone: Texts<'microphone'> = {
  title: 'Micrô',
  choose: 'Chọn micrô khác',
  chooseAltText: 'Chọn một micrô khác',
  unnamed: 'micrô của bạn',
  noSound: (name) => ({
    title: `Không có âm thanh từ ${name}`,
    description: 'Hãy kiểm tra xem micrô đã bật và không bị tắt tiếng.',
  }),
  unplugged: (name) => ({
    title: 'Micrô của bạn đã bị rút ra',
    description: `Tiếp tục ghi âm bằng ${name}.`,
  }),
  recognition: 'Nhận dạng giọng nói',
  auto: 'Tự động',
  autoDetail: 'Dùng nhận dạng của trình duyệt nếu được, nếu không thì dùng máy chủ này.',
  browser: 'Trình duyệt này',
  browserDetail: 'Miễn phí và không giới hạn.',
  server: 'Máy chủ này',
  signIn: 'Đăng nhập để dùng.',
  left: (seconds) =>
    seconds < 60
      ? `Còn ${count(Math.floor(seconds))} giây lời nói`
      : `Còn ${count(Math.floor(seconds / 60))} phút lời nói`,
  allow: 'Cho phép truy cập micrô để xem mức âm thanh.',
  browserMicrophone: 'Trình duyệt dùng micrô được chọn trong cài đặt của chính nó.',
  now: {
    browser: `Hiện trình duyệt đang chuyển lời bạn nói thành văn bản. Trình duyệt có thể gửi âm thanh đến hãng phát triển nó. ${brand.name} không nhận và không giữ âm thanh đó.`,
    server:
      'Hiện máy chủ này và nhà cung cấp nhận dạng đang chuyển lời bạn nói thành văn bản. Âm thanh không được lưu giữ.',
  },
  change: 'Đổi trong Cài đặt',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'Đang nhận dạng trên máy chủ này',
  description:
    'Lời nói của bạn được gửi đến máy chủ này và nhà cung cấp nhận dạng để chuyển thành văn bản, và không được lưu giữ.',
};

const onThisDevice = 'Âm thanh chỉ có trên thiết bị này.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} giây lời nói chưa chuyển thành văn bản`
      : `${count(Math.round(seconds / 60))} phút lời nói chưa chuyển thành văn bản`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `Lời nói sẽ được chuyển thành văn bản khi kết nối được với máy chủ. ${onThisDevice}`,
    allowance: `Bạn đã dùng hết hạn mức nhận dạng. ${onThisDevice}`,
    'signed-out': `Đăng nhập để chuyển thành văn bản. ${onThisDevice}`,
    memory: `Máy chủ không đủ bộ nhớ để nhận dạng giọng nói. Mô hình nhỏ hơn cần ít hơn: npm run engines -- recognition:base. ${onThisDevice}`,
    full: 'Văn bản đã đầy. Hãy lưu hoặc xóa văn bản trước.',
  },
  unsavedTitle: 'Bộ nhớ của thiết bị này đã đầy',
  unsaved: 'Hãy giữ trang này mở cho đến khi lời nói được chuyển thành văn bản.',
  transcribe: 'Chuyển thành văn bản',
  download: 'Tải xuống',
  discard: 'Bỏ',
  fileName: 'ghi-am.wav',
  discardTitle: 'Bỏ đoạn ghi âm này?',
  discardText: 'Đoạn này chưa được chuyển thành văn bản và không có bản sao nào khác.',
  keep: 'Giữ lại',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'Trình duyệt này không ghi âm được',
  unsupportedToast:
    'Để ghi âm, vui lòng dùng Chrome, Edge hoặc Safari. Bạn vẫn có thể nhập hoặc dán văn bản ở đây.',
  deviceToast:
    'Hãy bật “Trên thiết bị này” để nhập bằng giọng nói tiếng Anh tại đây, hoặc dùng Chrome, Edge hoặc Safari.',
  turnOn: 'Bật',
  turnOnAlt: 'Bật “Trên thiết bị này”',
  pausedTitle: 'Đã tạm dừng ghi âm',
  pausedToast: 'Đã tạm dừng ghi âm vì văn bản đã đầy. Vui lòng lưu hoặc xóa văn bản hiện tại.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'Đã dịch trên máy chủ này.',
  translationMore: 'Văn bản của bạn không được gửi đi nơi nào khác.',
  recognition:
    'Lời nói của bạn được chuyển thành văn bản trên máy chủ này, không được lưu giữ hay gửi đi nơi nào khác.',
  voice: (name) => `${name}, giọng do AI tạo ra trên máy chủ này`,
  simpleVoice: (name) => `${name}, giọng tổng hợp đơn giản của máy chủ này`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'Dịch vụ giọng nói của trình duyệt chưa phản hồi',
  orServer: 'Bạn có thể chờ tiếp, hoặc để máy chủ này chuyển lời bạn nói thành văn bản.',
  orType: 'Bạn có thể chờ tiếp, hoặc nhấn nút để hủy.',
  server: 'Dùng máy chủ này',
  serverAlt: 'Để máy chủ này chuyển lời bạn nói thành văn bản',
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
