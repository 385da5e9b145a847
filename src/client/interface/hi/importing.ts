import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# सेकंड',
  minute: '# मिनट',
  hour: '# घंटे',
});

const unchanged = 'आपका टेक्स्ट नहीं बदला और कोई मिनट खर्च नहीं हुआ।';
const readable = `${brand.name} WAV, MP3, M4A, OGG, WebM, FLAC, MP4, MOV, TXT, Markdown, SRT, VTT और Word फ़ाइलें खोल सकता है।`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} खाली है`,
    text: () => `फ़ाइल में कुछ नहीं है। ${unchanged}`,
  },
  'not-media': {
    title: (name) => `${name} पढ़ी नहीं जा सकती`,
    text: () => `यह न रिकॉर्डिंग है, न टेक्स्ट फ़ाइल। ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} में सबटाइटल नहीं हैं`,
    text: () =>
      `फ़ाइल में सबटाइटल का समय नहीं है। टेक्स्ट के रूप में इंपोर्ट करने के लिए इसका नाम बदलकर .txt करें। ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} में आवाज़ नहीं है`,
    text: () => `फ़ाइल में वीडियो है पर ऑडियो नहीं, इसलिए टेक्स्ट में बदलने को कुछ नहीं है। ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `${name} में कोई बोली नहीं`,
    text: () => `हमने पूरी फ़ाइल जाँची और उसमें कोई बोली नहीं मिली। ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} सुरक्षित फ़ाइल है`,
    text: () => `फ़ाइल एन्क्रिप्ट की हुई है, इसलिए इसे सिर्फ़ वही ऐप खोल सकता है जिससे यह आई है। ${unchanged}`,
  },
  codec: {
    title: (name) => `यह ब्राउज़र ${name} नहीं चला सकता`,
    text: (codec) =>
      `इसकी आवाज़ ${codec ? `${codec} में है, जिसे` : 'ऐसे फ़ॉर्मैट में है जिसे'} यह ब्राउज़र नहीं पढ़ सकता। कोई दूसरा ब्राउज़र आज़माएँ, या फ़ाइल को MP3 में बदलें। ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} खराब है`,
    text: () => `फ़ाइल का कोई हिस्सा गायब या खराब है। इसे फिर से कॉपी या डाउनलोड करें। ${unchanged}`,
  },
  overstated: {
    title: (name) => `${name} पढ़ी नहीं जा सकती`,
    text: () =>
      `फ़ाइल के अनुसार उसमें इतनी लंबी आवाज़ है, जो उसके आकार में समा ही नहीं सकती। इसे फिर से कॉपी या डाउनलोड करें। ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} बहुत बड़ी है`,
    text: () => `रिकॉर्डिंग 2 GB तक और टेक्स्ट 20 MB तक हो सकते हैं। ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'इंपोर्ट करने के लिए छोड़ें',
  title: (name) => `${name} इंपोर्ट करें`,
  measuring: (share) => `बोली खोजी जा रही है… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `लंबाई ${duration(lengthSeconds)}, जिसमें ${duration(speechSeconds)} बोली है। ${parts === 1 ? 'इसका 1 भाग बनेगा' : `इसके करीब ${count(parts)} भाग बनेंगे`}।`,
  uses: (seconds) => `खर्च: ${duration(seconds)}`,
  left: (left, limit) => `${fullMinutes(limit)} में से ${fullMinutes(left)} मिनट बाकी`,
  silence: 'चुप्पी नहीं गिनी जाती।',
  where:
    'टेक्स्ट में बदलने के लिए बोली इस सर्वर और इसकी पहचान सेवा को भेजी जाती है, और वहाँ रखी नहीं जाती। फ़ाइल इसी ब्राउज़र में रहती है।',
  onServer:
    'बोली इसी सर्वर पर टेक्स्ट में बदली जाती है। न रखी जाती है, न कहीं और भेजी जाती है। फ़ाइल इसी ब्राउज़र में रहती है।',
  needsMore: (seconds, left) => `${duration(seconds)} चाहिए, ${fullMinutes(left)} मिनट बाकी`,
  needsMoreText: 'आपके कोटे में जितना आएगा, उतना टेक्स्ट में बदला जाएगा। बाकी इस डिवाइस पर रहेगा।',
  upgrade: 'अपग्रेड करें',
  language: 'बोली जाने वाली भाषा',
  import: 'इंपोर्ट करें',
  cancel: 'रद्द करें',
  close: 'बंद करें',
  another: 'दूसरी फ़ाइल चुनें',
  signInTitle: 'रिकॉर्डिंग इंपोर्ट करने के लिए साइन इन करें',
  signIn: 'साइन इन',
  signInAlt: 'रिकॉर्डिंग इंपोर्ट करने के लिए साइन इन करें',
  notOffered: 'यह सर्वर रिकॉर्डिंग को टेक्स्ट में नहीं बदल सकता। आप टेक्स्ट फ़ाइलें अब भी इंपोर्ट कर सकते हैं।',
  onDevice: 'रिकॉर्डिंग इंपोर्ट करने के लिए “इसी डिवाइस पर” बंद करें। आप टेक्स्ट फ़ाइलें अब भी इंपोर्ट कर सकते हैं।',
  elsewhere: 'दूसरे टैब में एक फ़ाइल इंपोर्ट हो रही है। पहले उसे पूरा करें या हटाएँ।',
  failed: 'फ़ाइल इंपोर्ट नहीं हो सकी। कृपया फिर कोशिश करें।',
  imported: (name) => `${name} इंपोर्ट हुई`,
  lost: 'शेयर की गई फ़ाइल नहीं पहुँची। कृपया उसे फिर से शेयर करें।',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `${name} टेक्स्ट में बदली जा रही है`,
  progress: (done, total) => `${roundMinutes(total)} में से ${fullMinutes(done)} मिनट`,
  timeLeft: (seconds) => ` · करीब ${duration(seconds)} बाकी`,
  paused: 'रुका है',
  hold: {
    offline: 'नेटवर्क का इंतज़ार है',
    failed: 'कुछ बोली टेक्स्ट में नहीं बदली जा सकी',
    allowance: 'आपका बोली का कोटा खत्म हो गया है',
    'signed-out': 'जारी रखने के लिए साइन इन करें',
    memory: 'मेमोरी काफ़ी नहीं है। छोटे मॉडल को कम मेमोरी चाहिए: npm run engines -- recognition:base',
  },
  kept: 'अब तक का टेक्स्ट सुरक्षित है, और बाकी रिकॉर्डिंग इसी डिवाइस पर है।',
  renewsDaily: (time) => `आपका कोटा ${time} बजे रीन्यू होगा।`,
  renewsOn: (day) => `आपका कोटा ${date(day)} को रीन्यू होगा।`,
  unsaved: 'यह पेज खुला रखें: फ़ाइल इतनी बड़ी है कि इस डिवाइस पर नहीं रखी जा सकती।',
  pause: 'रोकें',
  resume: 'जारी रखें',
  retry: 'फिर कोशिश करें',
  cancel: 'रद्द करें',
  cancelTitle: 'टेक्स्ट में बदलना रोकें?',
  cancelText: 'अब तक बना टेक्स्ट आपके पास रहेगा।',
  stop: 'रोकें',
  keep: 'जारी रखें',
  damaged: (seconds) => `फ़ाइल ${duration(seconds)} के बाद खराब है। उससे पहले का सब कुछ टेक्स्ट में बदला जा चुका है।`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, ${count(parts)} में से भाग ${count(part)}`,
  coming: (value) => `· ${count(value)} और आने हैं`,
  all: 'सभी भाग',
  previous: 'पिछला भाग',
  next: 'अगला भाग',
  item: (part) => `भाग ${count(part)}`,
  saved: 'सेव हुआ',
  saveAll: 'सभी भाग सेव करें',
  saveFinished: 'पूरे हो चुके भाग सेव करें',
  unfinished: 'आखिरी भाग अभी पूरा नहीं हुआ है।',
  exportAll: 'सभी भाग एक्सपोर्ट करें…',
  listen: 'रिकॉर्डिंग सुनें',
  stopListening: 'सुनना बंद करें',
  cantPlay: 'रिकॉर्डिंग नहीं चल पा रही',
  turns: 'दिखाएँ कौन बोल रहा है',
  remove: 'इंपोर्ट हटाएँ…',
  removeTitle: (name) => `${name} हटाएँ?`,
  removeText: 'रिकॉर्डिंग और जो भाग आपने सेव नहीं किए, वे इस डिवाइस से मिट जाएँगे।',
  removeConfirm: 'हटाएँ',
  keep: 'रखें',
  savedAll: (value) => `${count(value)} भाग सेव ${value === 1 ? 'हुआ' : 'हुए'}`,
  savedSome: (saved, value) => `${count(value)} में से ${count(saved)} भाग सेव हुए। बाकी इस डिवाइस पर हैं।`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'यह फ़ाइल खोलें?',
  text: 'यह फ़ाइल किसी दूसरे ऐप या वेबसाइट ने भेजी है। इसे तभी खोलें जब आपने इसे ख़ुद शेयर किया हो।',
  open: 'खोलें',
  cancel: 'अभी नहीं',
};
