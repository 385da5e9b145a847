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
  onDevice:
    'Sauvegardées dans ce navigateur. Pour voir celles de votre compte, désactivez « Sur cet appareil ».',
  emptyHint: 'Les transcriptions sauvegardées depuis l’onglet « Enregistrer » apparaissent ici.',
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
  withTranslation: 'L’original et sa traduction sont sauvegardés ensemble.',
  lostTranslations: (languages) =>
    `Le texte a changé, donc la traduction précédente n’est plus sauvegardée : ${languages}.`,
  deletedTitle: 'Supprimé sur un autre appareil',
  deleted: 'Votre texte est toujours là. Sauvegardez-le à nouveau pour le garder.',
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
  viewAlt: 'Ouvrir l’onglet « Sauvegardes »',
  offlineTitle: 'Vous êtes hors ligne',
  kept: 'Votre texte reste sur cet appareil : vous pourrez le sauvegarder une fois la connexion rétablie.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'Échec de la sauvegarde',
  description: 'Impossible de sauvegarder la transcription. Réessayez.',
};

export const library: Texts<'library'> = {
  title: 'Bibliothèque',
  open: 'Ouvrir la bibliothèque',
  search: 'Rechercher dans les titres et les textes',
  kinds: 'Types de textes',
  all: 'Tous',
  language: 'Langue',
  allLanguages: 'Toutes les langues',
  tag: 'Étiquette',
  allTags: 'Toutes les étiquettes',
  filters: 'Filtres',
  play: (name) => `Écouter ${name}`,
  stop: (name) => `Arrêter la lecture de ${name}`,
  select: (name) => `Sélectionner ${name}`,
  menu: (name) => `Autres actions pour ${name}`,
  rename: 'Renommer',
  name: 'Nom',
  tags: 'Étiquettes',
  share: 'Partager une copie',
  selectThis: 'Sélectionner',
  selected: (value) => plural(value, { one: '# sélectionné', other: '# sélectionnés' }),
  selectAll: 'Tout sélectionner',
  stopSelecting: 'Annuler la sélection',
  today: (time) => `Aujourd’hui, ${time}`,
  yesterday: 'Hier',
  about: (time) => `Environ ${time} à voix haute`,
  renameFailed: 'Impossible de renommer',
  tagFailed: (done, all) => `${count(done)} sur ${count(all)} étiquetés`,
  loadFailed: 'Impossible de charger le texte',
  tryAgain: 'Réessayez.',
  moreFailed: 'Impossible de charger la suite.',
  deletedMany: (value) => plural(value, { one: '# supprimé', other: '# supprimés' }),
  restoredMany: (value) => plural(value, { one: '# restauré', other: '# restaurés' }),
  newTag: 'Nouvelle étiquette',
  add: 'Ajouter',
  noTags: 'Aucune étiquette. Saisissez-en une ci-dessus.',
  mostTags: (value) => `Un texte peut avoir jusqu’à ${count(value)} étiquettes.`,
  save: 'Enregistrer',
  cancel: 'Annuler',
};

export const documentKinds: Texts<'documentKinds'> = {
  dictated: 'Dictés',
  imported: 'Importés',
  conversation: 'Conversations',
  typed: 'Saisis',
};

export const librarySorts: Texts<'librarySorts'> = {
  newest: 'Plus récents',
  oldest: 'Plus anciens',
  changed: 'Modifiés récemment',
  title: 'Par nom',
};

export const sharing: Texts<'sharing'> = {
  title: 'Partager une copie',
  lead: 'Toute personne qui a le lien peut lire cette copie. Vos modifications ultérieures n’y figurent pas.',
  parts: 'Ce que vous partagez',
  original: 'Original',
  translation: 'Traduction',
  both: 'Les deux',
  ends: 'Le lien est valable',
  day: 'un jour',
  week: 'une semaine',
  never: 'sans limite',
  name: 'Votre nom',
  nameHint: 'Les lecteurs ne voient que ce nom. Vous pouvez laisser ce champ vide.',
  create: 'Créer le lien',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Copie impossible. Sélectionnez le lien et copiez-le vous-même.',
  failed: 'Impossible de créer le lien',
  copies: 'Copies partagées',
  empty: 'Vous ne partagez rien. Choisissez « Partager une copie » dans le menu d’un texte sauvegardé.',
  views: (value) => plural(value, { one: 'Ouverte # fois', other: 'Ouverte # fois' }),
  until: (date) => `jusqu’au ${date}`,
  noEnd: 'sans date de fin',
  stop: 'Ne plus partager',
  stopOf: (title) => `Ne plus partager ${title}`,
  copyOf: (title) => `Copier le lien de ${title}`,
  stopped: 'N’est plus partagée',
  stopFailed: 'Impossible d’arrêter le partage',
  loadFailed: 'Impossible de charger les copies partagées',
};
