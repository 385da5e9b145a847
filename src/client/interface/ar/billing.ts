import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'ابدأ مجانًا. ألغِ متى شئت.',
  leadPremium: 'ألغِ متى شئت.',
  share: 'دعوة أشخاص',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'مجانية',
    description: 'كل ما تحتاجه للإملاء والاستماع.',
    features: [
      `نصوص حتى ${count(free.transcriptCap)} حرف`,
      `${count(free.saveSlots)} نصوص محفوظة`,
      'ترجمة واحدة في اليوم',
      `جرّب الصوت Iris بجودة HD مرة واحدة، حتى ${count(free.speechCharacters)} حرفًا`,
      'صوت المتصفح بلا حدود',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'نصوص أطول وأصوات HD وترجمة أكثر.',
    features: [
      `نصوص حتى ${count(premium.transcriptCap)} حرف`,
      `${count(premium.saveSlots)} نصًا محفوظًا`,
      `ترجمة ${count(premium.translations)} حرف في الشهر`,
      `${count(premium.speechCharacters)} حرف بصوت HD في الشهر`,
      'أصوات HD العشرة كلها',
      'تنزيل MP3',
      'صوت المتصفح بلا حدود',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `استيراد التسجيلات: ${count(minutes)} دقائق من الكلام في اليوم`,
  premium: (minutes) => `استيراد التسجيلات: ${count(minutes)} دقيقة من الكلام في الشهر`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'التهذيب: إزالة كلمات الحشو بضغطة واحدة',
  tidyPremium: 'التهذيب: ترقيم أو اختصار أو تلخيص أو صياغة بريد',
  words: (limit) => `قاموسي: ${count(limit)} من الأسماء والمصطلحات`,
  whileSpeaking: 'الترجمة أثناء التحدث',
  conversation: 'محادثات بلغتين مع القراءة بصوت عالٍ',
  library: 'مكتبة للنصوص المحفوظة مع بحث وتصفية وتصدير',
  live: (viewers, minutes) =>
    `ترجمة نصية مباشرة: حتى ${count(viewers)} من القراء، ${count(minutes)} دقيقة في اليوم`,
  livePremium: (viewers, languages) =>
    `ترجمة نصية مباشرة: حتى ${count(viewers)} قارئ و${count(languages)} لغات في الوقت نفسه`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'في السنة' : 'في الشهر'),
  yourPlan: 'خطتك',
  checkout: 'المتابعة إلى الدفع',
  checkoutBusy: 'جارٍ فتح صفحة الدفع…',
  signInFirst: 'سنطلب منك تسجيل الدخول أولًا.',
  terms: 'يتجدد كل شهر حتى تلغيه. وعند الإلغاء يبقى Premium لك حتى نهاية الشهر المدفوع.',
  card: 'تدفع على موقع Stripe. نحن لا نرى بيانات بطاقتك أبدًا.',
  manage: 'إدارة الاشتراك',
  renews: (day) => `يتجدد في ${day}.`,
  ends: (day) => `ينتهي في ${day}. لن يُخصم منك شيء بعد ذلك.`,
  overdue: (day) => `آخر دفعة لم تنجح. يرجى تحديث بطاقتك للاحتفاظ بـ Premium بعد ${day}.`,
  lapsed: 'آخر دفعة لم تنجح، فانتهى Premium. حدّث بطاقتك لاستخدامه من جديد.',
  freeForever: 'مجانية دائمًا. دون بطاقة.',
  loadingPlans: 'جارٍ تحميل الخطط',
  plansError: 'تعذّر تحميل الخطط',
  plansErrorText: 'هذه خططنا المعتادة. سترى السعر الحالي عند الدفع.',
  retry: 'إعادة المحاولة',
  unavailable: 'الدفع غير متاح الآن',
  unavailableText: 'لم يُخصم منك شيء. يرجى المحاولة بعد بضع دقائق.',
  invalidResponse: 'كان رد الخادم غير صالح.',
  checkoutFailed: 'تعذّر تجهيز الدفع.',
  connectionFailed: 'تعذّر الوصول إلى Stripe. يرجى المحاولة مرة أخرى.',
  portalFailed: 'تعذّر فتح إدارة الاشتراك',
  portalFailedText: 'يرجى المحاولة بعد بضع دقائق.',
  activated: 'تم تفعيل Premium!',
  activatedText: 'لديك الآن نصوص أطول وأصوات HD العشرة كلها وترجمة أكثر.',
  startUsing: 'بدء استخدام Premium',
  already: 'لديك Premium بالفعل',
  alreadyText: 'لا حاجة إلى الدفع مرة أخرى.',
  confirming: 'جارٍ تأكيد الدفع…',
  pending: 'لم يتأكد الدفع بعد',
  pendingText: 'قد يستغرق هذا لحظات. يبدأ Premium فور تأكيد الدفع، حتى لو غادرت هذه الصفحة.',
  checkAgain: 'التحقق مرة أخرى',
  unconfirmed: 'تعذّر التحقق من الدفع',
  unconfirmedText: 'إذا كنت قد دفعت فسيبدأ Premium تلقائيًا.',
  cancelled: 'أُلغي الدفع',
  cancelledText: 'لم يُخصم منك شيء. يمكنك الحصول على Premium متى شئت.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'الحصول على Premium',
  lead: (price) => `${price} في الشهر. يتجدد حتى تلغيه. ستحصل على:`,
  subscribe: 'الاشتراك الآن',
  later: 'ليس الآن',
};
