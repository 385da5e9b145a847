import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'Quay lại văn bản',
  both: 'Cả hai',
  list: 'Lượt nói',
  speakers: 'Người nói',
  unknown: 'Chưa rõ người nói',
  numbered: (number) => `Người nói ${count(number)}`,
  change: (name) => `Đổi người nói: ${name}`,
  title: 'Ai đang nói?',
  name: 'Tên',
  every: (name) => `Mọi lượt nói của ${name}`,
  everyUnknown: 'Mọi lượt nói chưa có tên',
  cancel: 'Hủy',
  done: 'Xong',
  split: 'Tách lượt nói này',
  splitText: 'Chọn câu mà người khác bắt đầu nói.',
  rename: (name) => `Đổi tên ${name}`,
  saveName: 'Lưu tên',
  turns: (value) => `${count(value)} lượt nói`,
  note: 'Tên mới áp dụng cho mọi lượt nói của người đó.',
  mergeWith: (name) => `${name} có phải là một trong những người này?`,
  merge: (name) => `Gộp với ${name}`,
  noSpeakers: 'Chưa ai có tên. Nhấn vào vòng tròn cạnh một lượt nói để cho biết ai đang nói.',
  renamed: (before, after) => `${before} giờ là ${after}`,
  merged: (one, other) => `${one} và ${other} giờ là một người nói`,
  named: (name) => `Giờ ${name} là người nói ở đây`,
  undo: 'Hoàn tác',
  undoAlt: 'Hoàn tác thay đổi người nói',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'Đoạn ghi âm',
  play: 'Phát đoạn ghi âm',
  pause: 'Tạm dừng đoạn ghi âm',
  back: 'Lùi 5 giây',
  forward: 'Tiến 5 giây',
  position: 'Vị trí trong đoạn ghi âm',
  playFrom: (time) => `Phát từ ${time}`,
  kept: 'Đoạn ghi âm trên thiết bị này',
  keptText: (size) => `${size} trong trình duyệt này, để nghe lại các văn bản đã nhập.`,
  none: 'Không có đoạn ghi âm đã nhập nào trong trình duyệt này.',
  delete: 'Xóa tất cả',
  deleteTitle: 'Xóa tất cả đoạn ghi âm?',
  deleteText:
    'Văn bản của bạn vẫn còn, nhưng bạn không nghe lại được các đoạn ghi âm. Đoạn ghi âm còn đang được chuyển thành văn bản sẽ được giữ.',
  keep: 'Giữ lại',
  deleted: 'Đã xóa các đoạn ghi âm',
  elsewhere:
    'Đoạn ghi âm không có trên thiết bị này. Nếu được giữ lại, nó nằm trong trình duyệt nơi văn bản này được ghi âm hoặc nhập vào.',
};
