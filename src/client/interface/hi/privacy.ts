import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} अक्षर`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} सेकंड`;

export const sent: Texts<'sent'> = {
  title: 'इस डिवाइस से क्या भेजा गया',
  text: 'यह सूची सिर्फ़ इस ब्राउज़र में रहती है और इसमें आपके शब्द नहीं होते।',
  today: 'आज',
  clear: 'मिटाएँ',
  cleared: 'सूची मिटाई गई',
  empty: 'आज इस डिवाइस से कोई टेक्स्ट या बोली नहीं भेजी गई।',
  titles: {
    translation: 'अनुवाद',
    speech: 'बोली',
    browserSpeech: 'बोली',
    hdVoice: 'HD आवाज़',
    browserVoice: 'पढ़कर सुनाना',
    save: 'सेव',
    live: 'लाइव कैप्शन',
    other: 'दूसरा डेटा',
  },
  tidy: 'सँवारना',
  words: 'मेरा शब्दकोश',
  deviceOn: '“इसी डिवाइस पर” चालू किया गया',
  deviceOff: '“इसी डिवाइस पर” बंद किया गया',
  stopped: (title) => `${title}: भेजना रोका गया`,
  nothingSent: '“इसी डिवाइस पर” चालू था, इसलिए कुछ नहीं भेजा गया।',
  voice: (name) => `HD आवाज़ ${name}`,
  details: {
    translation: (value) => `${characters(value)}, अनुवाद सेवा को`,
    speech: (value) => `${seconds(value)}, इस सर्वर और इसकी पहचान सेवा को`,
    ownSpeech: (value) => `${seconds(value)}, इस सर्वर को`,
    browserSpeech: (value) => `${seconds(value)}, आपके ब्राउज़र की बोली सेवा को`,
    hdVoice: (value) => `${characters(value)}, HD आवाज़ की सेवा को`,
    browserVoice: (value) => `${characters(value)}, आपके ब्राउज़र की आवाज़ सेवा को`,
    save: (value) => `${characters(value)}, इस सर्वर को`,
    live: (value) => `${characters(value)}, इस सर्वर को`,
    other: (value) => `${characters(value)}, इस सर्वर को`,
  },
};

export const device: Texts<'device'> = {
  title: 'इसी डिवाइस पर',
  text: 'आप जो बोलते और लिखते हैं, वह इसी डिवाइस पर रहता है।',
  search: 'ऑफ़लाइन ऑफलाइन निजी गोपनीयता बिना इंटरनेट',
  recognition: 'आपका ब्राउज़र इसी डिवाइस पर बोली पहचानता है।',
  ownRecognition: 'इस कंप्यूटर का इंजन बोली पहचानता है।',
  inBrowserRecognition: 'यह पेज इसी डिवाइस पर अंग्रेज़ी पहचानता है। दूसरी भाषाएँ नहीं पहचान सकता।',
  noRecognition:
    'रिकॉर्डिंग बंद है: यह ब्राउज़र इस डिवाइस पर बोली नहीं पहचान सकता। कंप्यूटर पर Chrome 139 या उससे नया वर्शन पहचान सकता है।',
  translation: 'आपका ब्राउज़र इसी डिवाइस पर अनुवाद करता है।',
  noTranslation:
    'अनुवाद बंद है: यह ब्राउज़र इस डिवाइस पर अनुवाद नहीं कर सकता। कंप्यूटर पर Chrome 138 या उससे नया वर्शन कर सकता है।',
  pageTranslation:
    'यह पेज इसी डिवाइस पर अंग्रेज़ी, स्पेनिश, फ़्रेंच, जर्मन, पुर्तगाली और इतालवी के बीच अनुवाद करता है। ज़रूरी चीज़ें एक ही बार डाउनलोड होती हैं।',
  voices: 'सिर्फ़ इस डिवाइस पर इंस्टॉल आवाज़ें पढ़कर सुनाती हैं। HD आवाज़ें बंद हैं: उन्हें इंटरनेट चाहिए।',
  saving: 'सेव किए गए टेक्स्ट इसी ब्राउज़र में रहते हैं। आपके खाते वाले टेक्स्ट नहीं दिखाए जाते।',
  plan: 'आपका खाता और प्लान वैसे ही रहते हैं, बस इसके चालू रहते इस्तेमाल नहीं होते।',
  question: '“इसी डिवाइस पर” चालू करें?',
  turnOn: 'चालू करें',
  cancel: 'रद्द करें',
  mayDelete:
    'अगर आप एक हफ़्ते तक इस साइट का इस्तेमाल नहीं करते, तो यह ब्राउज़र सेव किए गए टेक्स्ट मिटा सकता है। जिन्हें रखना हो, उन्हें एक्सपोर्ट कर लें।',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: '“इसी डिवाइस पर” चालू है, इसलिए कुछ नहीं भेजा गया।',
  missing: 'यह टेक्स्ट इस डिवाइस पर नहीं है।',
  full: 'इस डिवाइस का स्टोरेज भर गया है। टेक्स्ट एक्सपोर्ट करें, या जगह बनाने के लिए रिकॉर्डिंग या सेव किए गए टेक्स्ट हटाएँ।',
  makeRoom: 'जगह बनाएँ',
  makeRoomAlt: 'रिकॉर्डिंग हटाने के लिए सेटिंग खोलें',
};
