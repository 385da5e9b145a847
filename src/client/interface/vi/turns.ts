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
  edit: 'Sửa lời',
  sentence: (number) => `Câu ${count(number)}`,
  hear: (number) => `Nghe câu ${count(number)}`,
  corrected: 'Đã sửa',
  undoCorrection: 'Hoàn tác chỉnh sửa',
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
  keptText: (size) => `${size} trong trình duyệt này, để nghe lại những gì đã nói.`,
  none: 'Không có bản ghi âm nào trong trình duyệt này.',
  delete: 'Xóa tất cả',
  deleteTitle: 'Xóa tất cả đoạn ghi âm?',
  deleteText:
    'Văn bản của bạn vẫn còn, nhưng bạn không nghe lại được các đoạn ghi âm. Đoạn ghi âm còn đang được chuyển thành văn bản sẽ được giữ.',
  keep: 'Giữ lại',
  deleted: 'Đã xóa các đoạn ghi âm',
  elsewhere:
    'Đoạn ghi âm không có trên thiết bị này. Nếu được giữ lại, nó nằm trong trình duyệt nơi văn bản này được ghi âm hoặc nhập vào.',
};

export const keptRecordings: Texts<'keptRecordings'> = {
  setting: 'Giữ bản ghi âm trên thiết bị này',
  settingText: 'Để bạn nhấn vào một câu và nghe lại đúng như đã nói. Khoảng 15 MB mỗi giờ.',
  settingImpossible:
    'Trình duyệt này không thể vừa ghi âm vừa nhận dạng giọng nói, nên chỉ giữ lại phần do công cụ khác ghi lại.',
  offer:
    'Giữ âm thanh của các bản ghi âm trên thiết bị này? Sau đó bạn có thể nhấn vào một câu để nghe. Khoảng 15 MB mỗi giờ; không tải lên gì cả.',
  accept: 'Giữ bản ghi âm',
  decline: 'Không giữ',
  accepted: 'Các bản ghi âm tiếp theo sẽ được giữ trên thiết bị này',
  impossible: 'Âm thanh không được giữ lại',
  impossibleText:
    'Trình duyệt này không thể vừa ghi âm vừa nhận dạng giọng nói. Lời bạn nói vẫn được viết ra như thường.',
  full: 'Không còn chỗ cho âm thanh của bản ghi này',
  fullText: (size) =>
    `Lời bạn nói vẫn được viết ra. Xóa các bản ghi âm cũ nhất sẽ giải phóng ${size}; văn bản vẫn còn.`,
  fullHere: 'Lời bạn nói vẫn được viết ra. Hãy giải phóng dung lượng trên thiết bị này để giữ bản ghi âm.',
  deleteOldest: 'Xóa bản cũ nhất',
  deleteOldestAlt: (size) => `Xóa các bản ghi âm cũ nhất để giải phóng ${size}`,
  signOut: 'Xóa bản ghi âm của bạn khỏi thiết bị này?',
  signOutText: 'Người khác dùng trình duyệt này không nên nghe được chúng.',
  signOutDelete: 'Xóa bản ghi âm và đăng xuất',
  signOutKeep: 'Giữ bản ghi âm và đăng xuất',
  alsoDelete: (size) => `Xóa cả bản ghi âm của tôi khỏi thiết bị này (${size})`,
};

export const recordingCopies: Texts<'recordingCopies'> = {
  place: 'Nơi giữ bản ghi âm',
  placeText:
    'Trên máy tính chạy Rhapsode, bạn có thể nghe bản ghi âm của các văn bản đã lưu từ cả điện thoại.',
  here: 'Trên thiết bị này',
  there: 'Trên máy tính chạy Rhapsode',
  waiting: 'Một số bản ghi âm hiện chỉ có trên thiết bị này. Rhapsode sẽ thử lại khi bạn mở ứng dụng.',
  failed: 'Bản ghi âm vẫn ở trên thiết bị này',
  failedText: 'Không sao chép được sang máy tính chạy Rhapsode. Sẽ thử lại khi bạn mở Rhapsode.',
  noRoom: 'Máy tính chạy Rhapsode sắp hết dung lượng.',
  tooLarge: 'Bản ghi âm quá lớn đối với máy tính chạy Rhapsode.',
  space: (size) => `${size} trên máy tính chạy Rhapsode.`,
  deleteText:
    'Các bản ghi âm bị xóa khỏi thiết bị này và khỏi máy tính chạy Rhapsode. Văn bản của bạn vẫn còn, nhưng bạn không nghe lại được các đoạn ghi âm. Đoạn ghi âm còn đang được chuyển thành văn bản sẽ được giữ.',
  notDeleted: 'Không xóa được bản ghi âm trên máy tính chạy Rhapsode. Vui lòng thử lại.',
};
