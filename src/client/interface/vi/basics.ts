import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'Đóng',
  dismiss: 'Đóng',
  notification: 'Thông báo',
  notifications: 'Thông báo ({hotkey})',
  search: 'Tìm kiếm',
  searchIn: (label) => `Tìm kiếm: ${label}`,
  nothingFound: 'Không tìm thấy',
  locked: 'bị khóa',
};

export const loading: Texts<'loading'> = { label: 'Đang tải' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | Biến lời nói thành văn bản, dịch và đọc to`,
  subscribe: `Premium | ${brand.name}`,
  account: `Tài khoản của bạn | ${brand.name}`,
  words: `Từ điển của tôi | ${brand.name}`,
  conversation: `Hội thoại | ${brand.name}`,
  terms: `Điều khoản sử dụng | ${brand.name}`,
  privacy: `Cam kết quyền riêng tư | ${brand.name}`,
  people: `Bạn là ai? | ${brand.name}`,
  library: `Thư viện | ${brand.name}`,
  developers: `Nhà phát triển | ${brand.name}`,
  'not-found': '404 | Không tìm thấy trang',
  settings: `Cài đặt | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'Ghi âm và xem lời nói biến thành văn bản. Dịch, nghe đọc bằng giọng tự nhiên và lưu lại để dùng sau.',
  subscribe: `Văn bản dài hơn, giọng HD và dịch nhiều hơn với ${brand.name} Premium.`,
  account: `Gói, thiết bị và dữ liệu của bạn trong ứng dụng web ${brand.name}.`,
  words: `Tên riêng và thuật ngữ mà ${brand.name} phải luôn viết đúng.`,
  conversation: `Trò chuyện với người nói ngôn ngữ khác: ${brand.name} dịch lời của cả hai bên và đọc to.`,
  terms: `Điều khoản sử dụng của ứng dụng web ${brand.name}.`,
  privacy: `Ứng dụng web ${brand.name} thu thập dữ liệu gì, để làm gì và cách xóa.`,
  people: `Chọn người dùng ${brand.name} trong trình duyệt này.`,
  library: 'Mọi văn bản bạn đã lưu: tìm kiếm, sắp xếp, nghe và chia sẻ.',
  developers:
    'Lưu, chuyển thành văn bản, dịch và nghe từ chương trình của riêng bạn, với cùng giới hạn như trong ứng dụng.',
  'not-found': 'Trang bạn tìm không tồn tại hoặc đã được chuyển đi.',
  settings: `Cách ${brand.name} ghi âm, dịch, đọc và hiển thị.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | Không tìm thấy trang',
  text: 'Trang bạn tìm không tồn tại hoặc đã được chuyển đi.',
  home: 'Về trang chủ',
};

export const rootError: Texts<'rootError'> = {
  heading: 'Ôi, đã xảy ra lỗi!',
  text: 'Ứng dụng gặp lỗi khi tải. Vui lòng tải lại trang và thử lại.',
  refresh: 'Tải lại trang',
};

export const failures: Texts<'failures'> = {
  page: 'Không tải được trang này.',
  part: 'Không tải được phần này.',
  crashed: 'Đã xảy ra lỗi ở đây. Phần còn lại của trang vẫn hoạt động.',
  retry: 'Thử lại',
  reload: 'Tải lại trang',
};

export const legal: Texts<'legal'> = {
  contents: 'Mục lục',
  print: 'In',
  englishOnly: 'Tài liệu này chỉ có bằng tiếng Anh.',
};

export const offline: Texts<'offline'> = {
  title: 'Bạn đang ngoại tuyến',
  text: 'Bạn vẫn có thể nhập, sao chép và nghe bằng giọng trình duyệt. Dịch, giọng HD, đăng nhập và lưu cần có kết nối mạng.',
  wentOffline: 'Bạn đang ngoại tuyến.',
  cameBack: 'Bạn đã có mạng trở lại.',
  newVersion: 'Đã có phiên bản mới.',
  update: 'Cập nhật',
  later: 'Để sau',
};

export const consent: Texts<'consent'> = {
  label: 'Cookie',
  text: 'Cookie giúp bạn duy trì đăng nhập. Cookie phân tích là tùy chọn.',
  more: 'Quyền riêng tư',
  accept: 'Đồng ý',
  decline: 'Từ chối',
  analytics: 'Cookie phân tích',
  chooseAgain: 'Đổi lựa chọn cookie',
};

export const theme: Texts<'theme'> = {
  picker: 'Giao diện',
  chosen: (name) => `Giao diện: ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'Sáng',
  dark: 'Tối',
  spooky: 'Ma quái',
  forest: 'Rừng',
  ocean: 'Đại dương',
  sunset: 'Hoàng hôn',
  scifi: 'Viễn tưởng',
  fantasy: 'Huyền ảo',
};
