import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'सुनें',
  playOf: { original: 'मूल सुनें', translation: 'अनुवाद सुनें' },
  stop: 'रोकें',
  voice: 'आवाज़',
  browserShort: 'ब्राउज़र',
  preview: (name) => `${name} का नमूना सुनें`,
  stopPreview: (name) => `${name} का नमूना रोकें`,
  tryOnce: 'एक बार आज़माएँ',
  premium: 'HD',
  aiVoices: 'HD आवाज़ें AI से बनी हैं, लोगों की रिकॉर्डिंग नहीं।',
  started: 'पढ़कर सुनाया जा रहा है',
  estimate: (time) => `करीब ${time} लंबा`,
  cost: (value, tooLittle) => `${tooLittle ? 'चाहिए' : 'खर्च'}: ${count(value)} HD`,
  onlyLeft: (value) => `, ${count(value)} बाकी`,
  unit: () => 'अक्षर',
};

export const reading: Texts<'reading'> = {
  pause: 'विराम',
  resume: 'जारी रखें',
  aiVoice: (name) => `${name}, AI से बनी आवाज़`,
  preparing: 'आवाज़ तैयार की जा रही है…',
  loadingVoice: (loaded, size) => `आवाज़ लोड हो रही है… ${count(size)} MB में से ${count(loaded)} MB`,
  catchingUp: 'अगला वाक्य तैयार किया जा रहा है…',
  position: 'स्थिति',
  speed: 'गति',
  speedValue: (speed) => `${speed}×`,
  download: 'MP3 डाउनलोड करें',
  trialEnded: 'Iris का मुफ़्त ट्रायल पूरा हुआ',
  trialEndedText: 'आपके ब्राउज़र की आवाज़ अब भी मुफ़्त और असीमित है।',
  upgrade: 'अपग्रेड करें',
  signIn: 'साइन इन',
  upgradeHow: 'पेज के ऊपर “अपग्रेड करें” दबाएँ',
  signInHow: 'पेज के ऊपर “साइन इन” दबाएँ',
  hdLeft: (value) => `${count(value)} HD`,
  hdLeftUnit: () => 'अक्षर',
  left: 'बाकी',
};

export const voices: Texts<'voices'> = {
  browserName: 'ब्राउज़र की आवाज़',
  descriptions: {
    browser: 'इसी डिवाइस पर, असीमित',
    alloy: 'संतुलित और साफ़',
    ash: 'गर्मजोश और स्थिर',
    ballad: 'काव्यमय, कहानी जैसी',
    coral: 'खिली हुई और दोस्ताना',
    echo: 'शांत और सधी हुई',
    fable: 'जीवंत कहानीकार',
    nova: 'जोशीली और युवा',
    onyx: 'गहरी और दमदार',
    sage: 'कोमल और विचारशील',
    shimmer: 'हल्की और मुलायम',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'पढ़ने के लिए कोई टेक्स्ट नहीं है। पहले कुछ टाइप या रिकॉर्ड करें।',
  'sign-in': 'पहले आपको साइन इन करना होगा।',
  'trial-sign-in': 'Iris आज़माने के लिए साइन इन करें।',
  'premium-required': 'यह आवाज़ Premium में है।',
  'trial-used': 'आप Iris आज़मा चुके हैं। बिना सीमा इस्तेमाल के लिए Premium में अपग्रेड करें।',
  'trial-too-long': 'Iris को 50 अक्षरों तक आज़माया जा सकता है (करीब 8–10 शब्द)।',
  'trial-check-failed': 'Iris ट्रायल की स्थिति नहीं जाँची जा सकी।',
  'trial-check-invalid': 'ट्रायल की जाँच का जवाब सही नहीं था।',
  'trial-check-unreachable': 'Iris ट्रायल की पुष्टि नहीं हो सकी।',
  'speech-limit':
    'अक्षरों की सीमा पार हो गई। मुफ़्त प्लान में रोज़ 50 अक्षर मिलते हैं। हर महीने 5,000 अक्षरों के लिए Premium में अपग्रेड करें।',
  unavailable: 'माफ़ करें, पढ़कर सुनाने की सेवा उपलब्ध नहीं है। कृपया बाद में फिर कोशिश करें।',
  'browser-failed': 'पढ़कर सुनाया नहीं जा सका',
  'audio-failed': 'ऑडियो चलाने में गड़बड़ी',
  stopped: 'पढ़ना रुक गया।',
  'tap-again': 'आवाज़ चलाने के लिए ब्राउज़र को एक और टैप चाहिए। कृपया फिर “सुनें” दबाएँ।',
  'no-voice': 'इस डिवाइस में इस भाषा की आवाज़ नहीं है। HD आवाज़ आज़माएँ।',
  unsupported: 'यह ब्राउज़र पढ़कर नहीं सुना सकता। HD आवाज़ आज़माएँ।',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'पढ़ने को कुछ नहीं',
  'sign-in': 'HD आवाज़ों के लिए साइन इन करें',
  'trial-sign-in': 'Iris एक बार आज़माएँ',
  'premium-required': 'HD आवाज़',
  'trial-used': 'Iris ट्रायल',
  'trial-too-long': 'Iris ट्रायल',
  'trial-check-failed': 'Iris ट्रायल',
  'trial-check-invalid': 'Iris ट्रायल',
  'trial-check-unreachable': 'Iris ट्रायल',
  'speech-limit': 'HD अक्षर कम हैं',
  'no-voice': 'कोई आवाज़ नहीं मिली',
  unsupported: 'ब्राउज़र की आवाज़ नहीं है',
  'tap-again': 'एक और टैप',
};
