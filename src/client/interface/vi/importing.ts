import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# giây',
  minute: '# phút',
  hour: '# giờ',
});

const unchanged = 'Văn bản của bạn không thay đổi và không tốn phút nào.';
const readable = `${brand.name} đọc được WAV, MP3, M4A, OGG, WebM, FLAC, MP4 và MOV, cùng văn bản TXT, Markdown, SRT, VTT hoặc Word.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} không có nội dung`,
    text: () => `Tệp này trống. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `Không đọc được ${name}`,
    text: () => `Tệp này không phải đoạn ghi âm cũng không phải văn bản. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} không có phụ đề`,
    text: () =>
      `Tệp không có mốc thời gian phụ đề. Đổi đuôi tệp thành .txt để nhập như văn bản. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} không có âm thanh`,
    text: () => `Tệp có hình nhưng không có âm thanh, nên không có gì để chuyển thành văn bản. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `Không có lời nói trong ${name}`,
    text: () => `Chúng tôi đã kiểm tra toàn bộ tệp và không thấy lời nói nào. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} được bảo vệ`,
    text: () => `Tệp đã được mã hóa nên chỉ ứng dụng gốc mới mở được. ${unchanged}`,
  },
  codec: {
    title: (name) => `Trình duyệt này không phát được ${name}`,
    text: (codec) =>
      `Âm thanh của tệp ở định dạng ${codec ? `${codec} ` : ''}mà trình duyệt này không giải mã được. Hãy thử trình duyệt khác, hoặc chuyển tệp sang MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} bị hỏng`,
    text: () => `Một phần của tệp bị thiếu hoặc hỏng. Hãy thử sao chép hoặc tải lại tệp. ${unchanged}`,
  },
  overstated: {
    title: (name) => `Không đọc được ${name}`,
    text: () =>
      `Tệp này ghi rằng nó chứa nhiều âm thanh hơn hẳn mức mà dung lượng của nó có thể chứa. Hãy thử sao chép hoặc tải lại tệp. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} quá lớn`,
    text: () => `Đoạn ghi âm tối đa 2 GB, văn bản tối đa 20 MB. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Thả để nhập',
  title: (name) => `Nhập ${name}`,
  measuring: (share) => `Đang tìm lời nói… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `Dài ${duration(lengthSeconds)}, trong đó ${duration(speechSeconds)} là lời nói. Sẽ thành ${parts === 1 ? '' : 'khoảng '}${count(parts)} phần.`,
  uses: (seconds) => `Dùng ${duration(seconds)}`,
  left: (left, limit) => `Còn ${fullMinutes(left)}/${fullMinutes(limit)} phút`,
  silence: 'Không tính khoảng lặng.',
  where:
    'Lời nói được gửi đến máy chủ này và nhà cung cấp nhận dạng để chuyển thành văn bản, và không được lưu giữ ở đó. Tệp vẫn nằm trong trình duyệt này.',
  onServer:
    'Lời nói được chuyển thành văn bản trên máy chủ này, không được lưu giữ hay gửi đi nơi nào khác. Tệp vẫn nằm trong trình duyệt này.',
  needsMore: (seconds, left) => `Cần ${duration(seconds)} nhưng bạn chỉ còn ${fullMinutes(left)} phút`,
  needsMoreText:
    'Chúng tôi sẽ chuyển thành văn bản trong hạn mức còn lại. Phần chưa chuyển vẫn ở trên thiết bị này.',
  upgrade: 'Nâng cấp',
  language: 'Ngôn ngữ được nói',
  import: 'Nhập',
  cancel: 'Hủy',
  close: 'Đóng',
  another: 'Chọn tệp khác',
  signInTitle: 'Đăng nhập để nhập đoạn ghi âm',
  signIn: 'Đăng nhập',
  signInAlt: 'Đăng nhập để nhập đoạn ghi âm',
  notOffered: 'Máy chủ này không chuyển được đoạn ghi âm thành văn bản. Bạn vẫn có thể nhập tệp văn bản.',
  onDevice: 'Hãy tắt “Trên thiết bị này” để nhập đoạn ghi âm. Bạn vẫn có thể nhập tệp văn bản.',
  elsewhere: 'Một thẻ khác đang nhập tệp. Hãy hoàn tất hoặc gỡ lần nhập đó trước.',
  failed: 'Không nhập được tệp. Vui lòng thử lại.',
  imported: (name) => `Đã nhập ${name}`,
  lost: 'Tệp được chia sẻ chưa đến nơi. Vui lòng chia sẻ lại.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `Đang chuyển ${name} thành văn bản`,
  progress: (done, total) => `${fullMinutes(done)}/${roundMinutes(total)} phút`,
  timeLeft: (seconds) => ` · còn khoảng ${duration(seconds)}`,
  paused: 'Đã tạm dừng',
  hold: {
    offline: 'Đang chờ mạng',
    failed: 'Có lời nói chưa nhận dạng được',
    allowance: 'Bạn đã dùng hết hạn mức nhận dạng',
    'signed-out': 'Đăng nhập để tiếp tục',
    memory: 'Không đủ bộ nhớ. Mô hình nhỏ hơn cần ít hơn: npm run engines -- recognition:base',
  },
  kept: 'Văn bản đã có vẫn được giữ, và phần còn lại của bản ghi ở trên thiết bị này.',
  renewsDaily: (time) => `Hạn mức làm mới lúc ${time}.`,
  renewsOn: (day) => `Hạn mức làm mới vào ngày ${date(day)}.`,
  unsaved: 'Hãy giữ trang này mở: tệp quá lớn để lưu trên thiết bị này.',
  pause: 'Tạm dừng',
  resume: 'Tiếp tục',
  retry: 'Thử lại',
  cancel: 'Hủy',
  cancelTitle: 'Dừng chuyển thành văn bản?',
  cancelText: 'Văn bản đã có vẫn được giữ lại.',
  stop: 'Dừng',
  keep: 'Tiếp tục',
  damaged: (seconds) =>
    `Tệp bị hỏng sau ${duration(seconds)}. Mọi thứ trước đó đã được chuyển thành văn bản.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, phần ${count(part)}/${count(parts)}`,
  coming: (value) => `· còn ${count(value)} phần nữa`,
  all: 'Tất cả các phần',
  previous: 'Phần trước',
  next: 'Phần sau',
  item: (part) => `Phần ${count(part)}`,
  saved: 'Đã lưu',
  saveAll: 'Lưu tất cả các phần',
  saveFinished: 'Lưu các phần đã xong',
  unfinished: 'Phần cuối chưa xong.',
  exportAll: 'Xuất tất cả các phần…',
  listen: 'Nghe đoạn ghi âm',
  stopListening: 'Dừng nghe',
  cantPlay: 'Không phát được đoạn ghi âm',
  turns: 'Hiện ai đang nói',
  remove: 'Gỡ tệp đã nhập…',
  removeTitle: (name) => `Gỡ ${name}?`,
  removeText: 'Đoạn ghi âm và các phần bạn chưa lưu sẽ bị xóa khỏi thiết bị này.',
  removeConfirm: 'Gỡ',
  keep: 'Giữ lại',
  savedAll: (value) => `Đã lưu ${count(value)} phần`,
  savedSome: (saved, value) =>
    `Đã lưu ${count(saved)}/${count(value)} phần. Các phần còn lại vẫn ở trên thiết bị này.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'Mở tệp này?',
  text: 'Một ứng dụng hoặc trang web khác đã gửi tệp này. Chỉ mở nếu chính bạn đã chia sẻ tệp.',
  open: 'Mở',
  cancel: 'Để sau',
};
