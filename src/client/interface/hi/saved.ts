import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'सेव किए गए टेक्स्ट',
  signedOut: 'सेव किए गए टेक्स्ट देखने के लिए कृपया साइन इन करें।',
  signedOutHint: 'खाता मुफ़्त है और इससे आप इन्हें किसी भी डिवाइस पर खोल सकते हैं।',
  signIn: 'साइन इन',
  error: 'सेव किए गए टेक्स्ट लोड नहीं हो सके',
  retry: 'फिर कोशिश करें',
  empty: 'अभी कोई टेक्स्ट सेव नहीं है',
  emptyHint: 'रिकॉर्ड टैब में सेव किए गए टेक्स्ट यहाँ दिखेंगे।',
  noMatch: 'आपकी खोज से कोई टेक्स्ट नहीं मिला',
  showAll: 'सभी दिखाएँ',
  loading: 'सेव किए गए टेक्स्ट लोड हो रहे हैं',
  search: 'सेव किए गए टेक्स्ट में खोजें',
  searchHint: 'खोजें',
  clearSearch: 'खोज साफ़ करें',
  sort: 'क्रम',
  exportAll: 'सभी एक्सपोर्ट करें',
  languages: 'भाषाएँ',
  shown: (shown, all) => (shown === all ? `${count(all)} सेव` : `${count(all)} में से ${count(shown)} दिखे`),
  over: (shown, excess, limit) => `${shown}, ${count(limit)} की सीमा से ${count(excess)} ज़्यादा`,
  makeRoom: (value) => `फिर से सेव करने के लिए ${count(value)} मिटाएँ`,
  slots: (used, limit) => `${count(limit)} में से ${count(used)} स्लॉट इस्तेमाल`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'सबसे नए',
  oldest: 'सबसे पुराने',
  longest: 'सबसे लंबे',
  shortest: 'सबसे छोटे',
  alphabetical: 'वर्णक्रम',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'ज़्यादा दिखाएँ',
  less: 'कम दिखाएँ',
  copy: 'कॉपी करें',
  copied: 'कॉपी हुआ',
  copiedBody: 'टेक्स्ट क्लिपबोर्ड पर है।',
  copyFailed: 'कॉपी नहीं हो सका',
  copyFailedBody: 'ब्राउज़र ने रोक दिया। टेक्स्ट चुनकर खुद कॉपी करें।',
  open: 'रिकॉर्डर में खोलें',
  export: 'एक्सपोर्ट',
  remove: 'मिटाएँ',
  removing: 'मिट रहा है',
  characters: (value) => `${count(value)} अक्षर`,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'मिटाया गया',
  deleted: 'यह आपकी सूची से हट गया है।',
  stillOver: (value) => `फिर से सेव करने के लिए ${count(value)} और मिटाएँ।`,
  undo: 'पहले जैसा करें',
  undoAlt: 'टेक्स्ट वापस लाएँ',
  restored: 'वापस लाया गया',
  restoreFailed: 'वापस नहीं लाया जा सका',
  restoreFailedBody: 'टेक्स्ट वापस नहीं लाया जा सका। कृपया फिर कोशिश करें।',
  goneTitle: 'नहीं मिला',
  gone: 'शायद यह पहले ही मिटाया जा चुका है।',
  failedTitle: 'मिटाया नहीं जा सका',
  failed: 'यह टेक्स्ट मिटाया नहीं जा सका। कृपया फिर कोशिश करें।',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'साइन इन ज़रूरी है',
  login: 'टेक्स्ट सेव करने के लिए कृपया साइन इन करें',
  signIn: 'साइन इन',
  signInAlt: 'सेव करने के लिए साइन इन करें',
  limitTitle: 'सेव करने की सीमा पूरी',
  limit: 'आपके सभी स्लॉट भर गए हैं। ज़्यादा जगह के लिए Premium में अपग्रेड करें।',
  upgrade: 'अपग्रेड करें',
  upgradeAlt: 'ज़्यादा जगह के लिए Premium में अपग्रेड करें',
  savedTitle: 'सेव हुआ!',
  view: 'सेव किए गए देखें',
  viewAlt: '“सेव किए गए टेक्स्ट” टैब खोलें',
  newEntry: 'यह एक नया टेक्स्ट है। जो आपने खोला था, वह नहीं बदला।',
  offlineTitle: 'आप ऑफ़लाइन हैं',
  kept: 'आपका टेक्स्ट इस डिवाइस पर है। ऑनलाइन होने पर उसे सेव कर सकते हैं।',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'सेव नहीं हुआ',
  description: 'टेक्स्ट सेव नहीं हो सका। कृपया फिर कोशिश करें।',
};
