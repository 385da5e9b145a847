import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'للمطوّرين',
  lead: 'احفظ النصوص وحوّل التسجيلات وترجم واستمع من برامجك الخاصة، بالحدود نفسها كما في التطبيق.',
  signInFirst: 'سجّل الدخول لإنشاء مفتاح.',
  examples: 'أمثلة',
  save: 'حفظ نص',
  list: 'عرض النصوص المحفوظة',
  transcribe: 'تحويل ملف إلى نص',
  translate: 'ترجمة',
  speak: 'قراءة',
  keyShown: 'مفتاحك الجديد موجود في الأمثلة أدناه إلى أن تغادر هذه الصفحة.',
  client: 'العميل وسطر الأوامر',
  reference: 'المرجع',
  parameters: 'المعلمات',
  body: 'المحتوى',
  responses: 'الاستجابات',
  errorCodes: 'رموز الأخطاء',
  required: 'مطلوب',
  openapi: 'مستند OpenAPI',
  webhookCall: 'ما الذي يصل إلى عنوانك',
  webhookCheck: 'التحقق من التوقيع',
  freeLimits: (translations, characters) =>
    `بحساب مجاني: ${translations} ترجمة يوميًا، وتجربة واحدة للصوت Iris (sage) حتى ${characters} حرفًا.`,
};
