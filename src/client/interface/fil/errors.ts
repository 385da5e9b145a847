import type { Texts } from '../translations.ts';
import { count, date, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` Mare-renew ito sa ${date(renewsAt)}.` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'Binago ang text na ito sa ibang device.',
  'revision-required': 'Dapat banggitin ng pagbabagong ito kung saang bersyon ito nakabatay.',
  'share-limit': 'Masyado nang maraming link ang text na ito. Bawiin ang isa para makagawa ng bago.',
  'sign-in-required': 'Mag-sign in para magpatuloy.',
  'key-invalid': 'Wala ang API key na ito, nag-expire na, o binawi na.',
  'key-scope': 'Hindi ito pinapayagang gawin ng API key na ito.',
  'key-limit': 'Puno na ang mga API key mo. Bawiin ang isa para makagawa ng bago.',
  'webhook-limit': 'Puno na ang mga webhook mo. Mag-delete ng isa para makapagdagdag.',
  'webhook-address': 'Gumamit ng pampublikong HTTPS address, tulad ng https://example.com/hook.',
  'webhook-exists': 'May webhook ka na sa address na ito.',
  'not-yours': 'Sa ibang account ito. Mag-sign in gamit ang account na iyon.',
  'tier-mismatch': 'Nagbago ang plan mo. I-reload ang page.',
  'cross-site': 'Hindi galing sa app ang request na ito. Buksan ang app at subukan ulit.',
  'premium-required': 'Kailangan ng Premium para sa feature na ito.',
  'trial-used': 'Nagamit mo na ang trial ng Iris. Mag-upgrade sa Premium para patuloy itong magamit.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Nagamit mo na ang lahat ng Premium slot mo. Kontakin ang support kung kailangan mo pa.'
      : 'Nagamit mo na ang lahat ng libre mong slot. Mag-upgrade sa Premium para sa dagdag na slot.',
  'recent-sign-in-required': 'Mag-sign in ulit para makumpirmang ikaw ito.',
  'dictionary-full': 'Puno na ang listahan mo ng mga salita. Mag-delete ng isa para makapagdagdag.',
  'dictionary-changed': 'Binago ang mga salita mo sa ibang device. I-reload ang page.',
  'development-only': 'Sa development mode lang ito available.',
  'idempotency-key-reused':
    'Naipadala na ang request na ito na may ibang nilalaman. Paki-reload ang page at subukan ulit.',
  'already-premium': 'Aktibo na ang Premium sa account na ito.',
  'subscription-exists':
    'May subscription ka na, pero hindi natuloy ang huling bayad. I-update ang card mo para maibalik ang Premium.',
  'invalid-request': 'Hindi valid ang request.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'Lampas sa limitasyon mo ang text. Paikliin ito.'
      : `Lampas sa ${count(limit)} character ang text. Paikliin ito.`,
  'same-language': 'Nasa wikang iyon na ang text. Pumili ng iba.',
  'unsupported-pair': 'Hindi kaya ng serbisyo sa pagsasalin ang dalawang wikang ito. Pumili ng ibang wika.',
  EMPTY_INPUT: 'Walang text na babasahin. Mag-type o mag-record muna.',
  'trial-too-long': 'Hanggang 50 character lang ang trial ng Iris (mga 8–10 salita).',
  'wrong-pin': 'Mali ang PIN na iyan.',
  'too-many-people': 'Wala nang lugar para sa iba pang tao.',
  'name-taken': 'May gumagamit na ng pangalang iyan dito.',
  'method-not-allowed': 'Hindi magagamit ang address na ito sa ganoong paraan.',
  'not-found': 'Hindi namin nahanap ang hinahanap mo.',
  'request-timeout': 'Masyadong matagal dumating ang request. Subukan ulit.',
  'headers-too-large': 'Masyadong malaki ang mga header ng request.',
  'too-large': 'Masyadong malaki ang request. Paikliin ang text.',
  'unsupported-media': 'Kailangang JSON ang request.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'Nagamit mo na ang lahat ng pagsasalin mo ngayong araw.';
    return remaining
      ? `Mas mahaba ang text na ito kaysa sa natitira mong ${count(remaining)} character.${renewal(renewsAt)}`
      : `Nagamit mo na ang lahat ng ${count(limit ?? 0)} character sa billing period na ito.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return `Lampas na sa limitasyon ng character. Hanggang 50 character lang kada araw sa libreng plan. Mag-upgrade sa Premium para sa ${count(5_000)} character kada buwan.`;
    return remaining
      ? `Lampas na sa limitasyon ng character. ${count(remaining)} character na lang ang natitira.${renewal(renewsAt)}`
      : `Lampas na sa limitasyon ng character. Nagamit mo na ang lahat ng ${count(limit ?? 0)} character sa billing period na ito.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return `Mas mahaba ang recording na ito kaysa sa natitira mong ${count(remaining)} segundo ng speech recognition.`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `Nagamit mo na ang lahat ng ${minutes} minuto ng speech recognition sa billing period na ito.`
      : `Nagamit mo na ang lahat ng ${minutes} minuto ng speech recognition ngayong araw.`;
  },
  'live-full': 'Puno na ang silid na ito. Subukan ulit mamaya.',
  'live-limit': ({ limit }) =>
    `Nagamit mo na ang ${count((limit ?? 1_800) / 60)} minuto ng live na caption para sa araw na ito.`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `Masyadong maraming request. Subukan ulit pagkalipas ng ${wait(retryAfter)}.`
      : 'Masyadong maraming request. Maghintay sandali at subukan ulit.',
  internal: 'Nagkaproblema sa panig namin. Subukan ulit.',
  'provider-failed': 'Nagka-error ang isang serbisyong ginagamit namin. Subukan ulit.',
  'provider-unavailable': 'Hindi available ngayon ang isang serbisyong ginagamit namin. Subukan ulit mamaya.',
  'provider-quota': 'Ubos na ang quota sa pagsasalin ng server na ito. Subukan ulit mamaya.',
  'provider-busy':
    'Masyadong maraming request ngayon sa serbisyo ng pagsasalin. Subukan ulit pagkalipas ng isang minuto.',
  'not-enough-memory': ({ command }) =>
    `Kulang ang memory ng server na ito para diyan. Isara ang ibang program sa server at subukan ulit.${command ? ` Mas kaunti ang kailangan ng mas maliit na model: ${command}` : ''}`,
  'not-ready': 'Hindi pa handa ang serbisyo. Subukan ulit maya-maya.',
  'cannot-store':
    'Walang maiimbak ang server na ito dahil puno o read-only ang disk nito. Kailangan muna itong ayusin ng nagpapatakbo ng server.',
};
