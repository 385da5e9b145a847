import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

// The soft hyphens let the long words of the footer break on narrow phones.
export const frame: Texts<'frame'> = {
  tagline: 'Превратите речь в текст, переведите и послушайте.',
  language: 'Язык',
  skip: 'К содержанию',
  home: `${brand.name}: главная`,
  upgrade: 'Premium',
  premium: 'Premium',
  share: 'Пригласить',
  signIn: 'Войти',
  backToApp: 'В приложение',
  appPolicies: 'О приложении',
  companyPolicies: 'О компании',
  privacyPledge: 'Конфиден\u00adциальность',
  termsOfUse: 'Условия исполь\u00adзования',
  contact: 'Контакты',
  developers: 'Разработчикам',
  aboutUs: 'О нас',
  termsOfService: 'Условия обслу\u00adживания',
  privacyPolicy: 'Политика конфиден\u00adциальности',
  cookiePolicy: 'Политика cookie',
  aiUsagePolicy: 'Политика ИИ',
  copyright: (year) => `© ${year} ${brand.company}. Все права защищены.`,
  newTab: '(откроется в новой вкладке)',
  settings: 'Настройки',
};
