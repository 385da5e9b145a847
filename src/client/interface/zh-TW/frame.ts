import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: '把語音變成文字，翻譯出來，再唸給你聽。',
  language: '語言',
  skip: '跳到主要內容',
  home: `${brand.name} 首頁`,
  upgrade: '升級',
  premium: 'Premium',
  share: '邀請朋友',
  signIn: '登入',
  backToApp: '返回應用程式',
  appPolicies: '應用程式政策',
  companyPolicies: '公司政策',
  privacyPledge: '隱私承諾',
  termsOfUse: '使用條款',
  contact: '聯絡我們',
  developers: '開發人員',
  aboutUs: '關於我們',
  termsOfService: '服務條款',
  privacyPolicy: '隱私權政策',
  cookiePolicy: 'Cookie 政策',
  aiUsagePolicy: 'AI 使用政策',
  copyright: (year) => `© ${year} ${brand.company}。保留一切權利。`,
  newTab: '（在新分頁中開啟）',
  settings: '設定',
};
