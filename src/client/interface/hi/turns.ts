import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'टेक्स्ट पर वापस जाएँ',
  both: 'दोनों',
  list: 'बारियाँ',
  speakers: 'वक्ता',
  unknown: 'अज्ञात वक्ता',
  numbered: (number) => `वक्ता ${count(number)}`,
  change: (name) => `वक्ता बदलें: ${name}`,
  title: 'कौन बोल रहा है?',
  name: 'नाम',
  every: (name) => `${name} की हर बात`,
  everyUnknown: 'बिना नाम की हर बात',
  cancel: 'रद्द करें',
  done: 'हो गया',
  split: 'यह बात बाँटें',
  splitText: 'वह वाक्य चुनें जहाँ से कोई और बोलना शुरू करता है।',
  rename: (name) => `${name} का नाम बदलें`,
  saveName: 'नाम सेव करें',
  turns: (value) => `${count(value)} बारी`,
  note: 'नया नाम उस वक्ता की हर बात पर लागू होता है।',
  mergeWith: (name) => `क्या ${name} इनमें से कोई है?`,
  merge: (name) => `${name} के साथ मिलाएँ`,
  noSpeakers: 'अभी किसी का नाम नहीं है। कौन बोल रहा है, यह बताने के लिए किसी बात के पास वाला गोला दबाएँ।',
  renamed: (before, after) => `${before} का नाम अब ${after} है`,
  merged: (one, other) => `${one} और ${other} अब एक ही वक्ता हैं`,
  named: (name) => `यहाँ अब ${name} बोल रहे हैं`,
  undo: 'पहले जैसा करें',
  undoAlt: 'वक्ताओं का बदलाव पहले जैसा करें',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'रिकॉर्डिंग',
  play: 'रिकॉर्डिंग चलाएँ',
  pause: 'रिकॉर्डिंग रोकें',
  back: '5 सेकंड पीछे',
  forward: '5 सेकंड आगे',
  position: 'रिकॉर्डिंग में जगह',
  playFrom: (time) => `${time} से चलाएँ`,
  kept: 'इस डिवाइस की रिकॉर्डिंग',
  keptText: (size) => `इस ब्राउज़र में ${size}, ताकि इंपोर्ट किए गए टेक्स्ट सुने जा सकें।`,
  none: 'इस ब्राउज़र में कोई इंपोर्ट की हुई रिकॉर्डिंग नहीं है।',
  delete: 'सब मिटाएँ',
  deleteTitle: 'सारी रिकॉर्डिंग मिटाएँ?',
  deleteText:
    'आपके टेक्स्ट रहेंगे, लेकिन रिकॉर्डिंग फिर नहीं सुनी जा सकेंगी। जो रिकॉर्डिंग अभी टेक्स्ट में बदली जा रही है, वह रहेगी।',
  keep: 'रहने दें',
  deleted: 'रिकॉर्डिंग मिटा दी गईं',
  elsewhere:
    'रिकॉर्डिंग इस डिवाइस पर नहीं है। अगर उसे रखा गया था, तो वह उस ब्राउज़र में है जहाँ यह टेक्स्ट रिकॉर्ड या इंपोर्ट हुआ था।',
};
