import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'เปลี่ยนเสียงพูดเป็นข้อความ แปล และฟังการอ่านออกเสียง',
  language: 'ภาษา',
  skip: 'ข้ามไปที่เนื้อหา',
  home: `หน้าแรกของ ${brand.name}`,
  upgrade: 'อัปเกรด',
  premium: 'Premium',
  share: 'ชวนเพื่อน',
  signIn: 'เข้าสู่ระบบ',
  backToApp: 'กลับไปที่แอป',
  appPolicies: 'นโยบายของแอป',
  companyPolicies: 'นโยบายของบริษัท',
  privacyPledge: 'คำมั่นด้านความเป็นส่วนตัว',
  termsOfUse: 'ข้อกำหนดการใช้งาน',
  contact: 'ติดต่อ',
  developers: 'นักพัฒนา',
  aboutUs: 'เกี่ยวกับเรา',
  termsOfService: 'ข้อกำหนดในการให้บริการ',
  privacyPolicy: 'นโยบายความเป็นส่วนตัว',
  cookiePolicy: 'นโยบายคุกกี้',
  aiUsagePolicy: 'นโยบายการใช้ AI',
  copyright: (year) => `© ${year} ${brand.company} สงวนลิขสิทธิ์`,
  newTab: '(เปิดในแท็บใหม่)',
  settings: 'การตั้งค่า',
};
