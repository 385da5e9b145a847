import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'बंद करें',
  dismiss: 'बंद करें',
  notification: 'सूचना',
  notifications: 'सूचनाएँ ({hotkey})',
  search: 'खोजें',
  searchIn: (label) => `खोजें: ${label}`,
  nothingFound: 'कुछ नहीं मिला',
  locked: 'लॉक है',
};

export const loading: Texts<'loading'> = { label: 'लोड हो रहा है' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | बोली को टेक्स्ट में बदलें, अनुवाद करें और सुनें`,
  subscribe: `Premium | ${brand.name}`,
  account: `आपका खाता | ${brand.name}`,
  words: `मेरा शब्दकोश | ${brand.name}`,
  conversation: `बातचीत | ${brand.name}`,
  terms: `उपयोग की शर्तें | ${brand.name}`,
  privacy: `निजता का वादा | ${brand.name}`,
  people: `आप कौन हैं? | ${brand.name}`,
  library: `लाइब्रेरी | ${brand.name}`,
  developers: `डेवलपर | ${brand.name}`,
  'not-found': '404 | पेज नहीं मिला',
  settings: `सेटिंग | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'बोलें और अपनी बात को टेक्स्ट बनते देखें। उसका अनुवाद करें, स्वाभाविक आवाज़ में सुनें और सेव करें।',
  subscribe: `${brand.name} Premium के साथ लंबे टेक्स्ट, HD आवाज़ें और ज़्यादा अनुवाद।`,
  account: `${brand.name} वेब ऐप में आपका प्लान, डिवाइस और डेटा।`,
  words: `नाम और शब्द जो ${brand.name} को हमेशा सही लिखने चाहिए।`,
  conversation: `दूसरी भाषा बोलने वाले से बात करें: ${brand.name} दोनों तरफ़ का अनुवाद करके पढ़कर सुनाता है।`,
  terms: `${brand.name} वेब ऐप के उपयोग की शर्तें।`,
  privacy: `${brand.name} वेब ऐप कौन-सा डेटा लेता है, क्यों, और उसे कैसे मिटाएँ।`,
  people: `चुनें कि इस ब्राउज़र में ${brand.name} का इस्तेमाल कौन कर रहा है।`,
  library: 'आपके सेव किए गए सभी टेक्स्ट: खोजें, व्यवस्थित करें, सुनें और शेयर करें।',
  developers: 'अपने प्रोग्राम से सेव करें, टेक्स्ट में बदलें, अनुवाद करें और सुनें, ऐप जैसी ही सीमाओं के साथ।',
  'not-found': 'आप जो पेज खोज रहे हैं वह मौजूद नहीं है या कहीं और चला गया है।',
  settings: `${brand.name} कैसे रिकॉर्ड करता, अनुवाद करता, पढ़ता और दिखता है।`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | पेज नहीं मिला',
  text: 'आप जो पेज खोज रहे हैं वह मौजूद नहीं है या कहीं और चला गया है।',
  home: 'होम पर जाएँ',
};

export const rootError: Texts<'rootError'> = {
  heading: 'ओह, कुछ गड़बड़ हो गई!',
  text: 'ऐप लोड करते समय गड़बड़ी हुई। कृपया पेज रीफ़्रेश करके फिर कोशिश करें।',
  refresh: 'पेज रीफ़्रेश करें',
};

export const failures: Texts<'failures'> = {
  page: 'यह पेज लोड नहीं हो सका।',
  part: 'यह हिस्सा लोड नहीं हो सका।',
  crashed: 'यहाँ कुछ गड़बड़ हो गई। बाकी पेज काम कर रहा है।',
  retry: 'फिर कोशिश करें',
  reload: 'पेज फिर से लोड करें',
};

export const legal: Texts<'legal'> = {
  contents: 'विषय-सूची',
  print: 'प्रिंट करें',
  englishOnly: 'यह दस्तावेज़ सिर्फ़ अंग्रेज़ी में है।',
};

export const offline: Texts<'offline'> = {
  title: 'आप ऑफ़लाइन हैं',
  text: 'आप अब भी टाइप और कॉपी कर सकते हैं और ब्राउज़र की आवाज़ में सुन सकते हैं। अनुवाद, HD आवाज़ों, साइन इन और सेव के लिए इंटरनेट चाहिए।',
  wentOffline: 'आप ऑफ़लाइन हैं।',
  cameBack: 'आप फिर से ऑनलाइन हैं।',
  newVersion: 'नया वर्शन तैयार है।',
  update: 'अपडेट करें',
  later: 'बाद में',
};

export const consent: Texts<'consent'> = {
  label: 'कुकी',
  text: 'कुकी आपको साइन इन रखती हैं। ऐनालिटिक्स वैकल्पिक है।',
  more: 'निजता का वादा',
  accept: 'मंज़ूर',
  decline: 'नामंज़ूर',
  analytics: 'ऐनालिटिक्स कुकी',
  chooseAgain: 'कुकी की पसंद बदलें',
};

export const theme: Texts<'theme'> = {
  picker: 'थीम',
  chosen: (name) => `थीम: ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'हल्की',
  dark: 'गहरी',
  spooky: 'डरावनी',
  forest: 'जंगल',
  ocean: 'सागर',
  sunset: 'सूर्यास्त',
  scifi: 'साइ-फ़ाई',
  fantasy: 'फ़ैंटेसी',
};
