import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `${name} का खाता`,
  signedOutHereOnly: {
    title: 'आप पूरी तरह साइन आउट नहीं हुए हैं',
    description: 'आपका सेशन खत्म करने के लिए सर्वर तक नहीं पहुँच सके। उसे खत्म करने के लिए साइन इन करके फिर साइन आउट करें।',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'साइन इन में कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  signInFailedTitle: 'साइन इन नहीं हो सका',
  signOut: 'साइन आउट',
  premiumMember: 'Premium सदस्य',
  freeMember: 'मुफ़्त सदस्य',
  until: (day) => `${day} तक भुगतान हुआ`,
  overdue: 'भुगतान नहीं हुआ: कृपया कार्ड अपडेट करें',
  webhookOff: 'वेबहुक बंद',
  account: 'खाता',
  conversation: 'बातचीत',
  manageSubscription: 'सदस्यता मैनेज करें',
  acceptTerms: 'कृपया उपयोग की शर्तें मंज़ूर करें',
  termsTitle: 'कृपया उपयोग की शर्तें मंज़ूर करें',
  termsText: 'पिछली बार मंज़ूर करने के बाद ये बदली हो सकती हैं। कृपया पढ़ें: ',
  termsTextAfter: '। अभी मंज़ूर न करने पर अगली बार फिर पूछा जाएगा।',
  termsAccept: 'मंज़ूर',
  termsLater: 'अभी नहीं',
  termsFailed: {
    title: 'आपकी मंज़ूरी दर्ज नहीं हो सकी',
    description: 'कृपया कनेक्शन जाँचें और फिर कोशिश करें।',
  },
  dialogTitle: `${brand.name} में साइन इन करें`,
  dialogText: 'अपना टेक्स्ट सेव करें, अनुवाद करें और किसी भी डिवाइस पर खोलें।',
  dialogNote: 'वापस आने पर आपका टेक्स्ट यहीं मिलेगा।',
  dialogSandbox: 'यह सर्वर टेस्ट साइन इन पेज इस्तेमाल करता है। असली खाते की ज़रूरत नहीं।',
  continue: `${brand.identityProvider} से साइन इन करें`,
  agreeBefore: 'मुझे ',
  agreeTerms: 'उपयोग की शर्तें',
  agreeBetween: ' और ',
  agreePrivacy: 'निजता का वादा',
  agreeAfter: ' मंज़ूर हैं।',
  inEnglish: 'ये दोनों दस्तावेज़ अंग्रेज़ी में हैं।',
  settings: 'सेटिंग',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'लोगों को बुलाएँ',
  lead: `आपके लिंक से जुड़ने वाले हर व्यक्ति पर आपको ${slots} अतिरिक्त स्लॉट और हर टेक्स्ट में ${count(characters)} अतिरिक्त अक्षर मिलते हैं (${maxInvitees} लोगों तक)।`,
  link: 'आपका निजी लिंक',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हुआ',
  copyFailed: 'लिंक कॉपी नहीं हो सका। कृपया उसे चुनकर खुद कॉपी करें।',
  share: 'शेयर करें…',
  shareTitle: brand.name,
  shareText: 'बोली को टेक्स्ट में बदलें, अनुवाद करें और सुनें।',
  invited: (value) =>
    value === 0 ? 'अभी कोई नहीं जुड़ा' : plural(value, { one: '# व्यक्ति जुड़ चुका है', other: '# लोग जुड़ चुके हैं' }),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'अभी कोई बोनस नहीं'
      : `+${count(extraSlots)} स्लॉट और हर टेक्स्ट में +${count(extraChars)} अक्षर मिले`,
  toEarn: (left) =>
    left === 0
      ? 'आपको पूरा बोनस मिल चुका है। दूसरों को बताने के लिए धन्यवाद!'
      : `${plural(left, { one: '# और व्यक्ति', other: '# और लोगों' })} को बुलाएँ और ${count(left * slots)} अतिरिक्त स्लॉट और हर टेक्स्ट में ${count(left * characters)} अतिरिक्त अक्षर पाएँ।`,
  unknown: 'आपके आमंत्रण लोड नहीं हो सके। कृपया बाद में फिर कोशिश करें।',
};
