import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence, plural } from './formats.ts';

const words = (value: number) => plural(value, { one: '# mot', other: '# mots' });

export const dictionary: Texts<'dictionary'> = {
  title: 'Mes mots',
  lead: `Les noms et termes que ${brand.name} doit toujours respecter quand vous dictez, traduisez et écoutez.`,
  search: 'Rechercher',
  searchLabel: 'Rechercher dans mes mots',
  add: 'Ajouter un mot',
  more: 'Plus',
  open: 'Ouvrir Mes mots',
  importCsv: 'Importer un CSV…',
  exportCsv: 'Exporter en CSV',
  fileName: 'mes-mots.csv',
  written: 'S’écrit',
  heard: 'Parfois entendu comme',
  heardHint: 'Tapez un mot et appuyez sur Entrée',
  removeHeard: (form) => `Retirer ${form}`,
  translations: 'Dans les traductions',
  spoken: 'Se lit',
  spokenOptional: 'Se lit (facultatif)',
  listen: 'Écouter',
  normal: 'Normal',
  translateNormally: 'Traduire normalement',
  translatedNormally: 'Traduit normalement',
  neverTranslate: 'Ne jamais traduire',
  neverTranslated: 'Jamais traduit',
  fixed: 'Traduire par…',
  language: 'Langue',
  translation: 'Traduction',
  addLanguage: 'Ajouter une langue',
  removeTranslation: 'Retirer cette traduction',
  asWritten: 'Comme il s’écrit',
  heardAs: (forms) => `Entendu comme ${forms}`,
  edit: (word) => `Modifier ${word}`,
  remove: (word) => `Supprimer ${word}`,
  delete: 'Supprimer',
  cancel: 'Annuler',
  save: 'Sauvegarder',
  newWord: 'Ajouter un mot',
  editWord: 'Modifier le mot',
  empty: `Aucun mot pour l’instant. Ajoutez un nom que ${brand.name} écrit mal.`,
  nothingFound: 'Aucun mot ne correspond à votre recherche.',
  count: (value, limit) => `${count(value)} sur ${words(limit)}`,
  withAccount: 'Sauvegardés dans votre compte',
  onDevice: 'Stockés sur cet appareil',
  full: (limit) =>
    `Votre liste est pleine : elle contient ${words(limit)}. Supprimez un mot pour en ajouter un autre.`,
  exists: 'Ce mot est déjà dans votre liste.',
  deleted: 'Mot supprimé',
  undo: 'Annuler',
  undoAlt: 'Restaurer le mot',
  imported: (value) => plural(value, { one: '# mot importé', other: '# mots importés' }),
  importedNote: (skipped, left) =>
    [
      skipped > 0 &&
        plural(skipped, {
          one: '# ligne non valide a été ignorée.',
          other: '# lignes non valides ont été ignorées.',
        }),
      left > 0 &&
        plural(left, {
          one: '# mot n’a pas été importé, car votre liste est pleine.',
          other: '# mots n’ont pas été importés, car votre liste est pleine.',
        }),
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: 'Impossible de lire ce fichier',
  importFailedText: 'Choisissez un fichier CSV.',
  loadFailed: 'Impossible de charger vos mots.',
  notSaved: 'Vos mots n’ont pas été sauvegardés',
  notSavedText: 'Vérifiez votre connexion et réessayez.',
  changedElsewhere: 'Vos mots ont aussi été modifiés sur un autre appareil',
  changedElsewhereText: 'Votre modification a été ajoutée à la dernière version.',
  tryAgain: 'Réessayer',
  importOffer: (value) =>
    plural(value, {
      one: 'Ajouter le mot de cet appareil à votre compte ?',
      other: 'Ajouter les # mots de cet appareil à votre compte ?',
    }),
  importConfirm: 'Ajouter',
  importDecline: 'Supprimer de cet appareil',
  learn: (word, heard) => ['Toujours écrire ', word, ' au lieu de ', heard, ' ?'],
  always: 'Toujours',
  notNow: 'Pas maintenant',
  learned: (word) => `${word} ajouté à vos mots`,
};

export const device: Texts<'device'> = {
  title: 'Sur cet appareil',
  text: 'Vos mots ne quittent pas cet appareil.',
  recognition: 'Votre navigateur reconnaît la parole sur cet appareil.',
  ownRecognition: 'Un moteur sur cet ordinateur reconnaît la parole.',
  inBrowserRecognition:
    'Cette page reconnaît l’anglais sur cet appareil. Elle ne peut pas reconnaître d’autres langues.',
  noRecognition:
    'L’enregistrement est désactivé, car ce navigateur ne reconnaît pas la parole sur cet appareil. Essayez Chrome 139 ou une version ultérieure sur un ordinateur.',
  translation: 'Votre navigateur traduit sur cet appareil.',
  ownTranslation: 'Un moteur sur cet ordinateur fait la traduction.',
  noTranslation:
    'La traduction est désactivée, car ce navigateur ne peut pas traduire sur cet appareil. Essayez Chrome 138 ou une version ultérieure sur un ordinateur.',
  voices:
    'Seules les voix installées sur cet appareil sont utilisées. Les voix HD sont désactivées, car elles nécessitent une connexion.',
  saving:
    'Les transcriptions sauvegardées restent dans ce navigateur. Celles de votre compte ne sont pas affichées.',
  mayDelete:
    'Ce navigateur peut supprimer les transcriptions sauvegardées si vous n’utilisez pas ce site pendant une semaine. Exportez celles que vous voulez garder.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Rien n’a été envoyé, car « Sur cet appareil » est activé.',
  missing: 'Cette transcription n’est pas sur cet appareil.',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'L’enregistrement est désactivé',
  unsupported:
    'Ce navigateur ne reconnaît pas la parole sur cet appareil. Essayez Chrome 139 ou une version ultérieure sur un ordinateur.',
  unavailable: (language) =>
    `Ce navigateur ne reconnaît pas la parole en ${inSentence(language)} sur cet appareil. Choisissez une autre langue ou désactivez « Sur cet appareil ».`,
  englishOnly:
    'Sur cet appareil, ce navigateur ne reconnaît que l’anglais. Choisissez l’anglais ou désactivez « Sur cet appareil ».',
  missing: (language) => `${language} : pas encore sur cet appareil`,
  missingText: 'Votre navigateur doit télécharger la langue une fois. Vos mots restent sur cet appareil.',
  engineText: (megabytes) =>
    `C’est un téléchargement de ${megabytes} Mo. Il n’est nécessaire qu’une fois, et l’enregistrement fonctionnera ensuite aussi hors ligne. Vos mots restent sur cet appareil.`,
  download: 'Télécharger',
  downloadAlt: (language) => `Télécharger la reconnaissance vocale en ${inSentence(language)}`,
  downloading: (language) => `${language} : téléchargement…`,
  downloadingText: 'Votre navigateur télécharge la langue. Nous vous préviendrons quand elle sera prête.',
  ready: (language) => `${language} : langue prête`,
  readyText: 'Appuyez sur le micro pour commencer.',
  failed: (language) => `${language} : échec du téléchargement`,
  failedText: 'Vérifiez votre connexion et réessayez.',
};
