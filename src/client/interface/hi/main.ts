import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'मुफ़्त', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'रिकॉर्ड करें, पढ़ें, अनुवाद करें और सुनें',
  tabs: 'व्यू',
  record: 'रिकॉर्ड',
  conversation: 'बातचीत',
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
  dismiss: 'बंद करें',
  onDevice: 'इसी डिवाइस पर',
  tiers,
  unsupportedDevice: 'या यहाँ अंग्रेज़ी में बोलकर लिखने के लिए सेटिंग में “इसी डिवाइस पर” चालू करें।',
};

export const tools: Texts<'tools'> = {
  tidy: 'सँवारें',
  export: 'एक्सपोर्ट',
  orDrop: 'या यहाँ कोई रिकॉर्डिंग, वीडियो, सबटाइटल या दस्तावेज़ छोड़ें',
  orUse: 'या कोई रिकॉर्डिंग, वीडियो, सबटाइटल या दस्तावेज़ इस्तेमाल करें',
  chooseFile: 'फ़ाइल चुनें',
};

export const document: Texts<'document'> = {
  menu: 'दस्तावेज़ के विकल्प',
  rename: 'नाम बदलें',
  name: 'दस्तावेज़ का नाम',
  back: (title) => `${title} पर वापस जाएँ`,
  saved: (when) => `सेव किया गया ${when}`.trim(),
  edited: 'बदला गया, सेव नहीं हुआ',
  notSaved: 'सेव नहीं हुआ',
  saving: 'सेव हो रहा है…',
};

export const newText: Texts<'newText'> = {
  started: 'नया दस्तावेज़ शुरू हुआ',
  stillHere: (title) => `“${title}” अभी भी यहीं है।`,
  back: 'वापस जाएँ',
};

export const menu: Texts<'menu'> = {
  share: 'लाइव शेयर करें',
  newText: 'नया दस्तावेज़',
  copyBoth: 'दोनों भाषाओं में कॉपी करें',
  shortcuts: 'कीबोर्ड शॉर्टकट',
  settings: 'सेटिंग',
};

export const save: Texts<'save'> = {
  saveAsNew: 'नए के रूप में सेव करें',
  save: 'सेव करें',
  saveAndStartNew: 'सेव करके नया शुरू करें',
  signedIn: {
    save: 'आपने साइन इन कर लिया है। आपका टेक्स्ट सेव हो रहा है…',
    translate: 'आपने साइन इन कर लिया है और अनुवाद चालू है।',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium खत्म हो गया है। आप यह टेक्स्ट एक बार पूरा सेव कर सकते हैं।',
  tooLong: (tier, excess) => `${tiers[tier]} प्लान के लिए बहुत लंबा: ${count(excess)} अक्षर हटाएँ`,
  canStillCopy: 'आप इसे अब भी कॉपी या एक्सपोर्ट कर सकते हैं।',
};
