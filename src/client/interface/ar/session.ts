import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `حساب ${name}`,
  signedOutHereOnly: {
    title: 'لم تسجّل الخروج بالكامل',
    description: 'تعذّر الوصول إلى الخادم لإنهاء جلستك. لإنهائها، سجّل الدخول ثم سجّل الخروج مرة أخرى.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'حدث خطأ أثناء تسجيل الدخول. يرجى المحاولة مرة أخرى.',
  signInFailedTitle: 'تعذّر تسجيل الدخول',
  webhookOff: 'خطاف ويب متوقف',
  account: 'الحساب',
  conversation: 'محادثة',
  signOut: 'تسجيل الخروج',
  premiumMember: 'عضو Premium',
  freeMember: 'عضو في الخطة المجانية',
  until: (day) => `مدفوع حتى ${day}`,
  overdue: 'لم تنجح الدفعة: يرجى تحديث بطاقتك',
  manageSubscription: 'إدارة الاشتراك',
  acceptTerms: 'يرجى الموافقة على شروط الاستخدام',
  termsTitle: 'يرجى الموافقة على شروط الاستخدام',
  termsText: 'ربما تغيّرت منذ آخر مرة وافقت عليها. يرجى قراءة ',
  termsTextAfter: '. إذا لم توافق الآن فسنسألك في زيارتك القادمة.',
  termsAccept: 'موافق',
  termsLater: 'ليس الآن',
  termsFailed: {
    title: 'تعذّر تسجيل موافقتك',
    description: 'يرجى التحقق من اتصالك والمحاولة مرة أخرى.',
  },
  dialogTitle: `تسجيل الدخول إلى ${brand.name}`,
  dialogText: 'احفظ نصك وترجمه وافتحه على أي جهاز.',
  dialogNote: 'ستجد نصك كما هو عند عودتك.',
  dialogSandbox: 'يستخدم هذا الخادم صفحة دخول تجريبية. لا تحتاج إلى حساب حقيقي.',
  continue: `تسجيل الدخول عبر ${brand.identityProvider}`,
  agreeBefore: 'أوافق على ',
  agreeTerms: 'شروط الاستخدام',
  agreeBetween: ' و',
  agreePrivacy: 'تعهد الخصوصية',
  agreeAfter: '.',
  inEnglish: 'الشروط والتعهد باللغة الإنجليزية.',
  settings: 'الإعدادات',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'دعوة أشخاص',
  lead: `مقابل كل شخص ينضم عبر رابطك تحصل على ${count(slots)} أماكن حفظ إضافية و${count(characters)} حرف إضافي لكل نص (حتى ${count(maxInvitees)} أشخاص).`,
  link: 'رابطك الشخصي',
  copy: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  copyFailed: 'تعذّر نسخ الرابط. يرجى تحديده ونسخه بنفسك.',
  share: 'مشاركة…',
  shareTitle: brand.name,
  shareText: 'حوّل الكلام إلى نص وترجمه واستمع إليه.',
  invited: (value) =>
    plural(value, {
      zero: 'لم ينضم أحد بعد',
      one: 'انضم شخص واحد',
      two: 'انضم شخصان',
      few: 'انضم # أشخاص',
      many: 'انضم # شخصًا',
      other: 'انضم # شخص',
    }),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'لا مكافأة بعد'
      : `حصلت على +${count(extraSlots)} من أماكن الحفظ و+${count(extraChars)} من الأحرف لكل نص`,
  toEarn: (left) =>
    left === 0
      ? 'حصلت على المكافأة كاملة. شكرًا على المشاركة!'
      : `ادعُ ${plural(left, {
          zero: '# شخص آخر',
          one: 'شخصًا آخر',
          two: 'شخصين آخرين',
          few: '# أشخاص آخرين',
          many: '# شخصًا آخر',
          other: '# شخص آخر',
        })} لتحصل على ${count(left * slots)} من أماكن الحفظ الإضافية و${count(left * characters)} من الأحرف الإضافية لكل نص.`,
  unknown: 'تعذّر تحميل دعواتك. يرجى المحاولة لاحقًا.',
};
