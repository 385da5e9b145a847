import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'Nhà phát triển',
  lead: 'Lưu, chuyển thành văn bản, dịch và nghe từ chương trình của riêng bạn, với cùng giới hạn như trong ứng dụng.',
  signInFirst: 'Đăng nhập để tạo khóa.',
  examples: 'Ví dụ',
  save: 'Lưu một văn bản',
  list: 'Liệt kê văn bản đã lưu',
  transcribe: 'Chuyển tệp thành văn bản',
  translate: 'Dịch',
  speak: 'Đọc to',
  keyShown: 'Khóa mới của bạn nằm trong các ví dụ bên dưới cho đến khi bạn rời trang này.',
  client: 'Thư viện và dòng lệnh',
  reference: 'Tài liệu tham khảo',
  parameters: 'Tham số',
  body: 'Nội dung',
  responses: 'Phản hồi',
  errorCodes: 'Mã lỗi',
  required: 'bắt buộc',
  openapi: 'Tài liệu OpenAPI',
  webhookCall: 'Địa chỉ của bạn nhận được gì',
  webhookCheck: 'Kiểm tra chữ ký',
  freeLimits: (translations, characters) =>
    `Với tài khoản miễn phí: ${translations} bản dịch mỗi ngày và một lần thử giọng Iris (sage) tối đa ${characters} ký tự.`,
};
