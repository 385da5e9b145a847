import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'Commencez gratuitement. Résiliez à tout moment.',
  leadPremium: 'Résiliez à tout moment.',
  share: 'Inviter des proches',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'Gratuit',
    description: 'Tout ce qu’il faut pour dicter et écouter.',
    features: [
      `Transcriptions jusqu’à ${count(free.transcriptCap)} caractères`,
      `${free.saveSlots} transcriptions sauvegardées`,
      `${free.translations} traduction par jour`,
      `Essayez une fois la voix HD Iris, jusqu’à ${free.speechCharacters} caractères`,
      'Voix du navigateur illimitée',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Des transcriptions plus longues, des voix HD et plus de traductions.',
    features: [
      `Transcriptions jusqu’à ${count(premium.transcriptCap)} caractères`,
      `${premium.saveSlots} transcriptions sauvegardées`,
      `${count(premium.translations)} caractères à traduire par mois`,
      `${count(premium.speechCharacters)} caractères en voix HD par mois`,
      'Les dix voix HD',
      'Téléchargement en MP3',
      'Voix du navigateur illimitée',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `Importation d’enregistrements : ${count(minutes)} minutes de parole par jour`,
  premium: (minutes) => `Importation d’enregistrements : ${count(minutes)} minutes de parole par mois`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'Peaufiner : hésitations retirées en une pression',
  tidyPremium: 'Peaufiner : ponctuer, raccourcir, résumer ou rédiger un e-mail',
  words: (limit) => `Mon dictionnaire pour ${count(limit)} noms et termes`,
  whileSpeaking: 'Traduction pendant que vous parlez',
  conversation: 'Conversations en deux langues, lues à voix haute',
  library: 'Une bibliothèque de textes sauvegardés avec recherche, filtres et export',
  live: (viewers, minutes) =>
    `Sous-titres en direct : jusqu’à ${count(viewers)} personnes, ${count(minutes)} minutes par jour`,
  livePremium: (viewers, languages) =>
    `Sous-titres en direct : jusqu’à ${count(viewers)} personnes et ${count(languages)} langues à la fois`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'par an' : 'par mois'),
  yourPlan: 'Votre forfait',
  checkout: 'Passer au paiement',
  checkoutBusy: 'Ouverture de la page de paiement…',
  signInFirst: 'Nous vous demanderons d’abord de vous connecter.',
  terms:
    'Se renouvelle chaque mois jusqu’à résiliation. Si vous résiliez, vous gardez Premium jusqu’à la fin du mois payé.',
  card: 'Vous payez sur le site de Stripe. Nous ne voyons jamais vos données bancaires.',
  manage: 'Gérer l’abonnement',
  renews: (day) => `Se renouvelle le ${day}.`,
  ends: (day) => `Se termine le ${day}. Plus rien ne sera débité.`,
  overdue: (day) =>
    `Votre dernier paiement a échoué. Mettez à jour votre carte pour garder Premium après le ${day}.`,
  lapsed:
    'Votre dernier paiement a échoué et Premium est interrompu. Mettez à jour votre carte pour le retrouver.',
  freeForever: 'Gratuit pour toujours. Sans carte.',
  loadingPlans: 'Chargement des forfaits',
  plansError: 'Impossible de charger les forfaits',
  plansErrorText: 'Voici nos forfaits standard. Le prix actuel s’affiche au moment du paiement.',
  retry: 'Réessayer',
  unavailable: 'Paiement indisponible',
  unavailableText: 'Rien n’a été débité. Réessayez dans quelques minutes.',
  invalidResponse: 'La réponse du serveur n’est pas valide.',
  checkoutFailed: 'Impossible de préparer le paiement.',
  connectionFailed: 'Impossible de joindre Stripe. Réessayez.',
  portalFailed: 'Impossible d’ouvrir la gestion de l’abonnement',
  portalFailedText: 'Réessayez dans quelques minutes.',
  activated: 'Premium est activé !',
  activatedText:
    'Vous avez maintenant des transcriptions plus longues, les dix voix HD et plus de traductions.',
  startUsing: 'Commencer avec Premium',
  already: 'Vous avez déjà Premium',
  alreadyText: 'Vous n’avez pas à payer de nouveau.',
  confirming: 'Confirmation de votre paiement…',
  pending: 'Votre paiement n’est pas encore confirmé',
  pendingText:
    'Cela peut prendre un moment. Premium commence dès que le paiement est confirmé, même si vous quittez cette page.',
  checkAgain: 'Vérifier à nouveau',
  unconfirmed: 'Impossible de vérifier votre paiement',
  unconfirmedText: 'Si vous avez payé, Premium commencera automatiquement.',
  cancelled: 'Paiement annulé',
  cancelledText: 'Rien n’a été débité. Vous pouvez passer à Premium quand vous voulez.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Passer à Premium',
  lead: (price) => `${price} par mois. Se renouvelle jusqu’à résiliation. Vous obtenez :`,
  subscribe: 'S’abonner',
  later: 'Pas maintenant',
};
