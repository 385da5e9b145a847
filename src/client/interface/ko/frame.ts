import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: '말을 글로 바꾸고, 번역하고, 소리로 들어 보세요.',
  language: '언어',
  skip: '본문으로 건너뛰기',
  home: `${brand.name} 홈`,
  upgrade: '업그레이드',
  premium: 'Premium',
  share: '친구 초대',
  signIn: '로그인',
  backToApp: '앱으로 돌아가기',
  appPolicies: '앱 정책',
  companyPolicies: '회사 정책',
  privacyPledge: '개인정보 보호 약속',
  termsOfUse: '이용약관',
  contact: '문의',
  developers: '개발자',
  aboutUs: '소개',
  termsOfService: '서비스 약관',
  privacyPolicy: '개인정보처리방침',
  cookiePolicy: '쿠키 정책',
  aiUsagePolicy: 'AI 이용 정책',
  copyright: (year) => `© ${year} ${brand.company}. 모든 권리 보유.`,
  newTab: '(새 탭에서 열림)',
  settings: '설정',
};
