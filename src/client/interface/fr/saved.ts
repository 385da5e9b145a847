import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'Transcriptions sauvegardées',
  signedOut: 'Connectez-vous pour voir vos transcriptions sauvegardées.',
  signedOutHint: 'Le compte est gratuit et vous permet de les ouvrir sur tous vos appareils.',
  signIn: 'Se connecter',
  error: 'Impossible de charger les transcriptions sauvegardées',
  retry: 'Réessayer',
  empty: 'Aucune transcription sauvegardée',
  emptyHint: 'Les transcriptions sauvegardées depuis l’onglet « Enregistrer » apparaissent ici.',
  noMatch: 'Aucune transcription ne correspond à votre recherche',
  showAll: 'Tout afficher',
  loading: 'Chargement des transcriptions sauvegardées',
  search: 'Rechercher dans les transcriptions sauvegardées',
  searchHint: 'Rechercher',
  clearSearch: 'Effacer la recherche',
  sort: 'Trier',
  exportAll: 'Tout exporter',
  languages: 'Langues',
  shown: (shown, all) =>
    shown === all
      ? plural(all, { one: '# sauvegarde', other: '# sauvegardes' })
      : plural(shown, { one: `# affichée sur ${count(all)}`, other: `# affichées sur ${count(all)}` }),
  over: (shown, excess, limit) => `${shown}, ${count(excess)} au-delà de votre limite de ${count(limit)}`,
  makeRoom: (value) => `Supprimez-en ${count(value)} pour sauvegarder à nouveau`,
  slots: (used, limit) =>
    plural(limit, {
      one: `${count(used)} sur # emplacement utilisé`,
      other: `${count(used)} sur # emplacements utilisés`,
    }),
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'Plus récentes',
  oldest: 'Plus anciennes',
  longest: 'Plus longues',
  shortest: 'Plus courtes',
  alphabetical: 'Alphabétique',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'Voir plus',
  less: 'Voir moins',
  copy: 'Copier',
  copied: 'Copié',
  copiedBody: 'Le texte est dans le presse-papiers.',
  copyFailed: 'Copie impossible',
  copyFailedBody: 'Votre navigateur l’a bloquée. Sélectionnez le texte et copiez-le vous-même.',
  open: 'Ouvrir dans l’enregistreur',
  export: 'Exporter',
  remove: 'Supprimer',
  removing: 'Suppression',
  characters: (value) => plural(value, { one: '# caractère', other: '# caractères' }),
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'Supprimée',
  deleted: 'Elle n’est plus dans votre liste.',
  stillOver: (value) => `Supprimez-en encore ${count(value)} pour sauvegarder à nouveau.`,
  undo: 'Annuler',
  undoAlt: 'Restaurer la transcription',
  restored: 'Restaurée',
  restoreFailed: 'Restauration impossible',
  restoreFailedBody: 'Impossible de restaurer la transcription. Réessayez.',
  goneTitle: 'Introuvable',
  gone: 'Elle a peut-être déjà été supprimée.',
  failedTitle: 'Suppression impossible',
  failed: 'Impossible de supprimer cette transcription. Réessayez.',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'Connexion requise',
  login: 'Connectez-vous pour sauvegarder votre transcription',
  signIn: 'Se connecter',
  signInAlt: 'Se connecter pour sauvegarder',
  limitTitle: 'Limite de transcriptions atteinte',
  limit: 'Tous vos emplacements sont utilisés. Passez à Premium pour en avoir plus.',
  upgrade: 'Passer à Premium',
  upgradeAlt: 'Passer à Premium pour sauvegarder plus',
  savedTitle: 'Sauvegardé !',
  view: 'Voir',
  viewAlt: 'Ouvrir l’onglet « Sauvegardes »',
  newEntry: 'C’est une nouvelle transcription. Celle que vous avez ouverte n’a pas changé.',
  offlineTitle: 'Vous êtes hors ligne',
  kept: 'Votre texte reste sur cet appareil : vous pourrez le sauvegarder une fois la connexion rétablie.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Échec de la sauvegarde',
  description: 'Impossible de sauvegarder la transcription. Réessayez.',
};
