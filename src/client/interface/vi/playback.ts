import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'Nghe',
  playOf: { original: 'Nghe bản gốc', translation: 'Nghe bản dịch' },
  stop: 'Dừng',
  voice: 'Giọng',
  browserShort: 'Trình duyệt',
  preview: (name) => `Nghe thử ${name}`,
  stopPreview: (name) => `Dừng nghe thử ${name}`,
  tryOnce: 'thử 1 lần',
  premium: 'HD',
  aiVoices: 'Giọng HD do AI tạo ra, không phải bản ghi âm người thật.',
  started: 'Đang đọc to',
  estimate: (time) => `dài khoảng ${time}`,
  cost: (value, tooLittle) => `HD ${tooLittle ? 'cần' : 'dùng'} ${count(value)}`,
  onlyLeft: (value) => `, còn ${count(value)}`,
  unit: () => 'ký tự',
};

export const reading: Texts<'reading'> = {
  pause: 'Tạm dừng',
  resume: 'Tiếp tục',
  aiVoice: (name) => `${name}, giọng do AI tạo ra`,
  preparing: 'Đang chuẩn bị giọng đọc…',
  loadingVoice: (loaded, size) => `Đang tải giọng đọc… ${count(loaded)}/${count(size)} MB`,
  catchingUp: 'Đang chuẩn bị câu tiếp theo…',
  position: 'Vị trí',
  speed: 'Tốc độ',
  speedValue: (speed) => `${speed.toLocaleString('vi')}×`,
  download: 'Tải MP3',
  trialEnded: 'Bạn vừa dùng thử Iris miễn phí',
  trialEndedText: 'Giọng trình duyệt vẫn miễn phí và không giới hạn.',
  upgrade: 'Nâng cấp',
  signIn: 'Đăng nhập',
  upgradeHow: 'Nhấn “Nâng cấp” ở đầu trang',
  signInHow: 'Nhấn “Đăng nhập” ở đầu trang',
  hdLeft: (value) => `HD còn ${count(value)}`,
  hdLeftUnit: () => 'ký tự',
  left: '',
};

export const voices: Texts<'voices'> = {
  browserName: 'Giọng trình duyệt',
  descriptions: {
    browser: 'Trên thiết bị này, không giới hạn',
    alloy: 'Cân bằng và rõ ràng',
    ash: 'Ấm áp và điềm đạm',
    ballad: 'Giàu chất thơ, hợp kể chuyện',
    coral: 'Tươi sáng và thân thiện',
    echo: 'Bình tĩnh và chừng mực',
    fable: 'Kể chuyện sinh động',
    nova: 'Sôi nổi và trẻ trung',
    onyx: 'Trầm và đầy đặn',
    sage: 'Nhẹ nhàng và sâu lắng',
    shimmer: 'Trong trẻo và thanh thoát',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'Không có văn bản để đọc. Hãy nhập hoặc ghi âm trước.',
  'sign-in': 'Bạn cần đăng nhập trước.',
  'trial-sign-in': 'Đăng nhập để dùng thử Iris.',
  'premium-required': 'Giọng này thuộc gói Premium.',
  'trial-used': 'Bạn đã dùng thử Iris. Nâng cấp lên Premium để dùng không giới hạn.',
  'trial-too-long': 'Lượt dùng thử Iris giới hạn 50 ký tự (khoảng 8–10 từ).',
  'trial-check-failed': 'Không kiểm tra được trạng thái dùng thử Iris.',
  'trial-check-invalid': 'Phản hồi kiểm tra lượt dùng thử không hợp lệ.',
  'trial-check-unreachable': 'Không xác minh được lượt dùng thử Iris.',
  'speech-limit':
    'Vượt quá giới hạn ký tự. Gói Miễn phí có 50 ký tự mỗi ngày. Nâng cấp lên Premium để có 5.000 ký tự mỗi tháng.',
  unavailable: 'Dịch vụ đọc hiện không khả dụng. Vui lòng thử lại sau.',
  'browser-failed': 'Không đọc to được',
  'audio-failed': 'Lỗi khi phát âm thanh',
  stopped: 'Đã dừng đọc.',
  'tap-again': 'Trình duyệt cần bạn nhấn thêm lần nữa để phát âm thanh. Hãy nhấn lại “Nghe”.',
  'no-voice': 'Thiết bị này không có giọng cho ngôn ngữ này. Hãy thử giọng HD.',
  unsupported: 'Trình duyệt này không đọc to được. Hãy thử giọng HD.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'Không có gì để đọc',
  'sign-in': 'Đăng nhập để dùng giọng HD',
  'trial-sign-in': 'Thử Iris một lần',
  'premium-required': 'Giọng HD',
  'trial-used': 'Dùng thử Iris',
  'trial-too-long': 'Dùng thử Iris',
  'trial-check-failed': 'Dùng thử Iris',
  'trial-check-invalid': 'Dùng thử Iris',
  'trial-check-unreachable': 'Dùng thử Iris',
  'speech-limit': 'Không đủ ký tự HD',
  'no-voice': 'Không tìm thấy giọng',
  unsupported: 'Không có giọng trình duyệt',
  'tap-again': 'Nhấn thêm lần nữa',
};
