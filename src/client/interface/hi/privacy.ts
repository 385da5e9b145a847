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
  words: 'मेरे शब्द',
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
