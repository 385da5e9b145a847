import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# carattere', other: '# caratteri' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Cosa è uscito da questo dispositivo',
  text: 'Questo registro resta solo in questo browser e non contiene le tue parole.',
  today: 'Oggi',
  clear: 'Cancella',
  cleared: 'Registro cancellato',
  empty: 'Oggi non sono usciti né testo né voce da questo dispositivo.',
  titles: {
    translation: 'Traduzione',
    speech: 'Parlato',
    browserSpeech: 'Parlato',
    hdVoice: 'Voce HD',
    browserVoice: 'Lettura ad alta voce',
    save: 'Salvataggio',
    live: 'Sottotitoli dal vivo',
    other: 'Altri dati',
  },
  tidy: 'Rifinitura',
  words: 'Le mie parole',
  deviceOn: '“Su questo dispositivo” attivato',
  deviceOff: '“Su questo dispositivo” disattivato',
  stopped: (title) => `${title}: invio bloccato`,
  nothingSent: 'Non è stato inviato nulla perché “Su questo dispositivo” era attivo.',
  voice: (name) => `Voce HD ${name}`,
  details: {
    translation: (value) => `${characters(value)}, al fornitore di traduzione`,
    speech: (value) => `${seconds(value)}, a questo server e al suo fornitore di riconoscimento`,
    ownSpeech: (value) => `${seconds(value)}, a questo server`,
    browserSpeech: (value) => `${seconds(value)}, al servizio vocale del tuo browser`,
    hdVoice: (value) => `${characters(value)}, al fornitore delle voci`,
    browserVoice: (value) => `${characters(value)}, al servizio di lettura del tuo browser`,
    save: (value) => `${characters(value)}, a questo server`,
    live: (value) => `${characters(value)}, a questo server`,
    other: (value) => `${characters(value)}, a questo server`,
  },
};
