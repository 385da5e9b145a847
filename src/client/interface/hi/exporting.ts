import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'एक्सपोर्ट',
  text: 'टेक्स्ट',
  format: 'फ़ॉर्मैट',
  fileName: 'फ़ाइल का नाम',
  share: 'शेयर करें…',
  save: 'फ़ाइल सेव करें',
  saved: (name) => `${name} सेव हुई`,
  failed: 'फ़ाइल नहीं बन सकी। कृपया दूसरा फ़ॉर्मैट आज़माएँ।',
  shareFailed: 'शेयर नहीं हो सका। इसके बजाय फ़ाइल सेव कर सकते हैं।',
  estimated: 'इस टेक्स्ट में समय की जानकारी नहीं है, इसलिए हमने लंबाई से अंदाज़ा लगाया।',
  untranslated: (value, total) =>
    plural(value, {
      one: `${count(total)} में से # भाग का अनुवाद नहीं हुआ है, वह मूल भाषा में ही रहेगा।`,
      other: `${count(total)} में से # भागों का अनुवाद नहीं हुआ है, वे मूल भाषा में ही रहेंगे।`,
    }),
  unfinished: 'यह इंपोर्ट अभी पूरा नहीं हुआ है। फ़ाइल में अब तक का टेक्स्ट होगा।',
  allFailed: 'फ़ाइल नहीं बन सकी। कृपया फिर कोशिश करें।',
  allIncomplete: 'कुछ टेक्स्ट पूरे लोड नहीं हो सके। उनकी फ़ाइलों में शीर्षक, अनुवाद और वक्ता छूटे हो सकते हैं।',
  allSaved: (value) => `${count(value)} टेक्स्ट एक्सपोर्ट ${value === 1 ? 'हुआ' : 'हुए'}`,
};

export const exportParts: Texts<'exportParts'> = {
  original: 'मूल',
  translation: 'अनुवाद',
  both: 'दोनों',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'सादा टेक्स्ट', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'सबटाइटल', detail: '.srt' },
  vtt: { name: 'वेब सबटाइटल', detail: '.vtt' },
  json: { name: 'टाइमिंग वाला डेटा', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'टेक्स्ट',
  zipName: 'टेक्स्ट.zip',
  columns: ['फ़ाइल', 'भाषा', 'सेव करने का समय', 'अक्षर'],
  speaker: (name) => `${name}:`,
};
