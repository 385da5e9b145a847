import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'Gawing text ang sinasabi mo, isalin ito at pakinggan.',
  language: 'Wika',
  skip: 'Lumaktaw sa content',
  home: `Home ng ${brand.name}`,
  upgrade: 'Mag-upgrade',
  premium: 'Premium',
  share: 'Mag-imbita',
  signIn: 'Mag-sign in',
  backToApp: 'Bumalik sa app',
  appPolicies: 'Mga patakaran ng app',
  companyPolicies: 'Mga patakaran ng kompanya',
  privacyPledge: 'Pangako sa Privacy',
  termsOfUse: 'Mga Tuntunin ng Paggamit',
  contact: 'Kontak',
  developers: 'Mga developer',
  aboutUs: 'Tungkol sa amin',
  termsOfService: 'Mga Tuntunin ng Serbisyo',
  privacyPolicy: 'Patakaran sa Privacy',
  cookiePolicy: 'Patakaran sa Cookies',
  aiUsagePolicy: 'Patakaran sa Paggamit ng AI',
  copyright: (year) => `© ${year} ${brand.company}. Nakalaan ang lahat ng karapatan.`,
  newTab: '(bubukas sa bagong tab)',
  settings: 'Mga setting',
};
