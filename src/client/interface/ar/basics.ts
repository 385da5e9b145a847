import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'إغلاق',
  dismiss: 'إغلاق',
  notification: 'إشعار',
  notifications: 'الإشعارات ({hotkey})',
  search: 'بحث',
  searchIn: (label) => `${label}: بحث`,
  nothingFound: 'لا توجد نتائج',
  locked: 'مقفل',
};

export const loading: Texts<'loading'> = { label: 'جارٍ التحميل' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | حوّل الكلام إلى نص وترجمه واستمع إليه`,
  subscribe: `Premium | ${brand.name}`,
  account: `حسابك | ${brand.name}`,
  words: `قاموسي | ${brand.name}`,
  conversation: `محادثة | ${brand.name}`,
  terms: `شروط الاستخدام | ${brand.name}`,
  privacy: `تعهد الخصوصية | ${brand.name}`,
  people: `من أنت؟ | ${brand.name}`,
  library: `المكتبة | ${brand.name}`,
  developers: `للمطوّرين | ${brand.name}`,
  'not-found': '404 | الصفحة غير موجودة',
  settings: `الإعدادات | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'تحدّث وشاهد كلماتك تتحول إلى نص. ترجمها واستمع إليها بصوت طبيعي واحفظها.',
  subscribe: `نصوص أطول وأصوات HD وترجمة أكثر مع ${brand.name} Premium.`,
  account: `خطتك وأجهزتك وبياناتك في تطبيق ${brand.name}.`,
  words: `أسماء ومصطلحات يكتبها ${brand.name} ويترجمها ويقرؤها كما تريد.`,
  conversation: `تحدّث مع شخص بلغة أخرى: يترجم ${brand.name} كلام الطرفين ويقرؤه.`,
  terms: `شروط استخدام تطبيق الويب ${brand.name}.`,
  privacy: `ما البيانات التي يجمعها تطبيق ${brand.name} ولماذا وكيف تحذفها.`,
  people: `اختر من يستخدم ${brand.name} في هذا المتصفح.`,
  library: 'كل نصوصك المحفوظة: ابحث ورتّب واستمع وشارك.',
  developers: 'احفظ النصوص وحوّل التسجيلات وترجم واستمع من برامجك الخاصة، بالحدود نفسها كما في التطبيق.',
  'not-found': 'الصفحة التي تبحث عنها غير موجودة أو نُقلت إلى عنوان آخر.',
  settings: `كيف يسجّل ${brand.name} ويترجم ويقرأ ويظهر.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | الصفحة غير موجودة',
  text: 'الصفحة التي تبحث عنها غير موجودة أو نُقلت إلى عنوان آخر.',
  home: 'إلى الصفحة الرئيسية',
};

export const rootError: Texts<'rootError'> = {
  heading: 'عذرًا، حدث خطأ ما!',
  text: 'حدث خطأ أثناء تحميل التطبيق. يرجى إعادة تحميل الصفحة.',
  refresh: 'إعادة تحميل الصفحة',
};

export const failures: Texts<'failures'> = {
  page: 'تعذّر تحميل هذه الصفحة.',
  part: 'تعذّر تحميل هذا الجزء.',
  crashed: 'حدث خطأ ما هنا. ما زال باقي الصفحة يعمل.',
  retry: 'إعادة المحاولة',
  reload: 'إعادة تحميل الصفحة',
};

export const legal: Texts<'legal'> = {
  contents: 'المحتويات',
  print: 'طباعة',
  englishOnly: 'هذا المستند متاح بالإنجليزية فقط.',
};

export const offline: Texts<'offline'> = {
  title: 'أنت غير متصل بالإنترنت',
  text: 'يمكنك الكتابة والنسخ والاستماع بصوت المتصفح. أما الترجمة وأصوات HD وتسجيل الدخول والحفظ فتحتاج إلى اتصال.',
  wentOffline: 'أنت غير متصل بالإنترنت.',
  cameBack: 'عاد الاتصال بالإنترنت.',
  newVersion: 'يتوفر إصدار جديد.',
  update: 'تحديث',
  later: 'لاحقًا',
};

export const consent: Texts<'consent'> = {
  label: 'ملفات تعريف الارتباط',
  text: 'ملفات تعريف الارتباط تبقيك مسجّل الدخول. الإحصاءات اختيارية.',
  more: 'تعهد الخصوصية',
  analytics: 'ملفات تعريف الارتباط للإحصاءات',
  accept: 'موافق',
  decline: 'رفض',
  chooseAgain: 'تغيير اختيار ملفات تعريف الارتباط',
};

export const theme: Texts<'theme'> = {
  picker: 'المظهر',
  chosen: (name) => `المظهر: ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'فاتح',
  dark: 'داكن',
  spooky: 'مخيف',
  forest: 'غابة',
  ocean: 'محيط',
  sunset: 'غروب',
  scifi: 'خيال علمي',
  fantasy: 'فانتازيا',
};
