import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'बोली को टेक्स्ट में बदलें, अनुवाद करें और सुनें।',
  language: 'भाषा',
  skip: 'सीधे सामग्री पर जाएँ',
  home: `${brand.name} होम`,
  upgrade: 'अपग्रेड करें',
  premium: 'Premium',
  share: 'लोगों को बुलाएँ',
  signIn: 'साइन इन',
  backToApp: 'ऐप पर वापस',
  appPolicies: 'ऐप की नीतियाँ',
  companyPolicies: 'कंपनी की नीतियाँ',
  privacyPledge: 'निजता का वादा',
  termsOfUse: 'उपयोग की शर्तें',
  contact: 'संपर्क',
  developers: 'डेवलपर',
  aboutUs: 'हमारे बारे में',
  termsOfService: 'सेवा की शर्तें',
  privacyPolicy: 'निजता नीति',
  cookiePolicy: 'कुकी नीति',
  aiUsagePolicy: 'AI उपयोग नीति',
  copyright: (year) => `© ${year} ${brand.company}. सर्वाधिकार सुरक्षित।`,
  newTab: '(नए टैब में खुलता है)',
  settings: 'सेटिंग',
};
