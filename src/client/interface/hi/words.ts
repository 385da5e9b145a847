import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const dictionary: Texts<'dictionary'> = {
  title: 'मेरे शब्द',
  open: 'मेरे शब्द खोलें',
  lead: `ऐसे नाम और शब्द जिनमें बोलते, अनुवाद करते और सुनते समय ${brand.name} को गलती नहीं करनी चाहिए।`,
  search: 'खोजें',
  searchLabel: 'मेरे शब्दों में खोजें',
  add: 'शब्द जोड़ें',
  more: 'और',
  importCsv: 'CSV इंपोर्ट करें…',
  exportCsv: 'CSV एक्सपोर्ट करें',
  fileName: 'my-words.csv',
  written: 'ऐसे लिखें',
  heard: 'कभी-कभी ऐसे सुना जाता है',
  heardHint: 'शब्द लिखकर Enter दबाएँ',
  removeHeard: (form) => `${form} हटाएँ`,
  translations: 'अनुवाद में',
  spoken: 'उच्चारण',
  spokenOptional: 'उच्चारण (वैकल्पिक)',
  listen: 'सुनें',
  normal: 'सामान्य',
  translateNormally: 'सामान्य अनुवाद करें',
  translatedNormally: 'सामान्य अनुवाद',
  neverTranslate: 'कभी अनुवाद न करें',
  neverTranslated: 'कभी अनुवाद नहीं',
  fixed: 'ऐसे अनुवाद करें…',
  language: 'भाषा',
  translation: 'अनुवाद',
  addLanguage: 'भाषा जोड़ें',
  removeTranslation: 'यह अनुवाद हटाएँ',
  asWritten: 'जैसा लिखा है',
  heardAs: (forms) => `ऐसे सुना जाता है: ${forms}`,
  edit: (word) => `${word} बदलें`,
  remove: (word) => `${word} मिटाएँ`,
  delete: 'मिटाएँ',
  cancel: 'रद्द करें',
  save: 'सेव करें',
  newWord: 'शब्द जोड़ें',
  editWord: 'शब्द बदलें',
  empty: `अभी कोई शब्द नहीं। कोई नाम जोड़ें जिसे ${brand.name} गलत लिखता है।`,
  nothingFound: 'आपकी खोज से कोई शब्द नहीं मिला।',
  count: (value, limit) => `${count(limit)} में से ${count(value)} शब्द`,
  withAccount: 'आपके खाते में सेव',
  onDevice: 'इस डिवाइस पर सेव',
  full: (limit) => `आपकी सूची भर गई है: इसमें ${count(limit)} शब्द आते हैं। नया जोड़ने के लिए कोई शब्द मिटाएँ।`,
  exists: 'यह शब्द पहले से आपकी सूची में है।',
  deleted: 'शब्द मिटाया गया',
  undo: 'पहले जैसा करें',
  undoAlt: 'शब्द वापस लाएँ',
  imported: (value) => `${count(value)} शब्द इंपोर्ट ${value === 1 ? 'हुआ' : 'हुए'}`,
  importedNote: (skipped, left) =>
    [
      skipped > 0 && `छोड़ी गई अमान्य पंक्तियाँ: ${count(skipped)}।`,
      left > 0 && `सूची भर जाने से छूटे शब्द: ${count(left)}।`,
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'यह फ़ाइल पढ़ी नहीं जा सकी',
  importFailedText: 'कृपया CSV फ़ाइल चुनें।',
  loadFailed: 'आपके शब्द लोड नहीं हो सके।',
  notSaved: 'आपके शब्द सेव नहीं हुए',
  notSavedText: 'कृपया कनेक्शन जाँचें और फिर कोशिश करें।',
  changedElsewhere: 'आपके शब्द दूसरे डिवाइस पर भी बदले गए',
  changedElsewhereText: 'आपका बदलाव सबसे नए वर्शन में जोड़ दिया गया।',
  tryAgain: 'फिर कोशिश करें',
  importOffer: (value) => `इस डिवाइस ${value === 1 ? 'का' : 'के'} ${count(value)} शब्द अपने खाते में जोड़ें?`,
  importConfirm: 'जोड़ें',
  importDecline: 'इस डिवाइस से मिटाएँ',
  learn: (word, heard) => ['हमेशा ', heard, ' की जगह ', word, ' लिखें?'],
  always: 'हमेशा',
  notNow: 'अभी नहीं',
  learned: (word) => `${word} आपके शब्दों में जोड़ा गया`,
};

export const device: Texts<'device'> = {
  title: 'इसी डिवाइस पर',
  text: 'आपके शब्द इस डिवाइस से बाहर नहीं जाते।',
  recognition: 'आपका ब्राउज़र इसी डिवाइस पर बोली पहचानता है।',
  ownRecognition: 'इस कंप्यूटर का इंजन बोली पहचानता है।',
  inBrowserRecognition: 'यह पेज इसी डिवाइस पर अंग्रेज़ी पहचानता है। दूसरी भाषाएँ नहीं पहचान सकता।',
  noRecognition:
    'रिकॉर्डिंग बंद है: यह ब्राउज़र इस डिवाइस पर बोली नहीं पहचान सकता। कंप्यूटर पर Chrome 139 या उससे नया वर्शन पहचान सकता है।',
  translation: 'आपका ब्राउज़र इसी डिवाइस पर अनुवाद करता है।',
  ownTranslation: 'इस कंप्यूटर का इंजन अनुवाद करता है।',
  noTranslation:
    'अनुवाद बंद है: यह ब्राउज़र इस डिवाइस पर अनुवाद नहीं कर सकता। कंप्यूटर पर Chrome 138 या उससे नया वर्शन कर सकता है।',
  voices: 'सिर्फ़ इस डिवाइस पर इंस्टॉल आवाज़ें पढ़कर सुनाती हैं। HD आवाज़ें बंद हैं: उन्हें इंटरनेट चाहिए।',
  saving: 'सेव किए गए टेक्स्ट इसी ब्राउज़र में रहते हैं। आपके खाते वाले टेक्स्ट नहीं दिखाए जाते।',
  mayDelete:
    'अगर आप एक हफ़्ते तक इस साइट का इस्तेमाल नहीं करते, तो यह ब्राउज़र सेव किए गए टेक्स्ट मिटा सकता है। जिन्हें रखना हो, उन्हें एक्सपोर्ट कर लें।',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: '“इसी डिवाइस पर” चालू है, इसलिए कुछ नहीं भेजा गया।',
  missing: 'यह टेक्स्ट इस डिवाइस पर नहीं है।',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'रिकॉर्डिंग बंद है',
  unsupported:
    'यह ब्राउज़र इस डिवाइस पर बोली नहीं पहचान सकता। कंप्यूटर पर Chrome 139 या उससे नया वर्शन पहचान सकता है।',
  unavailable: (language) =>
    `यह ब्राउज़र इस डिवाइस पर ${language} नहीं पहचान सकता। दूसरी भाषा चुनें या “इसी डिवाइस पर” बंद करें।`,
  englishOnly: 'इस डिवाइस पर यह ब्राउज़र सिर्फ़ अंग्रेज़ी पहचान सकता है। अंग्रेज़ी चुनें या “इसी डिवाइस पर” बंद करें।',
  missing: (language) => `${language} अभी इस डिवाइस पर नहीं है`,
  missingText: 'आपके ब्राउज़र को भाषा पैक एक बार डाउनलोड करना होगा। आपके शब्द फिर भी इसी डिवाइस पर रहेंगे।',
  engineText: (megabytes) =>
    `यह ${megabytes} MB का डाउनलोड है। इसकी ज़रूरत सिर्फ़ एक बार है, उसके बाद रिकॉर्डिंग ऑफ़लाइन भी चलेगी। आपके शब्द इसी डिवाइस पर रहते हैं।`,
  download: 'डाउनलोड करें',
  downloadAlt: (language) => `बोली की पहचान के लिए ${language} डाउनलोड करें`,
  downloading: (language) => `${language} डाउनलोड हो रही है…`,
  downloadingText: 'आपका ब्राउज़र भाषा पैक डाउनलोड कर रहा है। तैयार होने पर हम आपको बताएँगे।',
  ready: (language) => `${language} तैयार है`,
  readyText: 'शुरू करने के लिए रिकॉर्ड बटन दबाएँ।',
  failed: (language) => `${language} डाउनलोड नहीं हो सकी`,
  failedText: 'कृपया कनेक्शन जाँचें और फिर कोशिश करें।',
};
