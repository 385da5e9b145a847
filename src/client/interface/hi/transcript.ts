import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'टेक्स्ट',
  placeholder: 'रिकॉर्ड बटन दबाकर बोलें, या यहाँ टाइप करें।',
  placeholderUnsupported: 'अपना टेक्स्ट यहाँ टाइप या पेस्ट करें।',
  note: 'मुफ़्त, खाते की ज़रूरत नहीं। हम रिकॉर्डिंग नहीं रखते, और सेव या अनुवाद करने तक आपका टेक्स्ट इसी ब्राउज़र में रहता है।',
  countOf: (cap) => ` / ${cap === undefined ? '0,000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? `${count(length)} अक्षर इस्तेमाल हुए`
      : `${count(cap)} में से ${count(length)} अक्षर इस्तेमाल हुए`,
  copy: 'कॉपी करें',
  copyOf: { original: 'मूल कॉपी करें', translation: 'अनुवाद कॉपी करें' },
  copied: 'कॉपी हुआ',
  copiedText: 'टेक्स्ट क्लिपबोर्ड पर है।',
  copiedOf: { original: 'मूल कॉपी हुआ', translation: 'अनुवाद कॉपी हुआ' },
  notCopied: 'कॉपी नहीं हो सका',
  notCopiedText: 'ब्राउज़र ने रोक दिया। टेक्स्ट चुनकर खुद कॉपी करें।',
  clear: 'मिटाएँ',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'अक्षरों की सीमा पूरी',
  limit: (cap) => `ज़्यादा से ज़्यादा ${count(cap)} अक्षर हो सकते हैं।`,
  truncated: (cap) => `टेक्स्ट को ${count(cap)} अक्षरों तक छोटा किया गया।`,
  near: (left) => `लगभग भर गया: ${count(left)} अक्षर बाकी।`,
  paused: 'टेक्स्ट भर जाने से रिकॉर्डिंग रुकी है। कृपया टेक्स्ट सेव करें या मिटाएँ।',
  announceNear: 'टेक्स्ट लगभग भर गया',
  announceFull: 'टेक्स्ट भर गया',
  overflow: (words) =>
    plural(words, {
      one: '# शब्द नहीं समाया। अगला टेक्स्ट इसी से शुरू होगा।',
      other: '# शब्द नहीं समाए। अगला टेक्स्ट इन्हीं से शुरू होगा।',
    }),
  left: (words) =>
    plural(words, {
      one: '# शब्द पिछले टेक्स्ट में नहीं समाया।',
      other: '# शब्द पिछले टेक्स्ट में नहीं समाए।',
    }),
  add: 'टेक्स्ट में जोड़ें',
  discard: 'हटाएँ',
  continueWhenFull: 'भर जाने पर सेव करें और रिकॉर्डिंग जारी रखें',
  continuing: 'टेक्स्ट भर गया है और सेव हो रहा है। रिकॉर्डिंग जारी है।',
};

export const clearing: Texts<'clearing'> = {
  title: 'टेक्स्ट मिटाएँ?',
  text: 'टेक्स्ट और उसका अनुवाद मिट जाएगा। आपके सेव किए गए टेक्स्ट रहेंगे।',
  confirm: 'मिटाएँ',
  cancel: 'रखें',
  cleared: 'मिटाया गया',
  undo: 'पहले जैसा करें',
  undoAlt: 'मिटाया गया टेक्स्ट वापस लाएँ',
};

export const find: Texts<'find'> = {
  find: 'टेक्स्ट में खोजें',
  place: (at, total) => (total === 0 ? 'नहीं मिला' : `${total} में से ${at}`),
  previous: 'पिछला मिलान',
  next: 'अगला मिलान',
  close: 'बंद करें',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'यह ब्राउज़र आपका टेक्स्ट नहीं रख पा रहा है',
  text: 'इसका स्टोरेज भर गया है या ब्लॉक है। यह पेज छोड़ने से पहले टेक्स्ट सेव या एक्सपोर्ट करें।',
};
