import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const account: Texts<'account'> = {
  since: (day) => `sur ${brand.name} depuis le ${day}`,
  translation: 'Traduction',
  hdVoices: 'Voix HD',
  recognition: 'Reconnaissance sur ce serveur',
  saved: 'Transcriptions sauvegardées',
  characters: (used, limit) => `${count(used)} sur ${count(limit)} caractères`,
  translations: (used, limit) =>
    plural(limit, { one: `${count(used)} sur # traduction`, other: `${count(used)} sur # traductions` }),
  minutes: (used, limit) => `${count(used)} sur ${count(limit)} min`,
  slots: (used, limit) => `${count(used)} sur ${count(limit)} emplacements`,
  left: (value) => `Il vous en reste ${count(value)}.`,
  renewsDaily: (time) => `Se renouvelle à ${time}`,
  renewsOn: (day) => `Se renouvelle le ${day}`,
  endsOn: (day) => `Se termine le ${day}`,
  slotsNote: 'Les textes sauvegardés ne sont pas remis à zéro. Supprimez-en pour faire de la place.',
  usageFailed: 'Impossible de charger vos données d’utilisation. Réessayez plus tard.',
  chart: '30 derniers jours',
  chartTotal: (value) => `Minutes transcrites sur ce serveur : ${count(value)}`,
  chartMost: (day, value) => `Jour le plus chargé : ${day}, ${count(value)} min`,
  chartEmpty: 'Rien pour l’instant. Ce que transcrit votre navigateur n’est pas compté.',
  today: 'Aujourd’hui',
  thisDevice: 'Cet appareil',
  signedInNow: 'Connecté en ce moment',
  lastUsed: (when) => `Dernière utilisation : ${when}`,
  signOut: 'Se déconnecter',
  deviceOn: (browser, system) => `${browser} sur ${system}`,
  unknownDevice: 'Appareil inconnu',
  signOutDevice: (device) => `Déconnecter ${device}`,
  signOutEverywhere: 'Se déconnecter partout',
  signOutFailed: 'Impossible de déconnecter cet appareil. Réessayez.',
  devicesFailed: 'Impossible de charger vos appareils. Réessayez plus tard.',
  download: 'Télécharger mes données',
  downloadText:
    'Un fichier ZIP avec vos transcriptions, votre dictionnaire, vos données d’utilisation, invitations, etc. Une fois par heure.',
  downloadAction: 'Télécharger',
  downloadFailed: 'Impossible de télécharger vos données',
  downloadFailedText: 'Réessayez dans quelques minutes.',
  delete: 'Supprimer mon compte',
  deleteText: 'Vous avez sept jours pour changer d’avis.',
  deleteAction: 'Supprimer…',
  deleteTitle: 'Supprimer votre compte ?',
  deleteLead:
    'Votre session sera fermée sur tous vos appareils. Si vous vous reconnectez sous sept jours, vous retrouverez tout.',
  deletedData:
    'Passé ce délai, nous supprimerons définitivement vos transcriptions sauvegardées, dictionnaire, données d’utilisation, invitations, appareils et profil.',
  deletePlan:
    'Si vous avez un abonnement, il ne sera pas renouvelé. Les jours restants ne sont pas remboursables.',
  retainedData:
    'Le prestataire de paiement conserve les factures aussi longtemps que la loi fiscale l’exige. Nos copies de secours contiennent vos données jusqu’à leur expiration.',
  deviceData:
    'Le texte non sauvegardé sur cet appareil est effacé immédiatement. Ce que vous avez sauvegardé avec « Sur cet appareil » activé reste dans ce navigateur.',
  emailLabel: (email) => `Saisissez ${email} pour confirmer`,
  emailWrong: 'Cette adresse n’est pas celle de votre compte.',
  deleteConfirm: 'Supprimer mon compte',
  cancel: 'Annuler',
  deleteFailed: 'Impossible de supprimer votre compte. Réessayez.',
};

export const accountScreen: Texts<'accountScreen'> = {
  heading: 'Votre compte',
  you: 'Vous',
  plan: 'Forfait',
  premium: 'Premium',
  free: 'Gratuit',
  upgrade: 'Voir les forfaits',
  planFailed: 'Impossible de charger votre forfait.',
  tryAgain: 'Réessayer',
  invites: 'Invitations',
  earned: (slots, characters) =>
    `Vous avez gagné ${slots} emplacements de plus et ${characters} caractères de plus par transcription.`,
  notEarned:
    'Pour chaque personne qui s’inscrit, vous obtenez plus d’emplacements et des transcriptions plus longues.',
  invitesFailed: 'Impossible de charger vos invitations. Réessayez plus tard.',
  invite: 'Inviter des proches',
  devices: 'Appareils',
  data: 'Vos données',
  signIn: 'Connectez-vous pour voir votre compte.',
  signInAction: 'Se connecter',
  deleting: (day) => `Votre compte sera supprimé le ${day}.`,
  deletingText: 'Si vous vous connectez avant, vous retrouverez tout.',
  keep: 'Garder mon compte',
  kept: 'Votre compte ne sera pas supprimé',
  keptText:
    'Rien n’a été supprimé. Si vous avez Premium, il prend fin avec la période payée, sauf si vous réactivez le renouvellement.',
};
