import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'रिकॉर्डिंग शुरू करें',
  stop: 'रिकॉर्डिंग बंद करें',
  starting: 'रिकॉर्डिंग रद्द करें',
  stopping: 'रिकॉर्डिंग पूरी हो रही है',
  paused: 'रिकॉर्डिंग रुकी हुई है',
  unsupported: 'इस ब्राउज़र में रिकॉर्डिंग नहीं चलती',
  idleHint: 'रिकॉर्ड करने के लिए दबाएँ',
  idleHintAsking: 'रिकॉर्ड करने के लिए दबाएँ, फिर माइक्रोफ़ोन की अनुमति दें',
  recordingHint: 'रिकॉर्ड हो रहा है। रोकने के लिए दबाएँ',
  startingHint: 'शुरू हो रहा है…',
  startingHintAsking: 'शुरू हो रहा है… ब्राउज़र पूछे तो “अनुमति दें” चुनें',
  stoppingHint: 'आखिरी शब्द लिखे जा रहे हैं…',
  errorHint: 'फिर कोशिश के लिए दबाएँ',
  pausedHint: 'टेक्स्ट भर गया है',
  unsupportedHint: 'ऊपर अपना टेक्स्ट टाइप या पेस्ट करें',
  or: 'या',
  space: 'Space',
  microphone: 'माइक्रोफ़ोन',
  elapsed: 'रिकॉर्डिंग का समय',
  announceStarted: 'रिकॉर्डिंग शुरू हुई',
  announceStopped: 'रिकॉर्डिंग बंद हुई',
  signInHint: 'इस ब्राउज़र में रिकॉर्ड करने के लिए साइन इन करें',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `बोली की पहचान शुरू नहीं हो सकी: ${message}`,
  noResponse: 'कोई जवाब नहीं',
  startHelp: 'थोड़ा रुककर फिर रिकॉर्ड बटन दबाएँ। बार-बार ऐसा हो तो पेज फिर से लोड करें।',
  silenceTitle: 'रिकॉर्डिंग बंद हुई',
  silenceHelp: 'कुछ देर से कुछ सुनाई नहीं दिया। जारी रखने के लिए रिकॉर्ड बटन दबाएँ।',
  noResponseHelp: 'आपके ब्राउज़र की बोली सेवा जवाब नहीं दे रही। कनेक्शन जाँचें और फिर रिकॉर्ड बटन दबाएँ।',
  engineTitle: (code) => `बोली की पहचान में गड़बड़ी: ${code}`,
  dictation: 'सिस्टम सेटिंग में डिक्टेशन (और Siri) चालू करें, फिर रिकॉर्ड बटन दबाएँ।',
  serviceNotAllowed: 'यह ब्राउज़र वेबसाइटों को अपनी बोली सेवा इस्तेमाल नहीं करने देता। Chrome, Edge या Safari आज़माएँ।',
  networkStopped: 'आपका ब्राउज़र अपनी बोली सेवा तक नहीं पहुँच सका। कनेक्शन जाँचें, या Chrome, Edge या Safari आज़माएँ।',
  networkRetrying: 'बोली सेवा तक नहीं पहुँच सके। फिर कोशिश हो रही है।',
  noMicrophone: 'माइक्रोफ़ोन नहीं मिला। देखें कि वह लगा है और सिस्टम सेटिंग में चुना गया है।',
  microphoneInUse:
    'आपका माइक्रोफ़ोन पहले से इस्तेमाल में है, शायद किसी दूसरे टैब में। वहाँ रिकॉर्डिंग बंद करें, फिर रिकॉर्ड बटन दबाएँ।',
  languageNotSupported: 'यह ब्राउज़र आपकी चुनी हुई भाषा नहीं पहचान सकता। दूसरी भाषा चुनें या दूसरा ब्राउज़र आज़माएँ।',
  unknownHelp: 'आपका टेक्स्ट सुरक्षित है। फिर कोशिश के लिए रिकॉर्ड बटन दबाएँ।',
  allowIos: 'सेटिंग > ऐप > Safari > माइक्रोफ़ोन खोलें, “अनुमति दें” चुनें, फिर रिकॉर्ड बटन दबाएँ।',
  allowSafari: 'Safari मेन्यू में इस वेबसाइट की सेटिंग चुनें, माइक्रोफ़ोन की अनुमति दें, फिर रिकॉर्ड बटन दबाएँ।',
  allowAndroid: 'पते के पास वाले आइकॉन पर टैप करें, फिर अनुमतियाँ > माइक्रोफ़ोन > अनुमति दें, और रिकॉर्ड बटन दबाएँ।',
  allowDesktop: 'पते के पास वाले आइकॉन पर क्लिक करें, माइक्रोफ़ोन की अनुमति दें, फिर रिकॉर्ड बटन दबाएँ।',
};

