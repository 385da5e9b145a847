import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# caractère', other: '# caractères' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Ce qui a quitté cet appareil',
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
  words: 'Mes mots',
  deviceOn: '« Sur cet appareil » activé',
  deviceOff: '« Sur cet appareil » désactivé',
  stopped: (title) => `${title} : envoi bloqué`,
  nothingSent: 'Rien n’a été envoyé, car « Sur cet appareil » était activé.',
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
