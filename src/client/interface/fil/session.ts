import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `Account ni ${name}`,
  signedOutHereOnly: {
    title: 'Hindi ka pa lubusang naka-sign out',
    description:
      'Hindi maabot ang server para tapusin ang session mo. Para matapos ito, mag-sign in at mag-sign out ulit.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'Nagkaproblema sa pag-sign in. Subukan ulit.',
  signInFailedTitle: 'Hindi nakapag-sign in',
  signOut: 'Mag-sign out',
  premiumMember: 'Premium member',
  freeMember: 'Libreng plan',
  until: (day) => `Bayad hanggang ${day}`,
  overdue: 'Hindi natuloy ang bayad: i-update ang card mo',
  webhookOff: 'Naka-off ang webhook',
  account: 'Account',
  conversation: 'Pag-uusap',
  manageSubscription: 'Pamahalaan ang subscription',
  acceptTerms: 'Tanggapin ang Mga Tuntunin ng Paggamit',
  termsTitle: 'Tanggapin ang Mga Tuntunin ng Paggamit',
  termsText: 'Maaaring nagbago na ang mga ito mula nang huli mong tanggapin. Basahin ang ',
  termsTextAfter: '. Kung hindi mo tatanggapin ngayon, tatanungin ka ulit sa susunod mong pagbisita.',
  termsAccept: 'Tanggapin',
  termsLater: 'Hindi muna',
  termsFailed: {
    title: 'Hindi namin naitala ang pagtanggap mo sa mga tuntunin',
    description: 'Tingnan ang koneksyon mo at subukan ulit.',
  },
  dialogTitle: `Mag-sign in sa ${brand.name}`,
  dialogText: 'I-save at isalin ang text mo, at buksan ito sa anumang device.',
  dialogNote: 'Narito pa rin ang text mo pagbalik mo.',
  dialogSandbox:
    'Gumagamit ang server na ito ng pansubok na sign-in page. Hindi mo kailangan ng totoong account.',
  continue: `Mag-sign in gamit ang ${brand.identityProvider}`,
  agreeBefore: 'Tinatanggap ko ang ',
  agreeTerms: 'Mga Tuntunin ng Paggamit',
  agreeBetween: ' at ang ',
  agreePrivacy: 'Pangako sa Privacy',
  agreeAfter: '.',
  inEnglish: 'Nasa English ang dalawang dokumentong ito.',
  settings: 'Mga setting',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'Mag-imbita',
  lead: `Sa bawat taong sasali gamit ang link mo, may dagdag kang ${count(slots)} slot at ${count(characters)} character kada transcript (hanggang ${count(maxInvitees)} tao).`,
  link: 'Personal mong link',
  copy: 'Kopyahin ang link',
  copied: 'Nakopya ang link',
  copyFailed: 'Hindi makopya ang link. Piliin ito at kopyahin nang manual.',
  share: 'I-share…',
  shareTitle: brand.name,
  shareText: 'Gawing text ang sinasabi mo, isalin ito at pakinggan.',
  invited: (value) => (value === 0 ? 'Wala pang sumasali' : `${count(value)} tao na ang sumali`),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'Wala pang bonus'
      : `Nakakuha ka ng +${count(extraSlots)} slot at +${count(extraChars)} character kada transcript`,
  toEarn: (left) =>
    left === 0
      ? 'Nakuha mo na ang buong bonus. Salamat sa pag-imbita!'
      : `Mag-imbita pa ng ${count(left)} tao para sa dagdag na ${count(left * slots)} slot at ${count(left * characters)} character kada transcript.`,
  unknown: 'Hindi ma-load ang mga imbitasyon mo. Subukan ulit mamaya.',
};
