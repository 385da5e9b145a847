import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence, plural } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'Démarrer l’enregistrement',
  stop: 'Arrêter l’enregistrement',
  starting: 'Annuler l’enregistrement',
  stopping: 'Fin de l’enregistrement',
  paused: 'L’enregistrement est en pause',
  unsupported: 'Ce navigateur ne permet pas d’enregistrer',
  idleHint: 'Appuyez pour enregistrer',
  idleHintAsking: 'Appuyez, puis autorisez le micro',
  recordingHint: 'Enregistrement… Appuyez pour arrêter',
  startingHint: 'Démarrage…',
  startingHintAsking: 'Démarrage… Choisissez « Autoriser » dans votre navigateur',
  slowHint: 'En attente de votre navigateur. Appuyez pour annuler',
  stoppingHint: 'Transcription des derniers mots…',
  writingHint: (phrases) =>
    plural(phrases, {
      one: 'Dernière phrase en cours de transcription. Appuyez pour continuer',
      other: '# phrases en cours de transcription. Appuyez pour continuer',
    }),
  errorHint: 'Appuyez pour réessayer',
  pausedHint: 'Limite atteinte',
  unsupportedHint: 'Tapez ou collez votre texte ci-dessus',
  or: 'ou',
  space: 'Espace',
  microphone: 'Micro',
  import: 'Importer',
  elapsed: 'Durée de l’enregistrement',
  announceStarted: 'Enregistrement démarré',
  announceStopped: 'Enregistrement arrêté',
  signInHint: 'Connectez-vous pour enregistrer dans ce navigateur',
  holdHint: 'Maintenez pour enregistrer',
  releaseHint: 'Enregistrement… Relâchez pour arrêter',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `Impossible de démarrer la reconnaissance vocale : ${message}`,
  noResponse: 'aucune réponse',
  startHelp: 'Patientez un instant et relancez l’enregistrement. Si cela persiste, actualisez la page.',
  silenceTitle: 'Enregistrement arrêté',
  silenceHelp:
    'Nous n’avons rien entendu depuis un moment. Appuyez sur le bouton d’enregistrement pour continuer.',
  noResponseHelp:
    'Le service vocal de votre navigateur ne répond pas. Vérifiez votre connexion et relancez l’enregistrement.',
  engineTitle: (code) => `Erreur de reconnaissance vocale : ${code}`,
  dictation: 'Activez Dictée (et Siri) dans les réglages du système, puis relancez l’enregistrement.',
  serviceNotAllowed:
    'Ce navigateur n’autorise pas les sites à utiliser son service vocal. Essayez Chrome, Edge ou Safari.',
  networkStopped:
    'Votre navigateur n’a pas pu joindre son service vocal. Vérifiez votre connexion ou essayez Chrome, Edge ou Safari.',
  networkRetrying: 'Le service vocal est injoignable. Nouvelle tentative.',
  noMicrophone: 'Aucun micro trouvé. Vérifiez qu’il est branché et sélectionné dans les réglages du système.',
  microphoneInUse:
    'Votre micro est déjà utilisé, peut-être dans un autre onglet. Arrêtez l’enregistrement là-bas, puis relancez-le ici.',
  languageNotSupported:
    'Ce navigateur ne reconnaît pas la langue choisie. Choisissez une autre langue ou essayez un autre navigateur.',
  unknownHelp: 'Votre texte est en sécurité. Appuyez sur le bouton d’enregistrement pour réessayer.',
  allowIos:
    'Ouvrez Réglages > Apps > Safari > Micro, choisissez « Autoriser », puis relancez l’enregistrement.',
  allowSafari:
    'Dans le menu Safari, choisissez « Réglages pour ce site web », autorisez le micro, puis relancez l’enregistrement.',
  allowAndroid:
    'Touchez l’icône à côté de l’adresse, puis Autorisations > Micro > Autoriser, et relancez l’enregistrement.',
  allowDesktop:
    'Cliquez sur l’icône à côté de l’adresse, autorisez le micro, puis relancez l’enregistrement.',
};

export const microphone: Texts<'microphone'> = {
  title: 'Micro',
  choose: 'En choisir un autre',
  chooseAltText: 'Choisir un autre micro',
  unnamed: 'votre micro',
  noSound: (name) => ({
    title: `Aucun son : ${name}`,
    description: 'Vérifiez qu’il est allumé et que le son n’est pas coupé.',
  }),
  unplugged: (name) => ({
    title: 'Votre micro a été débranché',
    description: `L’enregistrement continue avec ${name}.`,
  }),
  recognition: 'Reconnaissance vocale',
  auto: 'Automatique',
  autoDetail: 'Utilise celle de votre navigateur si elle fonctionne, sinon ce serveur.',
  browser: 'Ce navigateur',
  browserDetail: 'Gratuit et illimité.',
  server: 'Ce serveur',
  signIn: 'Connectez-vous pour l’utiliser.',
  left: (seconds) =>
    seconds < 60
      ? `Il reste ${Math.floor(seconds)} s de parole`
      : `Il reste ${Math.floor(seconds / 60)} min de parole`,
  allow: 'Autorisez l’accès au micro pour voir son niveau.',
  browserMicrophone: 'Votre navigateur utilise le micro choisi dans ses réglages.',
  now: {
    browser: `En ce moment, votre navigateur transcrit ce que vous dites. Il peut envoyer l’audio à son éditeur. ${brand.name} ne le reçoit pas et ne le conserve pas.`,
    server:
      'En ce moment, ce serveur et son service de reconnaissance transcrivent ce que vous dites. L’audio n’est pas conservé.',
  },
  change: 'Modifier dans les réglages',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'La transcription se fait maintenant sur ce serveur',
  description:
    'Vos paroles sont envoyées à ce serveur et à son service de reconnaissance pour être transcrites, et ne sont pas conservées.',
};

