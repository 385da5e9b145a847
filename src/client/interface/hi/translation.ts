import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

export const translation: Texts<'translation'> = {
  toggle: 'अनुवाद',
  swap: 'भाषाएँ बदलें',
  pane: 'अनुवाद',
  empty: 'अनुवाद यहाँ दिखेगा।',
  switchedOff: 'इसे दूसरी भाषा में पढ़ने के लिए “अनुवाद” चालू करें।',
  left: (remaining, tier) => (tier === 'free' ? `आज ${count(remaining)} अनुवाद बाकी` : count(remaining)),
  leftUnit: () => 'अक्षर',
  leftFor: 'अनुवाद के लिए',
};

export const swapping: Texts<'swapping'> = {
  title: 'टेक्स्ट की जगह अनुवाद रखें?',
  text: 'अनुवाद आपका टेक्स्ट बन जाएगा, और आपका बदला हुआ टेक्स्ट अनुवाद बन जाएगा।',
  confirm: 'बदलें',
  cancel: 'मेरा टेक्स्ट रखें',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'रिकॉर्डिंग बंद करने पर अनुवाद होगा।',
  running: 'अनुवाद हो रहा है…',
  cancel: 'रद्द करें',
  cancelled: 'अनुवाद रद्द हुआ।',
  failed: 'हम इस टेक्स्ट का अनुवाद नहीं कर सके।',
  again: 'अभी अनुवाद करें',
  outdated: 'पुराना अनुवाद: आपने टेक्स्ट बदल दिया है।',
  copied: 'अनुवाद कॉपी हुआ',
  notCopied: 'कॉपी नहीं हो सका',
  notCopiedText: 'ब्राउज़र ने रोक दिया। अनुवाद चुनकर खुद कॉपी करें।',
  sameLanguage: (name) => `यह टेक्स्ट पहले से ${name} में है। अनुवाद के लिए दूसरी भाषा चुनें।`,
  complete: 'अनुवाद पूरा हुआ',
  completeIn: (name) => `आपका टेक्स्ट अब ${name} में है।`,
  signInTitle: 'साइन इन ज़रूरी है',
  signIn: 'अनुवाद के लिए कृपया साइन इन करें।',
  signInAction: 'साइन इन',
  signInAlt: 'अनुवाद के लिए साइन इन करें',
  errorTitle: 'अनुवाद में गड़बड़ी',
  error: 'आपके टेक्स्ट के अनुवाद में गड़बड़ी हुई। कृपया बाद में फिर कोशिश करें।',
  limitPanel: 'अनुवाद की सीमा पूरी',
  limitPanelFree: (time) => `आज के मुफ़्त अनुवाद इस्तेमाल हो चुके हैं। नए अनुवाद ${time} बजे मिलेंगे।`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `यह टेक्स्ट इस अवधि के बचे हुए ${count(remaining)} अक्षरों से लंबा है।`
        : 'इस अवधि के आपके सभी अक्षर इस्तेमाल हो चुके हैं।';
    return renewsAt ? `${left} ${date(renewsAt)} को रीन्यू होंगे।` : left;
  },
  limitToast: 'आज के अनुवाद की सीमा पूरी',
  limitToastText: 'आज और अनुवाद के लिए Premium में अपग्रेड करें।',
  upgrade: 'अपग्रेड करें',
  upgradeAlt: 'ज़्यादा अनुवाद के लिए Premium में अपग्रेड करें',
  knownLimitTitle: 'आज की सीमा पूरी',
  knownLimit: (limit) => `आज के सभी अनुवाद (${count(limit)}) इस्तेमाल हो चुके हैं।`,
  sentence: 'वाक्य',
  translateBack: 'वापस अनुवाद करें',
  backCost: (value) => `${count(value)} अक्षर`,
  backTitle: (name) => `आपका अनुवाद ${name} में क्या कहता है`,
  backUsed: (value) => `${count(value)} अक्षर इस्तेमाल हुए`,
  copySentence: 'वाक्य कॉपी करें',
  playSentence: 'वाक्य सुनें',
  sandbox: 'यह असली अनुवाद नहीं है।',
  sandboxMore: 'सैंडबॉक्स सिर्फ़ टेक्स्ट पर निशान लगाता है। असली अनुवाद के लिए अनुवाद सेवा जोड़ें।',
  onDevice: 'इस डिवाइस पर अनुवाद हुआ।',
  onDeviceMore: 'कुछ भेजा नहीं गया, और यह आपकी सीमा में नहीं गिना जाता।',
  offOnDevice:
    'आपका ब्राउज़र अभी इस डिवाइस पर इसका अनुवाद नहीं कर सकता। “इसी डिवाइस पर” चालू है, इसलिए कुछ नहीं भेजा गया।',
  deviceOffer: 'आपका ब्राउज़र इसका अनुवाद इस डिवाइस पर मुफ़्त कर सकता है।',
  deviceDownload: 'डाउनलोड करके अनुवाद करें',
  deviceDownloadSize: (megabytes) => `${count(megabytes)} MB डाउनलोड करके अनुवाद करें`,
  downloading: (share) => `भाषा पैक डाउनलोड हो रहा है: ${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'अनुवाद कब हो',
  afterRecording: 'रिकॉर्डिंग के बाद',
  whileSpeaking: 'बोलते समय',
  needs: 'बोलते समय अनुवाद के लिए Premium या डिवाइस पर अनुवाद चाहिए।',
};
