import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# caractère', other: '# caractères' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Ce qui a été envoyé depuis cet appareil',
  text: 'Ce relevé reste dans ce navigateur et ne contient pas vos mots.',
  today: 'Aujourd’hui',
  clear: 'Effacer',
  cleared: 'Relevé effacé',
  empty: 'Aucun texte ni aucune parole n’a quitté cet appareil aujourd’hui.',
  titles: {
    translation: 'Traduction',
    speech: 'Parole',
    browserSpeech: 'Parole',
    hdVoice: 'Voix HD',
    browserVoice: 'Lecture à voix haute',
    save: 'Sauvegarde',
    live: 'Sous-titres en direct',
    other: 'Autres données',
  },
  tidy: 'Peaufinage',
  words: 'Mon dictionnaire',
  deviceOn: '« Sur cet appareil » activé',
  deviceOff: '« Sur cet appareil » désactivé',
  stopped: (title) => `${title} : envoi bloqué`,
  nothingSent: 'Rien n’a été envoyé, car « Sur cet appareil » était activé.',
  voice: (name) => `Voix HD ${name}`,
  details: {
    translation: (value) => `${characters(value)}, au service de traduction`,
    speech: (value) => `${seconds(value)}, à ce serveur et à son service de reconnaissance`,
    ownSpeech: (value) => `${seconds(value)}, à ce serveur`,
    browserSpeech: (value) => `${seconds(value)}, au service vocal de votre navigateur`,
    hdVoice: (value) => `${characters(value)}, au service de voix`,
    browserVoice: (value) => `${characters(value)}, au service de lecture de votre navigateur`,
    save: (value) => `${characters(value)}, à ce serveur`,
    live: (value) => `${characters(value)}, à ce serveur`,
    other: (value) => `${characters(value)}, à ce serveur`,
  },
};

export const device: Texts<'device'> = {
  title: 'Sur cet appareil',
  text: 'Ce que vous dites et écrivez reste sur cet appareil.',
  search: 'hors ligne privé vie privée confidentialité sans internet',
  recognition: 'Votre navigateur reconnaît la parole sur cet appareil.',
  ownRecognition: 'Un moteur sur cet ordinateur reconnaît la parole.',
  inBrowserRecognition:
    'Cette page reconnaît l’anglais sur cet appareil. Elle ne peut pas reconnaître d’autres langues.',
  noRecognition:
    'L’enregistrement est désactivé, car ce navigateur ne reconnaît pas la parole sur cet appareil. Essayez Chrome 139 ou une version ultérieure sur un ordinateur.',
  translation: 'Votre navigateur traduit sur cet appareil.',
  noTranslation:
    'La traduction est désactivée, car ce navigateur ne peut pas traduire sur cet appareil. Essayez Chrome 138 ou une version ultérieure sur un ordinateur.',
  pageTranslation:
    'Cette page traduit sur cet appareil entre l’anglais, l’espagnol, le français, l’allemand, le portugais et l’italien. Elle télécharge une seule fois ce qu’il lui faut.',
  voices: 'Seules les voix installées sur cet appareil lisent à voix haute.',
  hdVoices: 'Les voix HD sont désactivées, car elles nécessitent une connexion.',
  imports:
    'Les enregistrements ne peuvent pas être importés, car il faut le serveur. Les fichiers texte, si.',
  sharing: 'Les copies ne peuvent pas être partagées par lien, car il faut le serveur.',
  live: 'Les sous-titres en direct fonctionnent toujours, mais envoient vos paroles au serveur tant que vous les partagez.',
  saving:
    'Les transcriptions sauvegardées restent dans ce navigateur. Celles de votre compte ne sont pas affichées.',
  plan: 'Votre compte et votre forfait restent inchangés, mais ne sont pas utilisés pendant ce temps : le badge et les limites de votre forfait sont masqués.',
  question: 'Activer « Sur cet appareil » ?',
  turnOn: 'Activer',
  cancel: 'Annuler',
  mayDelete:
    'Ce navigateur peut supprimer les transcriptions sauvegardées si vous n’utilisez pas ce site pendant une semaine. Exportez celles que vous voulez garder.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Rien n’a été envoyé, car « Sur cet appareil » est activé.',
  missing: 'Cette transcription n’est pas sur cet appareil.',
  full: 'L’espace de stockage de cet appareil est plein. Exportez le texte, ou supprimez des enregistrements ou des transcriptions sauvegardées pour faire de la place.',
  makeRoom: 'Faire de la place',
  makeRoomAlt: 'Ouvrir les réglages pour supprimer des enregistrements',
};
