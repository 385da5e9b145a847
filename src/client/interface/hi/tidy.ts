import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'फ़ालतू शब्द हटाएँ',
  punctuate: 'विराम चिह्न लगाएँ और पैराग्राफ़ बनाएँ',
  email: 'ईमेल बनाएँ',
  summarise: 'सारांश बनाएँ',
  shorten: 'छोटा करें',
};

export const tidy: Texts<'tidy'> = {
  title: 'टेक्स्ट सँवारें',
  lead: 'हर बदलाव होने से पहले आपको दिखेगा।',
  fillersNote: 'दोहराए शब्द, स्पेस और बड़े अक्षर भी। इसी डिवाइस पर चलता है।',
  premium: 'Premium',
  cost: (value) => `${count(value)} अक्षर`,
  compareTitle: 'बदलाव जाँचें',
  used: (value, of) => `आपके ${count(of)} में से ${count(value)} अक्षर इस्तेमाल हुए।`,
  nothing: 'बदलने को कुछ नहीं है।',
  removed: 'हटाया गया',
  added: 'जोड़ा गया',
  unspoken: 'यह आपने नहीं कहा',
  position: (at, of) => `बदलाव ${count(at)} / ${count(of)}`,
  reject: 'न मानें',
  accept: 'मानें',
  previous: 'पिछला बदलाव',
  next: 'अगला बदलाव',
  keep: 'मेरा टेक्स्ट रखें',
  acceptAll: 'सभी मानें',
  acceptSome: (accepted, of) => `${count(of)} में से ${count(accepted)} मानें`,
  change: (at, what) => `बदलाव ${count(at)}: ${what}`,
  failed: 'टेक्स्ट सँवारा नहीं जा सका',
  failedText: 'कृपया थोड़ी देर में फिर कोशिश करें।',
  back: 'वापस',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'टेक्स्ट बदला गया',
  undo: 'पहले जैसा करें',
  undoAlt: 'टेक्स्ट पहले जैसा करें',
  textChanged: 'टेक्स्ट नहीं बदला गया',
  textChangedNote: 'इस बीच आपने उसे बदल दिया। कृपया फिर कोशिश करें।',
};
