import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'मुफ़्त में शुरू करें। जब चाहें रद्द करें।',
  leadPremium: 'जब चाहें रद्द करें।',
  share: 'लोगों को बुलाएँ',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'मुफ़्त',
    description: 'बोलकर लिखने और सुनने के लिए ज़रूरी सब कुछ।',
    features: [
      `${count(free.transcriptCap)} अक्षर तक के टेक्स्ट`,
      `${free.saveSlots} सेव किए गए टेक्स्ट`,
      `रोज़ ${free.translations} अनुवाद`,
      `HD आवाज़ Iris को एक बार आज़माएँ, ${free.speechCharacters} अक्षरों तक`,
      'ब्राउज़र की आवाज़ बिना सीमा के',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'लंबे टेक्स्ट, HD आवाज़ें और ज़्यादा अनुवाद।',
    features: [
      `${count(premium.transcriptCap)} अक्षर तक के टेक्स्ट`,
      `${premium.saveSlots} सेव किए गए टेक्स्ट`,
      `हर महीने ${count(premium.translations)} अक्षरों का अनुवाद`,
      `हर महीने HD आवाज़ के ${count(premium.speechCharacters)} अक्षर`,
      'सभी दस HD आवाज़ें',
      'MP3 डाउनलोड',
      'ब्राउज़र की आवाज़ बिना सीमा के',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `रिकॉर्डिंग इंपोर्ट: रोज़ ${count(minutes)} मिनट की बोली`,
  premium: (minutes) => `रिकॉर्डिंग इंपोर्ट: हर महीने ${count(minutes)} मिनट की बोली`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'सँवारना: एक बटन से फ़ालतू शब्द हटाएँ',
  tidyPremium: 'सँवारना: विराम चिह्न, छोटा करना, सारांश या ई-मेल',
  words: (limit) => `मेरा शब्दकोश: ${count(limit)} नाम और शब्द`,
  whileSpeaking: 'बोलते-बोलते अनुवाद',
  conversation: 'दो भाषाओं में बातचीत, ज़ोर से पढ़कर',
  library: 'सेव किए टेक्स्ट की लाइब्रेरी: खोज, फ़िल्टर और एक्सपोर्ट',
  live: (viewers, minutes) => `लाइव कैप्शन: ${count(viewers)} तक दर्शक, दिन में ${count(minutes)} मिनट`,
  livePremium: (viewers, languages) =>
    `लाइव कैप्शन: ${count(viewers)} तक दर्शक और एक साथ ${count(languages)} भाषाएँ`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'प्रति साल' : 'प्रति माह'),
  yourPlan: 'आपका प्लान',
  checkout: 'भुगतान पर जाएँ',
  checkoutBusy: 'भुगतान पेज खुल रहा है…',
  signInFirst: 'पहले आपको साइन इन करना होगा।',
  terms: 'रद्द करने तक हर महीने रीन्यू होता है। रद्द करने पर भी Premium उस महीने के अंत तक रहेगा जिसका भुगतान हो चुका है।',
  card: 'आप Stripe की साइट पर भुगतान करते हैं। हम आपके कार्ड की जानकारी कभी नहीं देखते।',
  manage: 'सदस्यता मैनेज करें',
  renews: (day) => `${day} को रीन्यू होगा।`,
  ends: (day) => `${day} को खत्म होगा। अब और पैसे नहीं कटेंगे।`,
  overdue: (day) => `आपका पिछला भुगतान नहीं हुआ। ${day} के बाद भी Premium रखने के लिए कृपया कार्ड अपडेट करें।`,
  lapsed: 'आपका पिछला भुगतान नहीं हुआ, इसलिए Premium रुक गया है। वापस पाने के लिए कार्ड अपडेट करें।',
  freeForever: 'हमेशा मुफ़्त। कार्ड की ज़रूरत नहीं।',
  loadingPlans: 'प्लान लोड हो रहे हैं',
  plansError: 'प्लान लोड नहीं हो सके',
  plansErrorText: 'ये हमारे सामान्य प्लान हैं। मौजूदा कीमत भुगतान पेज पर दिखेगी।',
  retry: 'फिर कोशिश करें',
  unavailable: 'अभी भुगतान नहीं हो सकता',
  unavailableText: 'आपके पैसे नहीं कटे हैं। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  invalidResponse: 'सर्वर का जवाब सही नहीं था।',
  checkoutFailed: 'भुगतान शुरू नहीं हो सका।',
  connectionFailed: 'Stripe से कनेक्ट नहीं हो सका। कृपया फिर कोशिश करें।',
  portalFailed: 'सदस्यता का पेज नहीं खुल सका',
  portalFailedText: 'कृपया कुछ मिनट बाद फिर कोशिश करें।',
  activated: 'Premium चालू हो गया!',
  activatedText: 'अब आपके पास लंबे टेक्स्ट, सभी दस HD आवाज़ें और ज़्यादा अनुवाद हैं।',
  startUsing: 'Premium इस्तेमाल करें',
  already: 'आपके पास पहले से Premium है',
  alreadyText: 'आपको दोबारा भुगतान नहीं करना है।',
  confirming: 'आपके भुगतान की पुष्टि हो रही है…',
  pending: 'आपके भुगतान की पुष्टि अभी नहीं हुई है',
  pendingText: 'इसमें थोड़ा समय लग सकता है। पुष्टि होते ही Premium शुरू हो जाएगा, भले ही आप यह पेज छोड़ दें।',
  checkAgain: 'फिर जाँचें',
  unconfirmed: 'आपके भुगतान की जाँच नहीं हो सकी',
  unconfirmedText: 'अगर आपने भुगतान कर दिया है, तो Premium अपने-आप शुरू हो जाएगा।',
  cancelled: 'भुगतान रद्द हुआ',
  cancelledText: 'आपके पैसे नहीं कटे हैं। आप जब चाहें अपग्रेड कर सकते हैं।',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Premium में अपग्रेड करें',
  lead: (price) => `${price} प्रति माह। रद्द करने तक रीन्यू होता है। आपको मिलेगा:`,
  subscribe: 'अभी सदस्यता लें',
  later: 'अभी नहीं',
};
