import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'नई लाइन',
  'new-paragraph': 'नया पैराग्राफ़',
  'full-stop': 'पूर्ण विराम',
  comma: 'अल्प विराम',
  'question-mark': 'प्रश्न चिह्न',
  'exclamation-mark': 'विस्मय चिह्न',
  colon: 'कोलन',
  'open-quote': 'उद्धरण शुरू',
  'close-quote': 'उद्धरण बंद',
  'delete-that': 'पिछला हिस्सा मिटाएँ',
  undo: 'पहले जैसा करें',
  'stop-recording': 'रिकॉर्डिंग बंद करें',
  'save-that': 'टेक्स्ट सेव करें',
};

export const dictation: Texts<'dictation'> = {
  undo: 'पहले जैसा करें',
  done: {
    'delete-that': 'मिटाया गया',
    undo: 'पहले जैसा हुआ',
    'stop-recording': 'बंद हुई',
    'save-that': 'सेव हुआ',
  },
  undoLabel: (command) => `पहले जैसा करें: ${command}`,
  title: 'वॉइस कमांड',
  lead: (language) => `रिकॉर्ड करते समय इनमें से कोई एक ${language} में बोलें, और उससे पहले और बाद में थोड़ा रुकें।`,
  off: 'वॉइस कमांड बंद हैं',
  change: 'सेटिंग में बदलें',
};
