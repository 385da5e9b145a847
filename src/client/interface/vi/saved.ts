import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'Văn bản đã lưu',
  signedOut: 'Vui lòng đăng nhập để xem văn bản đã lưu.',
  signedOutHint: 'Với tài khoản miễn phí, bạn có thể mở văn bản trên mọi thiết bị.',
  signIn: 'Đăng nhập',
  error: 'Không tải được văn bản đã lưu',
  retry: 'Thử lại',
  empty: 'Chưa có văn bản đã lưu',
  emptyHint: 'Văn bản bạn lưu ở thẻ Ghi âm sẽ hiện ở đây.',
  noMatch: 'Không có văn bản nào khớp với tìm kiếm',
  showAll: 'Hiện tất cả',
  loading: 'Đang tải văn bản đã lưu',
  search: 'Tìm trong văn bản đã lưu',
  searchHint: 'Tìm kiếm',
  clearSearch: 'Xóa tìm kiếm',
  sort: 'Sắp xếp',
  exportAll: 'Xuất tất cả',
  languages: 'Ngôn ngữ',
  shown: (shown, all) =>
    shown === all ? `${count(all)} văn bản đã lưu` : `Đang hiện ${count(shown)}/${count(all)}`,
  over: (shown, excess, limit) => `${shown}, vượt ${count(excess)} so với giới hạn ${count(limit)}`,
  makeRoom: (value) => `Xóa ${count(value)} văn bản để lưu tiếp`,
  slots: (used, limit) => `Đã dùng ${count(used)}/${count(limit)} chỗ lưu`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'Mới nhất',
  oldest: 'Cũ nhất',
  longest: 'Dài nhất',
  shortest: 'Ngắn nhất',
  alphabetical: 'Theo bảng chữ cái',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'Xem thêm',
  less: 'Thu gọn',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  copiedBody: 'Văn bản đã có trong bảng nhớ tạm.',
  copyFailed: 'Không sao chép được',
  copyFailedBody: 'Trình duyệt đã chặn. Hãy chọn văn bản và tự sao chép.',
  open: 'Mở ở thẻ Ghi âm',
  export: 'Xuất',
  remove: 'Xóa',
  removing: 'Đang xóa',
  characters: (value) => `${count(value)} ký tự`,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'Đã xóa',
  deleted: 'Văn bản đã được xóa khỏi danh sách.',
  stillOver: (value) => `Xóa thêm ${count(value)} văn bản để lưu tiếp.`,
  undo: 'Hoàn tác',
  undoAlt: 'Khôi phục văn bản',
  restored: 'Đã khôi phục',
  restoreFailed: 'Không khôi phục được',
  restoreFailedBody: 'Không khôi phục được văn bản. Vui lòng thử lại.',
  goneTitle: 'Không tìm thấy',
  gone: 'Có thể văn bản đã bị xóa.',
  failedTitle: 'Không xóa được',
  failed: 'Không xóa được văn bản này. Vui lòng thử lại.',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'Cần đăng nhập',
  login: 'Vui lòng đăng nhập để lưu văn bản',
  signIn: 'Đăng nhập',
  signInAlt: 'Đăng nhập để lưu',
  limitTitle: 'Đã hết chỗ lưu',
  limit: 'Bạn đã dùng hết chỗ lưu. Nâng cấp lên Premium để có thêm.',
  upgrade: 'Nâng cấp',
  upgradeAlt: 'Nâng cấp lên Premium để có thêm chỗ lưu',
  savedTitle: 'Đã lưu!',
  view: 'Xem mục đã lưu',
  viewAlt: 'Mở thẻ Văn bản đã lưu',
  newEntry: 'Đây là văn bản mới. Văn bản bạn mở không thay đổi.',
  offlineTitle: 'Bạn đang ngoại tuyến',
  kept: 'Văn bản vẫn ở trên thiết bị này. Bạn có thể lưu khi có mạng trở lại.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Chưa lưu',
  description: 'Không lưu được văn bản. Vui lòng thử lại.',
};
