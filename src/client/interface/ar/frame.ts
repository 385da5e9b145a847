import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'حوّل الكلام إلى نص وترجمه واستمع إليه.',
  language: 'اللغة',
  skip: 'الانتقال إلى المحتوى',
  home: `${brand.name}: الصفحة الرئيسية`,
  upgrade: 'ترقية',
  premium: 'Premium',
  share: 'دعوة أشخاص',
  signIn: 'تسجيل الدخول',
  backToApp: 'العودة إلى التطبيق',
  appPolicies: 'عن التطبيق',
  companyPolicies: 'عن الشركة',
  privacyPledge: 'تعهد الخصوصية',
  termsOfUse: 'شروط الاستخدام',
  contact: 'اتصل بنا',
  developers: 'للمطوّرين',
  aboutUs: 'من نحن',
  termsOfService: 'شروط الخدمة',
  privacyPolicy: 'سياسة الخصوصية',
  cookiePolicy: 'سياسة ملفات تعريف الارتباط',
  aiUsagePolicy: 'سياسة استخدام الذكاء الاصطناعي',
  copyright: (year) => `© ${year} ${brand.company}. جميع الحقوق محفوظة.`,
  newTab: '(يفتح علامة تبويب جديدة)',
  settings: 'الإعدادات',
};
