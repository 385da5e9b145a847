import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'Biến lời nói thành văn bản, dịch và nghe đọc to.',
  language: 'Ngôn ngữ',
  skip: 'Chuyển đến nội dung',
  home: `Trang chủ ${brand.name}`,
  upgrade: 'Nâng cấp',
  premium: 'Premium',
  share: 'Mời bạn bè',
  signIn: 'Đăng nhập',
  backToApp: 'Về ứng dụng',
  appPolicies: 'Chính sách ứng dụng',
  companyPolicies: 'Chính sách công ty',
  privacyPledge: 'Cam kết quyền riêng tư',
  termsOfUse: 'Điều khoản sử dụng',
  contact: 'Liên hệ',
  developers: 'Nhà phát triển',
  aboutUs: 'Về chúng tôi',
  termsOfService: 'Điều khoản dịch vụ',
  privacyPolicy: 'Chính sách quyền riêng tư',
  cookiePolicy: 'Chính sách cookie',
  aiUsagePolicy: 'Chính sách sử dụng AI',
  copyright: (year) => `© ${year} ${brand.company}. Bảo lưu mọi quyền.`,
  newTab: '(mở trong thẻ mới)',
  settings: 'Cài đặt',
};
