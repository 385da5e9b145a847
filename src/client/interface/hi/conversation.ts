import type { Texts } from '../translations.ts';
import { count, date } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'बातचीत',
  close: 'बातचीत बंद करें',
  more: 'और',
  near: 'आपका हिस्सा',
  far: 'सामने वाले का हिस्सा',
  youSpeak: 'आपकी भाषा',
  theySpeak: 'सामने वाले की भाषा',
  youSaid: 'आपने कहा',
  youRead: 'आप पढ़ेंगे',
  theySaid: 'उन्होंने कहा',
  spokenBy: (name) => `${name}:`,
  theyRead: 'वे पढ़ेंगे',
  swap: 'भाषाएँ बदलें',
  textSize: 'टेक्स्ट का आकार',
  turn: 'ऊपर का हिस्सा उलटा करें',
  save: 'सेव करें',
  export: 'एक्सपोर्ट…',
  startNew: 'नई बातचीत',
  newStarted: 'नई बातचीत शुरू हुई',
  correct: 'इसे सुधारें',
  correctTitle: 'कही गई बात सुधारें',
  correctLabel: 'कही गई बात',
  correctDone: 'फिर अनुवाद करें',
  show: 'उन्हें दिखाएँ',
  hide: 'बातचीत पर वापस',
  play: 'फिर सुनें',
  stop: 'पढ़कर सुनाना रोकें',
  aloud: 'पढ़कर सुनाएँ',
  wrongLanguage: 'गलत भाषा: फिर बोलें',
  remove: 'मिटाएँ',
  removed: 'मिटाया गया',
  undo: 'पहले जैसा करें',
  undoAlt: 'वापस लाएँ',
  retry: 'फिर कोशिश करें',
  back: 'वापस अनुवाद करें',
  backTitle: (name) => `आपका अनुवाद ${name} में क्या कहता है`,
  backFailed: 'वापस अनुवाद नहीं हो सका। कृपया बाद में फिर कोशिश करें।',
  cost: (value) => `${count(value)} अक्षर`,
  freePlan: (turns) =>
    `मुफ़्त प्लान में रोज़ ${count(turns)} बारी का अनुवाद होता है। पूरी बातचीत के लिए Premium चाहिए, या ऐसा ब्राउज़र जो इसी डिवाइस पर अनुवाद करे।`,
  freePlanOrDevice: (turns) =>
    `मुफ़्त प्लान में रोज़ ${count(turns)} बारी का अनुवाद होता है। पूरी बातचीत के लिए “इसी डिवाइस पर” चालू करें, जो मुफ़्त है, या Premium लें।`,
  upgrade: 'अपग्रेड करें',
  canDownload: 'ये भाषाएँ एक बार डाउनलोड करें, फिर आपका ब्राउज़र इसी डिवाइस पर मुफ़्त अनुवाद कर सकेगा।',
  download: 'डाउनलोड करें',
  onDevice: 'इसी डिवाइस पर अनुवाद हुआ',
  signInFirst: 'अनुवाद के लिए साइन इन करें',
  left: ({ remaining, tier }) =>
    tier === 'premium' ? `${count(remaining)} अक्षर बाकी` : `आज ${count(remaining)} अनुवाद बाकी`,
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'अभी कोई अक्षर बाकी नहीं' : `${date(renewsAt)} तक कोई अक्षर बाकी नहीं`;
    return `${tier === 'free' ? 'आज कोई अनुवाद बाकी नहीं' : until}। आपकी बातचीत यहीं है।`;
  },
};
