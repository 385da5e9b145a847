import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'Écouter',
  playOf: { original: 'Écouter l’original', translation: 'Écouter la traduction' },
  stop: 'Arrêter',
  voice: 'Voix',
  browserShort: 'Navig.',
  preview: (name) => `Extrait : ${name}`,
  stopPreview: (name) => `Arrêter l’extrait : ${name}`,
  tryOnce: '1 essai',
  premium: 'HD',
  aiVoices: 'Les voix HD sont générées par IA, ce ne sont pas des enregistrements de personnes.',
  hdLeft: (value) => `Reste ${count(value)}`,
  hdLeftUnit: (value) => plural(value, { one: 'caractère', other: 'caractères' }),
  left: 'HD',
  started: 'Lecture à voix haute',
};

export const reading: Texts<'reading'> = {
  pause: 'Pause',
  resume: 'Reprendre',
  aiVoice: (name) => `${name}, une voix générée par IA`,
  preparing: 'Préparation de la voix…',
  position: 'Position',
  speed: 'Vitesse',
  speedValue: (speed) => `${speed.toLocaleString('fr')}×`,
  download: 'Télécharger le MP3',
  estimate: (time) => `environ ${time}`,
  cost: (value, tooLittle) => `HD : ${tooLittle ? 'il faut' : 'utilise'} ${count(value)}`,
  onlyLeft: (value) => `, reste ${count(value)}`,
  trialEnded: 'C’était votre essai gratuit d’Iris',
  trialEndedText: 'La voix de votre navigateur reste gratuite et illimitée.',
  upgrade: 'Passer à Premium',
  signIn: 'Se connecter',
  upgradeHow: 'Appuyez sur « Passer à Premium » en haut de la page',
  signInHow: 'Appuyez sur « Connexion » en haut de la page',
  unit: (value) => plural(value, { one: 'caractère', other: 'caractères' }),
};

export const voices: Texts<'voices'> = {
  browserName: 'Voix du navigateur',
  descriptions: {
    browser: 'Sur cet appareil, illimitée',
    alloy: 'Équilibrée et claire',
    ash: 'Chaleureuse et posée',
    ballad: 'Lyrique, pour les récits',
    coral: 'Lumineuse et amicale',
    echo: 'Calme et mesurée',
    fable: 'Narration expressive',
    nova: 'Vive et jeune',
    onyx: 'Grave et profonde',
    sage: 'Douce et réfléchie',
    shimmer: 'Légère et aérienne',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'Il n’y a pas de texte à lire. Tapez ou enregistrez d’abord quelque chose.',
  'sign-in': 'Vous devez d’abord vous connecter.',
  'trial-sign-in': 'Connectez-vous pour essayer Iris.',
  'premium-required': 'Cette voix fait partie de Premium.',
  'trial-used': 'Vous avez déjà essayé Iris. Passez à Premium pour l’utiliser sans cette limite.',
  'trial-too-long': 'L’essai d’Iris est limité à 50 caractères (environ 8 à 10 mots).',
  'trial-check-failed': 'Impossible de connaître l’état de l’essai d’Iris.',
  'trial-check-invalid': 'La réponse concernant l’essai d’Iris n’est pas valide.',
  'trial-check-unreachable': 'Impossible de vérifier l’essai d’Iris.',
  'speech-limit': `Limite de caractères dépassée. Le forfait Gratuit comprend 50 caractères par jour. Avec Premium, vous en avez ${count(5_000)} par mois.`,
  unavailable: 'Le service vocal est indisponible. Réessayez plus tard.',
  'browser-failed': 'La lecture a échoué',
  'audio-failed': 'Erreur de lecture audio',
  stopped: 'Lecture arrêtée.',
  'tap-again': 'Pour lire le son, votre navigateur a besoin que vous appuyiez à nouveau sur « Écouter ».',
  'no-voice': 'Votre appareil n’a pas de voix pour cette langue. Essayez une voix HD.',
  unsupported: 'Ce navigateur ne peut pas lire de texte à voix haute. Essayez une voix HD.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'Rien à lire',
  'sign-in': 'Connectez-vous pour les voix HD',
  'trial-sign-in': 'Essayez Iris une fois',
  'premium-required': 'Voix HD',
  'trial-used': 'Essai d’Iris',
  'trial-too-long': 'Essai d’Iris',
  'trial-check-failed': 'Essai d’Iris',
  'trial-check-invalid': 'Essai d’Iris',
  'trial-check-unreachable': 'Essai d’Iris',
  'speech-limit': 'Pas assez de caractères HD',
  'no-voice': 'Aucune voix trouvée',
  unsupported: 'Pas de voix du navigateur',
  'tap-again': 'Encore un appui',
};
