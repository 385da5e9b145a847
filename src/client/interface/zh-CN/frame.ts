import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: '把语音变成文字，翻译出来，再读给你听。',
  language: '语言',
  skip: '跳到正文',
  home: `${brand.name} 首页`,
  upgrade: '升级',
  premium: 'Premium',
  share: '邀请好友',
  signIn: '登录',
  backToApp: '返回应用',
  appPolicies: '应用政策',
  companyPolicies: '公司政策',
  privacyPledge: '隐私承诺',
  termsOfUse: '使用条款',
  contact: '联系我们',
  developers: '开发者',
  aboutUs: '关于我们',
  termsOfService: '服务条款',
  privacyPolicy: '隐私政策',
  cookiePolicy: 'Cookie 政策',
  aiUsagePolicy: 'AI 使用政策',
  copyright: (year) => `© ${year} ${brand.company}。保留所有权利。`,
  newTab: '（在新标签页中打开）',
  settings: '设置',
};
