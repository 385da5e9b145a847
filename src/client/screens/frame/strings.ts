import { brand } from '../../../shared/brand.ts';
import { translated } from '../../interface/translated.ts';

export const frameStrings = translated('frame', {
  tagline: brand.tagline,
  settings: 'Settings',
  language: 'Language',
  skip: 'Skip to content',
  home: `${brand.name} home`,
  upgrade: 'Upgrade',
  premium: 'Premium',
  share: 'Invite people',
  signIn: 'Sign In',
  backToApp: 'Back to App',
  appPolicies: 'App Policies',
  companyPolicies: 'Company Policies',
  privacyPledge: 'Privacy Pledge',
  termsOfUse: 'Terms of Use',
  contact: 'Contact',
  developers: 'Developers',
  aboutUs: 'About Us',
  termsOfService: 'Terms of Service',
  privacyPolicy: 'Privacy Policy',
  cookiePolicy: 'Cookie Policy',
  aiUsagePolicy: 'AI Usage Policy',
  copyright: (year: number) => `© ${year} ${brand.company}. All rights reserved.`,
  newTab: '(opens in a new tab)',
});

export const sandboxStrings = {
  lead: 'Sandbox',
  more: ': no real accounts or payments',
  identity: 'sign-in',
  stripe: 'payments',
  translation: 'translation',
  speech: 'HD voices',
  recognition: 'server recognition',
  engines: 'real AI: npm run engines',
} as const;