const onThisDevice = 'L’audio n’est que sur cet appareil.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} s de parole à transcrire`
      : `${count(Math.round(seconds / 60))} min de parole à transcrire`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `La transcription se fera quand le serveur sera joignable. ${onThisDevice}`,
    allowance: `Vous avez épuisé vos minutes de reconnaissance. ${onThisDevice}`,
    'signed-out': `Connectez-vous pour la transcrire. ${onThisDevice}`,
    memory: `Le serveur n’a pas assez de mémoire pour la reconnaissance vocale. Un modèle plus petit en demande moins : npm run engines -- recognition:base. ${onThisDevice}`,
    full: 'Votre texte a atteint la limite de longueur. Sauvegardez-le ou effacez-le d’abord.',
  },
  unsavedTitle: 'Le stockage de cet appareil est plein',
  unsaved: 'Gardez cette page ouverte jusqu’à la fin de la transcription.',
  transcribe: 'Transcrire',
  download: 'Télécharger',
  discard: 'Supprimer',
  fileName: 'parole.wav',
  discardTitle: 'Supprimer cet enregistrement ?',
  discardText: 'Il n’a pas été transcrit et il n’en existe pas d’autre copie.',
  keep: 'Garder',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'Ce navigateur ne peut pas enregistrer',
  unsupportedToast:
    'Pour enregistrer, utilisez Chrome, Edge ou Safari. Vous pouvez toujours taper ou coller votre texte ici.',
  deviceToast: 'Activez « Sur cet appareil » pour dicter ici en anglais, ou utilisez Chrome, Edge ou Safari.',
  turnOn: 'Activer',
  turnOnAlt: 'Activer « Sur cet appareil »',
  pausedTitle: 'Transcription en pause',
  pausedToast:
    'L’enregistrement est en pause car la limite de longueur est atteinte. Sauvegardez ou effacez la transcription en cours.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'Traduit sur ce serveur.',
  translationMore: 'Votre texte n’a été envoyé nulle part ailleurs.',
  recognition:
    'Vos paroles sont transcrites sur ce serveur. Elles ne sont ni conservées ni envoyées ailleurs.',
  voice: (name) => `${name}, une voix générée par IA sur ce serveur`,
  simpleVoice: (name) => `${name}, une voix de synthèse simple générée sur ce serveur`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'Le service vocal de votre navigateur ne répond pas encore',
  orServer: 'Vous pouvez attendre, ou laisser ce serveur transcrire ce que vous dites.',
  orType: 'Vous pouvez attendre, ou appuyer sur le bouton pour annuler.',
  server: 'Utiliser ce serveur',
  serverAlt: 'Laisser ce serveur transcrire ce que vous dites',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'L’enregistrement est désactivé',
  unsupported:
    'Ce navigateur ne reconnaît pas la parole sur cet appareil. Essayez Chrome 139 ou une version ultérieure sur un ordinateur.',
  unavailable: (language) =>
    `Ce navigateur ne reconnaît pas la parole en ${inSentence(language)} sur cet appareil. Choisissez une autre langue ou désactivez « Sur cet appareil ».`,
  englishOnly:
    'Sur cet appareil, ce navigateur ne reconnaît que l’anglais. Choisissez l’anglais ou désactivez « Sur cet appareil ».',
  missing: (language) => `${language} : pas encore sur cet appareil`,
  missingText: 'Votre navigateur doit télécharger la langue une fois. Vos mots restent sur cet appareil.',
  engineText: (megabytes) =>
    `C’est un téléchargement de ${megabytes} Mo. Il n’est nécessaire qu’une fois, et l’enregistrement fonctionnera ensuite aussi hors ligne. Vos mots restent sur cet appareil.`,
  download: 'Télécharger',
  downloadAlt: (language) => `Télécharger la reconnaissance vocale en ${inSentence(language)}`,
  downloading: (language) => `${language} : téléchargement…`,
  downloadingText: 'Votre navigateur télécharge la langue. Nous vous préviendrons quand elle sera prête.',
  ready: (language) => `${language} : langue prête`,
  readyText: 'Appuyez sur le bouton d’enregistrement pour commencer.',
  failed: (language) => `${language} : échec du téléchargement`,
  failedText: 'Vérifiez votre connexion et réessayez.',
};
