import type { Texts } from '../translations.ts';
import { count, date } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` ${date(renewsAt)} को रीन्यू होंगे।` : '');

export const errors: Texts<'errors'> = {
  'sign-in-required': 'जारी रखने के लिए कृपया साइन इन करें।',
  'not-yours': 'यह किसी दूसरे खाते का है। कृपया उस खाते से साइन इन करें।',
  'recent-sign-in-required': 'कृपया फिर से साइन इन करें, ताकि हमें पता चले कि यह आप ही हैं।',
  'tier-mismatch': 'आपका प्लान बदल गया है। कृपया पेज फिर से लोड करें।',
  'cross-site': 'यह अनुरोध ऐप से नहीं आया। कृपया ऐप खोलकर फिर कोशिश करें।',
  'premium-required': 'इसके लिए Premium चाहिए।',
  'trial-used': 'आप Iris आज़मा चुके हैं। बिना सीमा इस्तेमाल के लिए Premium में अपग्रेड करें।',
  'dictionary-full': 'आपके शब्दों की सूची भर गई है। नया शब्द जोड़ने के लिए कोई शब्द मिटाएँ।',
  'dictionary-changed': 'आपके शब्द किसी दूसरे डिवाइस पर बदले गए हैं। कृपया पेज फिर से लोड करें।',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'आपके सभी Premium स्लॉट भर गए हैं। ज़्यादा जगह चाहिए तो कृपया सपोर्ट से संपर्क करें।'
      : 'आपके सभी मुफ़्त स्लॉट भर गए हैं। ज़्यादा जगह के लिए Premium में अपग्रेड करें।',
  'development-only': 'यह सिर्फ़ डेवलपमेंट मोड में है।',
  'idempotency-key-reused':
    'यह अनुरोध पहले ही किसी दूसरी सामग्री के साथ भेजा जा चुका है। कृपया पेज फिर से लोड करें और दोबारा कोशिश करें।',
  'already-premium': 'इस खाते पर Premium पहले से चालू है।',
  'subscription-exists': 'आपकी सदस्यता पहले से है, पर पिछला भुगतान नहीं हुआ। Premium वापस पाने के लिए कार्ड अपडेट करें।',
  'invalid-request': 'यह अनुरोध सही नहीं है।',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'टेक्स्ट आपकी सीमा से लंबा है। कृपया छोटा करें।'
      : `टेक्स्ट ${count(limit)} अक्षरों से लंबा है। कृपया छोटा करें।`,
  'same-language': 'टेक्स्ट पहले से इसी भाषा में है। कृपया दूसरी भाषा चुनें।',
  'unsupported-pair': 'अनुवाद सेवा इन भाषाओं के बीच अनुवाद नहीं करती। कृपया दूसरी भाषा चुनें।',
  EMPTY_INPUT: 'पढ़ने के लिए कोई टेक्स्ट नहीं है। पहले कुछ टाइप या रिकॉर्ड करें।',
  'trial-too-long': 'Iris को 50 अक्षरों तक आज़माया जा सकता है (करीब 8–10 शब्द)।',
  'not-found': 'आपने जो माँगा वह नहीं मिला।',
  'request-timeout': 'अनुरोध में बहुत समय लगा। कृपया फिर कोशिश करें।',
  'headers-too-large': 'अनुरोध के हेडर बहुत बड़े हैं।',
  'too-large': 'अनुरोध बहुत बड़ा है। कृपया टेक्स्ट छोटा करें।',
  'unsupported-media': 'यह फ़ॉर्मैट काम नहीं करता।',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'आज के आपके सभी अनुवाद इस्तेमाल हो चुके हैं।';
    return remaining
      ? `यह टेक्स्ट आपके बचे हुए ${count(remaining)} अक्षरों से लंबा है।${renewal(renewsAt)}`
      : `इस अवधि के आपके ${count(limit ?? 0)} अक्षर इस्तेमाल हो चुके हैं।${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return 'अक्षरों की सीमा पार हो गई। मुफ़्त प्लान में रोज़ 50 अक्षर मिलते हैं। हर महीने 5,000 अक्षरों के लिए Premium में अपग्रेड करें।';
    return remaining
      ? `अक्षरों की सीमा पार हो गई। आपके ${count(remaining)} अक्षर बाकी हैं।${renewal(renewsAt)}`
      : `अक्षरों की सीमा पार हो गई। इस अवधि के आपके ${count(limit ?? 0)} अक्षर इस्तेमाल हो चुके हैं।${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining) return `यह रिकॉर्डिंग आपके बचे हुए ${count(remaining)} सेकंड से लंबी है।`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `इस अवधि के लिए बोली की पहचान के ${minutes} मिनट इस्तेमाल हो चुके हैं।`
      : `आज के लिए बोली की पहचान के ${minutes} मिनट इस्तेमाल हो चुके हैं।`;
  },
  'live-full': 'यह कमरा भरा है। कृपया बाद में कोशिश करें।',
  'live-limit': ({ limit }) => `आज के लाइव कैप्शन के आपके ${count((limit ?? 1_800) / 60)} मिनट समाप्त हो गए हैं।`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `बहुत ज़्यादा अनुरोध। कृपया ${count(retryAfter)} सेकंड बाद फिर कोशिश करें।`
      : 'बहुत ज़्यादा अनुरोध। कृपया थोड़ा रुककर फिर कोशिश करें।',
  internal: 'हमारी ओर से कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।',
  'provider-failed': 'हमारी एक सहयोगी सेवा में गड़बड़ी हुई। कृपया फिर कोशिश करें।',
  'provider-unavailable': 'हमारी एक सहयोगी सेवा अभी उपलब्ध नहीं है। कृपया बाद में फिर कोशिश करें।',
  'provider-quota': 'इस सर्वर का अनुवाद कोटा खत्म हो गया है। कृपया बाद में फिर कोशिश करें।',
  'provider-busy': 'अनुवाद सेवा को अभी बहुत ज़्यादा अनुरोध मिल रहे हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
  'not-ready': 'सेवा अभी तैयार नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
};