export const microphone: Texts<'microphone'> = {
  title: 'माइक्रोफ़ोन',
  choose: 'दूसरा चुनें',
  chooseAltText: 'दूसरा माइक्रोफ़ोन चुनें',
  unnamed: 'आपके माइक्रोफ़ोन',
  noSound: (name) => ({
    title: `${name} से कोई आवाज़ नहीं आ रही`,
    description: 'देखें कि वह चालू है और म्यूट नहीं है।',
  }),
  unplugged: (name) => ({
    title: 'आपका माइक्रोफ़ोन डिस्कनेक्ट हो गया',
    description: `${name} से रिकॉर्डिंग जारी है।`,
  }),
  recognition: 'बोली की पहचान',
  auto: 'ऑटोमैटिक',
  autoDetail: 'आपके ब्राउज़र की पहचान काम करे तो वही, नहीं तो यह सर्वर।',
  browser: 'यह ब्राउज़र',
  browserDetail: 'मुफ़्त और असीमित।',
  server: 'यह सर्वर',
  signIn: 'इसे इस्तेमाल करने के लिए साइन इन करें।',
  left: (seconds) =>
    seconds < 60
      ? `${count(Math.floor(seconds))} सेकंड की बोली बाकी`
      : `${count(Math.floor(seconds / 60))} मिनट की बोली बाकी`,
  allow: 'आवाज़ का स्तर देखने के लिए माइक्रोफ़ोन की अनुमति दें।',
  browserMicrophone: 'आपका ब्राउज़र वही माइक्रोफ़ोन इस्तेमाल करता है जो उसकी सेटिंग में चुना गया है।',
  now: {
    browser: `अभी आपकी बात को आपका ब्राउज़र टेक्स्ट में बदलता है। वह ऑडियो अपनी कंपनी को भेज सकता है। ${brand.name} को ऑडियो न मिलता है, न वह उसे रखता है।`,
    server: 'अभी आपकी बात को यह सर्वर और इसकी पहचान सेवा टेक्स्ट में बदलते हैं। ऑडियो रखा नहीं जाता।',
  },
};

export const takenOver: Texts<'takenOver'> = {
  title: 'अब यह सर्वर बोली को टेक्स्ट में बदल रहा है',
  description: 'टेक्स्ट में बदलने के लिए आपकी बोली इस सर्वर और इसकी पहचान सेवा को भेजी जाती है, और रखी नहीं जाती।',
};

const onThisDevice = 'ऑडियो सिर्फ़ इस डिवाइस पर है।';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} सेकंड की बोली टेक्स्ट में नहीं बदली गई है`
      : `${count(Math.round(seconds / 60))} मिनट की बोली टेक्स्ट में नहीं बदली गई है`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `सर्वर से संपर्क होते ही यह टेक्स्ट में बदली जाएगी। ${onThisDevice}`,
    allowance: `आपका बोली का कोटा खत्म हो गया है। ${onThisDevice}`,
    'signed-out': `इसे टेक्स्ट में बदलने के लिए साइन इन करें। ${onThisDevice}`,
    full: 'आपका टेक्स्ट भर गया है। पहले उसे सेव करें या मिटाएँ।',
  },
  unsavedTitle: 'इस डिवाइस का स्टोरेज भर गया है',
  unsaved: 'जब तक आपकी बोली टेक्स्ट में न बदल जाए, यह पेज खुला रखें।',
  transcribe: 'टेक्स्ट में बदलें',
  download: 'डाउनलोड करें',
  discard: 'हटाएँ',
  fileName: 'speech.wav',
  discardTitle: 'यह बोली हटाएँ?',
  discardText: 'यह टेक्स्ट में नहीं बदली गई है, और इसकी कोई दूसरी कॉपी नहीं है।',
  keep: 'रखें',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'यह ब्राउज़र रिकॉर्ड नहीं कर सकता',
  unsupportedToast: 'रिकॉर्ड करने के लिए कृपया Chrome, Edge या Safari इस्तेमाल करें। यहाँ टेक्स्ट टाइप या पेस्ट कर सकते हैं।',
  deviceToast: 'यहाँ अंग्रेज़ी में बोलकर लिखने के लिए “इसी डिवाइस पर” चालू करें, या Chrome, Edge या Safari इस्तेमाल करें।',
  turnOn: 'चालू करें',
  turnOnAlt: '“इसी डिवाइस पर” चालू करें',
  pausedTitle: 'रिकॉर्डिंग रुकी',
  pausedToast: 'टेक्स्ट भर जाने से रिकॉर्डिंग रुकी है। कृपया टेक्स्ट सेव करें या मिटाएँ।',
};

export const onServer: Texts<'onServer'> = {
  translation: 'इसी सर्वर पर अनुवाद हुआ।',
  translationMore: 'आपका टेक्स्ट कहीं और नहीं भेजा गया।',
  recognition: 'आपकी बोली इसी सर्वर पर टेक्स्ट में बदली जाती है। न रखी जाती है, न कहीं और भेजी जाती है।',
  voice: (name) => `${name}, इसी सर्वर पर AI से बनी आवाज़`,
  simpleVoice: (name) => `${name}, इसी सर्वर पर बनी साधारण सिंथेटिक आवाज़`,
};
