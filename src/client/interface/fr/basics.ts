import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'Fermer',
  dismiss: 'Fermer',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  search: 'Rechercher',
  searchIn: (label) => `Rechercher : ${label}`,
  nothingFound: 'Aucun résultat',
  locked: 'verrouillée',
};

export const loading: Texts<'loading'> = { label: 'Chargement' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | De la parole au texte, avec traduction et lecture à voix haute`,
  subscribe: `Premium | ${brand.name}`,
  account: `Votre compte | ${brand.name}`,
  words: `Mon dictionnaire | ${brand.name}`,
  conversation: `Conversation | ${brand.name}`,
  terms: `Conditions d’utilisation | ${brand.name}`,
  privacy: `Engagement de confidentialité | ${brand.name}`,
  people: `Qui êtes-vous ? | ${brand.name}`,
  library: `Bibliothèque | ${brand.name}`,
  developers: `Développeurs | ${brand.name}`,
  'not-found': '404 | Page introuvable',
  settings: `Réglages | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'Parlez et regardez vos paroles devenir du texte. Traduisez-le, écoutez-le avec une voix naturelle et sauvegardez-le pour plus tard.',
  subscribe: `Des transcriptions plus longues, des voix HD et plus de traductions avec ${brand.name} Premium.`,
  account: `Votre forfait, vos appareils et vos données dans l’application web ${brand.name}.`,
  words: `Les noms et termes que ${brand.name} doit toujours écrire correctement.`,
  conversation: `Parlez avec quelqu’un dans une autre langue : ${brand.name} traduit dans les deux sens et lit à voix haute.`,
  terms: `Les conditions d’utilisation de l’application web ${brand.name}.`,
  privacy: `Quelles données l’application web ${brand.name} collecte, pourquoi, et comment les supprimer.`,
  people: `Choisissez qui utilise ${brand.name} dans ce navigateur.`,
  library: 'Tous vos textes sauvegardés : recherchez, classez, écoutez et partagez.',
  developers:
    'Sauvegardez, transcrivez, traduisez et écoutez depuis vos propres programmes, avec les mêmes limites que dans l’app.',
  'not-found': 'La page que vous cherchez n’existe pas ou a été déplacée.',
  settings: `Comment ${brand.name} enregistre, traduit, lit et s’affiche.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | Page introuvable',
  text: 'La page que vous cherchez n’existe pas ou a été déplacée.',
  home: 'Retour à l’accueil',
};

export const rootError: Texts<'rootError'> = {
  heading: 'Oups, une erreur s’est produite !',
  text: 'Un problème est survenu au chargement de l’application. Actualisez la page et réessayez.',
  refresh: 'Actualiser la page',
};

export const failures: Texts<'failures'> = {
  page: 'Impossible de charger cette page.',
  part: 'Impossible de charger cette partie.',
  crashed: 'Un problème est survenu ici. Le reste de la page fonctionne toujours.',
  retry: 'Réessayer',
  reload: 'Recharger la page',
};

export const legal: Texts<'legal'> = {
  contents: 'Sommaire',
  print: 'Imprimer',
  englishOnly: 'Ce document n’est disponible qu’en anglais.',
};

export const offline: Texts<'offline'> = {
  title: 'Vous êtes hors ligne',
  text: 'Vous pouvez toujours taper, copier et écouter avec la voix de votre navigateur. La traduction, les voix HD, la connexion au compte et la sauvegarde nécessitent un accès à Internet.',
  wentOffline: 'Vous êtes hors ligne.',
  cameBack: 'Vous êtes de nouveau en ligne.',
  newVersion: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
  later: 'Plus tard',
};

export const consent: Texts<'consent'> = {
  label: 'Cookies',
  text: 'Les cookies gardent votre session ouverte. La mesure d’audience est facultative.',
  more: 'Confidentialité',
  accept: 'Accepter',
  decline: 'Refuser',
  analytics: 'Cookies de mesure d’audience',
  chooseAgain: 'Modifier votre choix de cookies',
};

export const theme: Texts<'theme'> = {
  picker: 'Thème',
  chosen: (name) => `Thème : ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'Clair',
  dark: 'Sombre',
  spooky: 'Frisson',
  forest: 'Forêt',
  ocean: 'Océan',
  sunset: 'Crépuscule',
  scifi: 'Sci-fi',
  fantasy: 'Fantasy',
};
