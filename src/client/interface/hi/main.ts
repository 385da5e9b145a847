import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'मुफ़्त', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'रिकॉर्ड करें, पढ़ें, अनुवाद करें और सुनें',
  tabs: 'व्यू',
  record: 'रिकॉर्ड',
  saved: 'सेव किए गए टेक्स्ट',
  card: 'टेक्स्ट और अनुवाद',
  view: 'मूल या अनुवाद',
  original: 'मूल',
  translated: 'अनुवाद',
  clear: 'टेक्स्ट मिटाएँ',
  more: 'और',
  savedExist: 'आपके सेव किए गए टेक्स्ट हैं',
  unsupportedTitle: 'यह ब्राउज़र बोली नहीं पहचान सकता',
  unsupported:
    'रिकॉर्ड करने के लिए कृपया Chrome, Edge या Safari इस्तेमाल करें। बाकी सब यहाँ चलता है: बस टेक्स्ट टाइप या पेस्ट करें।',
  unsupportedServer: 'या यहीं रहें और इस सर्वर को अपनी बात टेक्स्ट में बदलने दें।',
  unsupportedSignIn: 'इसके लिए पहले साइन इन करना होगा।',
  dismiss: 'हटाएँ',
  onDevice: 'इसी डिवाइस पर',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: 'लाइव साझा करें',
  import: 'ऑडियो, वीडियो या टेक्स्ट इंपोर्ट करें…',
  export: 'एक्सपोर्ट…',
  copyBoth: 'दोनों भाषाओं में कॉपी करें',
  saveBoth: 'दोनों भाषाओं में सेव करें',
  bothSaved: 'दोनों भाषाओं का टेक्स्ट “सेव किए गए टेक्स्ट” में है।',
  punctuate: 'रुकने पर विराम चिह्न लगाएँ',
  microphone: 'माइक्रोफ़ोन…',
  shortcuts: 'कीबोर्ड शॉर्टकट',
  tidy: 'सँवारें…',
  commands: 'वॉइस कमांड',
  words: 'मेरे शब्द',
};

export const save: Texts<'save'> = {
  save: 'सेव करें',
  saveTranslation: 'अनुवाद सेव करें',
  saveAndStartNew: 'सेव करके नया शुरू करें',
  originalSaved: 'आपका मूल टेक्स्ट “सेव किए गए टेक्स्ट” में है।',
  translationSaved: 'आपका अनुवाद “सेव किए गए टेक्स्ट” में है।',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium खत्म हो गया है, पर आप यह टेक्स्ट अब भी पूरा सेव कर सकते हैं।',
  tooLong: (tier, excess) => `${tiers[tier]} प्लान के लिए बहुत लंबा: ${count(excess)} अक्षर हटाएँ`,
  canStillCopy: 'आप इसे अब भी कॉपी या एक्सपोर्ट कर सकते हैं।',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'रिकॉर्डर का टेक्स्ट बदलें?',
  text: 'रिकॉर्डर में मौजूद टेक्स्ट हट जाएगा।',
  confirm: 'बदलें',
  cancel: 'मेरा टेक्स्ट रखें',
};
