import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `Compte : ${name}`,
  signedOutHereOnly: {
    title: 'Vous n’êtes pas complètement déconnecté',
    description:
      'Impossible de joindre le serveur pour fermer votre session. Pour la fermer, connectez-vous, puis déconnectez-vous à nouveau.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'Un problème est survenu lors de la connexion. Réessayez.',
  signInFailedTitle: 'Échec de la connexion',
  signOut: 'Se déconnecter',
  premiumMember: 'Compte Premium',
  freeMember: 'Compte gratuit',
  until: (day) => `Payé jusqu’au ${day}`,
  overdue: 'Échec du paiement : mettez à jour votre carte',
  webhookOff: 'Webhook désactivé',
  account: 'Compte',
  conversation: 'Conversation',
  manageSubscription: 'Gérer l’abonnement',
  acceptTerms: 'Veuillez accepter les conditions d’utilisation',
  termsTitle: 'Veuillez accepter les conditions d’utilisation',
  termsText: 'Elles ont peut-être changé depuis que vous les avez acceptées. Veuillez lire les ',
  termsTextAfter:
    '. Si vous ne les acceptez pas maintenant, nous vous le redemanderons à votre prochaine visite.',
  termsAccept: 'Accepter',
  termsLater: 'Pas maintenant',
  termsFailed: {
    title: 'Impossible d’enregistrer votre acceptation des conditions',
    description: 'Vérifiez votre connexion et réessayez.',
  },
  dialogTitle: `Se connecter à ${brand.name}`,
  dialogText: 'Sauvegardez et traduisez votre texte, et ouvrez-le sur tous vos appareils.',
  dialogNote: 'Votre texte sera toujours là à votre retour.',
  dialogSandbox: 'Ce serveur utilise une page de connexion de test. Vous n’avez pas besoin d’un vrai compte.',
  continue: `Se connecter avec ${brand.identityProvider}`,
  agreeBefore: 'J’accepte les ',
  agreeTerms: 'Conditions d’utilisation',
  agreeBetween: ' et l’',
  agreePrivacy: 'Engagement de confidentialité',
  agreeAfter: '.',
  inEnglish: 'Ces deux textes sont en anglais.',
  settings: 'Réglages',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'Inviter des proches',
  lead: `Pour chaque personne inscrite avec votre lien, vous obtenez ${slots} emplacements de plus et ${count(characters)} caractères de plus par transcription (jusqu’à ${maxInvitees} personnes).`,
  link: 'Votre lien personnel',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Impossible de copier le lien. Sélectionnez-le et copiez-le vous-même.',
  share: 'Partager…',
  shareTitle: brand.name,
  shareText: 'Transformez la parole en texte, traduisez-le et écoutez-le.',
  invited: (value) =>
    value === 0
      ? 'Personne ne s’est encore inscrit'
      : plural(value, { one: '# personne s’est inscrite', other: '# personnes se sont inscrites' }),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'Pas encore de bonus'
      : `+${count(extraSlots)} emplacements et +${count(extraChars)} caractères par transcription gagnés`,
  toEarn: (left) =>
    left === 0
      ? 'Vous avez obtenu tout le bonus. Merci de faire passer le mot !'
      : `Invitez encore ${plural(left, { one: '# personne', other: '# personnes' })} pour gagner ${count(left * slots)} emplacements de plus et ${count(left * characters)} caractères de plus par transcription.`,
  unknown: 'Impossible de charger vos invitations. Réessayez plus tard.',
};
