import type { Texts } from '../translations.ts';
import { characters, count, date, ofCharacters, plural, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` يتجدد رصيدك في ${date(renewsAt)}.` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'عُدّل هذا النص على جهاز آخر.',
  'revision-required': 'يجب أن يذكر هذا التغيير النسخة التي بُني عليها.',
  'share-limit': 'لهذا النص عدد كبير من الروابط المشتركة. ألغِ أحدها لإنشاء رابط جديد.',
  'sign-in-required': 'يرجى تسجيل الدخول للمتابعة.',
  'key-invalid': 'مفتاح API هذا غير موجود أو انتهت صلاحيته أو أُبطل.',
  'key-scope': 'لا يُسمح لمفتاح API هذا بذلك.',
  'key-limit': 'لديك الحد الأقصى من مفاتيح API. أبطل مفتاحًا لإنشاء آخر.',
  'webhook-limit': 'لديك الحد الأقصى من خطافات الويب. احذف واحدًا لإضافة آخر.',
  'webhook-address': 'استخدم عنوان HTTPS عامًّا، مثل https://example.com/hook.',
  'webhook-exists': 'لديك بالفعل خطاف ويب بهذا العنوان.',
  'not-yours': 'هذا يخص حسابًا آخر. يرجى تسجيل الدخول بذلك الحساب.',
  'recent-sign-in-required': 'يرجى تسجيل الدخول مرة أخرى لنتأكد من أنه أنت.',
  'tier-mismatch': 'تغيّرت خطتك. يرجى إعادة تحميل الصفحة.',
  'cross-site': 'لم يأتِ هذا الطلب من التطبيق. يرجى فتح التطبيق والمحاولة مرة أخرى.',
  'premium-required': 'هذه الميزة تحتاج إلى Premium.',
  'trial-used': 'لقد جرّبت Iris من قبل. احصل على Premium لاستخدامها دون هذا الحد.',
  'dictionary-full': 'قائمة كلماتك ممتلئة. احذف كلمة لتضيف أخرى.',
  'dictionary-changed': 'تغيّرت كلماتك على جهاز آخر. يرجى إعادة تحميل الصفحة.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'استخدمت كل أماكن الحفظ في Premium. يرجى التواصل مع الدعم إذا احتجت إلى المزيد.'
      : 'استخدمت كل أماكن الحفظ المجانية. احصل على المزيد مع Premium.',
  'development-only': 'هذا متاح في وضع التطوير فقط.',
  'idempotency-key-reused': 'سبق إرسال هذا الطلب بمحتوى مختلف. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'already-premium': 'خطة Premium مفعّلة بالفعل لهذا الحساب.',
  'subscription-exists': 'لديك اشتراك بالفعل، لكن آخر دفعة لم تنجح. حدّث بطاقتك لاستخدام Premium من جديد.',
  'invalid-request': 'هذا الطلب غير صالح.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'النص أطول من الحد المسموح لك. يرجى اختصاره.'
      : `النص أطول من ${ofCharacters(limit)}. يرجى اختصاره.`,
  'same-language': 'النص مكتوب بهذه اللغة بالفعل. يرجى اختيار لغة أخرى.',
  'unsupported-pair': 'خدمة الترجمة لا تترجم بين هاتين اللغتين. يرجى اختيار لغة أخرى.',
  EMPTY_INPUT: 'لا يوجد نص لقراءته. اكتب أو سجّل شيئًا أولًا.',
  'trial-too-long': 'تجربة Iris محدودة بـ 50 حرفًا (نحو 8 إلى 10 كلمات).',
  'wrong-pin': 'رمز PIN غير صحيح.',
  'too-many-people': 'لا يوجد مكان لمزيد من الأشخاص.',
  'name-taken': 'يوجد هنا شخص بهذا الاسم بالفعل.',
  'method-not-allowed': 'لا يمكن استخدام هذا العنوان بهذه الطريقة.',
  'not-found': 'لم نعثر على ما تبحث عنه.',
  'request-timeout': 'استغرق الطلب وقتًا طويلًا. يرجى المحاولة مرة أخرى.',
  'headers-too-large': 'ترويسات الطلب كبيرة جدًا.',
  'too-large': 'الطلب كبير جدًا. يرجى اختصار النص.',
  'unsupported-media': 'هذا التنسيق غير مدعوم.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'استخدمت ترجمات اليوم كلها.';
    return remaining
      ? `هذا النص أطول من رصيدك المتبقي: ${characters(remaining)}.${renewal(renewsAt)}`
      : `استخدمت رصيدك كله لهذه الفترة: ${characters(limit ?? 0)}.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return 'تجاوزت حد الأحرف. الحد المجاني 50 حرفًا في اليوم. مع Premium تحصل على 5,000 حرف في الشهر.';
    return remaining
      ? `تجاوزت حد الأحرف. المتبقي لك: ${characters(remaining)}.${renewal(renewsAt)}`
      : `تجاوزت حد الأحرف. استخدمت رصيدك كله لهذه الفترة: ${characters(limit ?? 0)}.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return plural(remaining, {
        zero: 'هذا التسجيل أطول من رصيدك المتبقي: # ثانية.',
        one: 'هذا التسجيل أطول من رصيدك المتبقي: ثانية واحدة.',
        two: 'هذا التسجيل أطول من رصيدك المتبقي: ثانيتان.',
        few: 'هذا التسجيل أطول من رصيدك المتبقي: # ثوانٍ.',
        many: 'هذا التسجيل أطول من رصيدك المتبقي: # ثانية.',
        other: 'هذا التسجيل أطول من رصيدك المتبقي: # ثانية.',
      });
    const minutes = plural((limit ?? 0) / 60, {
      zero: '# دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    });
    return tier === 'premium'
      ? `نفد رصيدك من التعرف على الكلام لهذه الفترة: ${minutes}.`
      : `نفد رصيدك من التعرف على الكلام لليوم: ${minutes}.`;
  },
  'live-full': 'هذه الغرفة ممتلئة. يرجى المحاولة لاحقًا.',
  'live-limit': ({ limit }) =>
    `لقد استخدمت كل دقائق الترجمة النصية المباشرة لهذا اليوم (${count((limit ?? 1_800) / 60)}).`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `طلبات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد ${wait(retryAfter)}.`
      : 'طلبات كثيرة جدًا. يرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  internal: 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.',
  'provider-failed': 'أبلغت خدمة نستخدمها عن خطأ. يرجى المحاولة مرة أخرى.',
  'provider-unavailable': 'لا يمكن الوصول الآن إلى خدمة نستخدمها. يرجى المحاولة لاحقًا.',
  'provider-quota': 'استهلك هذا الخادم حصته من الترجمة. يرجى المحاولة لاحقًا.',
  'provider-busy': 'تصل إلى خدمة الترجمة طلبات كثيرة جدًا الآن. يرجى المحاولة بعد دقيقة.',
  'not-enough-memory': ({ command }) =>
    `لا توجد ذاكرة كافية على هذا الخادم لذلك. أغلق البرامج الأخرى عليه وحاول مرة أخرى.${command ? ` يحتاج نموذج أصغر إلى ذاكرة أقل: ${command}` : ''}`,
  'not-ready': 'الخدمة ليست جاهزة بعد. يرجى المحاولة بعد لحظات.',
  'cannot-store':
    'لا يستطيع هذا الخادم تخزين أي شيء لأن قرصه ممتلئ أو للقراءة فقط. يجب أن يصلح ذلك أولًا من يدير الخادم.',
};
