import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: '話した言葉を文字にして、翻訳し、声で聞けます。',
  language: '言語',
  skip: '本文へ移動',
  home: `${brand.name}のホーム`,
  upgrade: 'アップグレード',
  premium: 'Premium',
  share: '友だちを招待',
  signIn: 'ログイン',
  backToApp: 'アプリに戻る',
  appPolicies: 'アプリのポリシー',
  companyPolicies: '会社のポリシー',
  privacyPledge: 'プライバシー宣言',
  termsOfUse: '利用規約',
  contact: 'お問い合わせ',
  developers: '開発者向け',
  aboutUs: '当サービスについて',
  termsOfService: 'サービス規約',
  privacyPolicy: 'プライバシーポリシー',
  cookiePolicy: 'Cookieポリシー',
  aiUsagePolicy: 'AI利用ポリシー',
  copyright: (year) => `© ${year} ${brand.company}. 無断転載を禁じます。`,
  newTab: '（新しいタブで開きます）',
  settings: '設定',
};
