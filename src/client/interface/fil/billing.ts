import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'Magsimula nang libre. Magkansela anumang oras.',
  leadPremium: 'Magkansela anumang oras.',
  share: 'Mag-imbita',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'Libre',
    description: 'Lahat ng kailangan mo para magdikta at makinig.',
    features: [
      `Mga transcript na hanggang ${count(free.transcriptCap)} character`,
      `${count(free.saveSlots)} naka-save na transcript`,
      `${count(free.translations)} pagsasalin kada araw`,
      `Subukan nang isang beses ang HD voice na Iris, hanggang ${count(free.speechCharacters)} character`,
      'Walang limitasyong boses ng browser',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Mas mahahabang transcript, mga HD voice at mas maraming pagsasalin.',
    features: [
      `Mga transcript na hanggang ${count(premium.transcriptCap)} character`,
      `${count(premium.saveSlots)} naka-save na transcript`,
      `${count(premium.translations)} character ng pagsasalin kada buwan`,
      `${count(premium.speechCharacters)} HD voice character kada buwan`,
      'Lahat ng 10 HD voice',
      'Pag-download ng MP3',
      'Walang limitasyong boses ng browser',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `Pag-import ng recording: ${count(minutes)} minutong pagsasalita kada araw`,
  premium: (minutes) => `Pag-import ng recording: ${count(minutes)} minutong pagsasalita kada buwan`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'Ayusin: alisin ang mga filler na salita sa isang pindot',
  tidyPremium: 'Ayusin: lagyan ng bantas, paikliin, ibuod o gawing e-mail',
  words: (limit) => `Diksiyonaryo ko para sa ${count(limit)} pangalan at termino`,
  whileSpeaking: 'Pagsasalin habang nagsasalita ka',
  conversation: 'Mga pag-uusap sa dalawang wika, binabasa nang malakas',
  library: 'Library ng mga naka-save na text na may paghahanap, filter at export',
  live: (viewers, minutes) =>
    `Live na caption: hanggang ${count(viewers)} tagabasa, ${count(minutes)} minuto kada araw`,
  livePremium: (viewers, languages) =>
    `Live na caption: hanggang ${count(viewers)} tagabasa at ${count(languages)} wika nang sabay`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'kada taon' : 'kada buwan'),
  yourPlan: 'Plan mo',
  checkout: 'Magpatuloy sa checkout',
  checkoutBusy: 'Binubuksan ang payment page…',
  signInFirst: 'Kailangan mo munang mag-sign in.',
  terms:
    'Nare-renew kada buwan hanggang magkansela ka. Kung magkakansela ka, sa iyo pa rin ang Premium hanggang matapos ang buwang binayaran mo.',
  card: 'Sa site ng Stripe ka magbabayad. Hindi namin nakikita ang detalye ng card mo.',
  manage: 'Pamahalaan ang subscription',
  renews: (day) => `Mare-renew sa ${day}.`,
  ends: (day) => `Magtatapos sa ${day}. Hindi ka na sisingilin ulit.`,
  overdue: (day) =>
    `Hindi natuloy ang huli mong bayad. I-update ang card mo para manatili ang Premium pagkatapos ng ${day}.`,
  lapsed:
    'Hindi natuloy ang huli mong bayad kaya huminto ang Premium. I-update ang card mo para maibalik ito.',
  freeForever: 'Libre habambuhay. Hindi kailangan ng card.',
  loadingPlans: 'Nilo-load ang mga plan',
  plansError: 'Hindi ma-load ang mga plan',
  plansErrorText: 'Ito ang mga standard naming plan. Makikita mo ang kasalukuyang presyo sa checkout.',
  retry: 'Subukan ulit',
  unavailable: 'Hindi available ang payment system',
  unavailableText: 'Hindi ka siningil. Subukan ulit pagkalipas ng ilang minuto.',
  invalidResponse: 'Hindi valid ang sagot ng server.',
  checkoutFailed: 'Hindi maihanda ang checkout.',
  connectionFailed: 'Hindi makakonekta sa Stripe. Subukan ulit.',
  portalFailed: 'Hindi mabuksan ang pamamahala ng subscription',
  portalFailedText: 'Subukan ulit pagkalipas ng ilang minuto.',
  activated: 'Aktibo na ang Premium!',
  activatedText:
    'Mayroon ka nang mas mahahabang transcript, lahat ng 10 HD voice at mas maraming pagsasalin.',
  startUsing: 'Gamitin na ang Premium',
  already: 'May Premium ka na',
  alreadyText: 'Hindi mo na kailangang magbayad ulit.',
  confirming: 'Kinukumpirma ang bayad mo…',
  pending: 'Hindi pa kumpirmado ang bayad mo',
  pendingText:
    'Maaaring tumagal ito nang kaunti. Magsisimula ang Premium kapag nakumpirma ang bayad, kahit umalis ka sa page na ito.',
  checkAgain: 'I-check ulit',
  unconfirmed: 'Hindi namin ma-check ang bayad mo',
  unconfirmedText: 'Kung nakapagbayad ka na, awtomatikong magsisimula ang Premium.',
  cancelled: 'Kinansela ang checkout',
  cancelledText: 'Hindi ka siningil. Puwede kang mag-upgrade kahit kailan.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Mag-upgrade sa Premium',
  lead: (price) => `${price} kada buwan, nare-renew hanggang magkansela ka. Makukuha mo ang:`,
  subscribe: 'Mag-subscribe',
  later: 'Hindi muna',
};
