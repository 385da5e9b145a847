import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# carattere', other: '# caratteri' });
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} s`;

export const sent: Texts<'sent'> = {
  title: 'Cosa è stato inviato da questo dispositivo',
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
  words: 'Il mio dizionario',
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

export const device: Texts<'device'> = {
  title: 'Su questo dispositivo',
  text: 'Quello che dici e scrivi resta su questo dispositivo.',
  search: 'offline senza connessione privato privacy senza internet',
  recognition: 'Il tuo browser riconosce la voce su questo dispositivo.',
  ownRecognition: 'Un motore su questo computer riconosce la voce.',
  inBrowserRecognition:
    'Questa pagina riconosce l’inglese su questo dispositivo. Non può riconoscere altre lingue.',
  noRecognition:
    'La registrazione è disattivata perché questo browser non riconosce la voce su questo dispositivo. Prova Chrome 139 o successivo su un computer.',
  translation: 'Il tuo browser traduce su questo dispositivo.',
  noTranslation:
    'La traduzione è disattivata perché questo browser non può tradurre su questo dispositivo. Prova Chrome 138 o successivo su un computer.',
  pageTranslation:
    'Questa pagina traduce su questo dispositivo tra inglese, spagnolo, francese, tedesco, portoghese e italiano. Scarica una sola volta ciò che le serve.',
  voices: 'Leggono ad alta voce solo le voci installate su questo dispositivo.',
  hdVoices: 'Le voci HD sono disattivate perché richiedono una connessione.',
  imports: 'Non si possono importare registrazioni, perché serve il server. I file di testo sì.',
  sharing: 'Non si possono condividere copie con un link, perché serve il server.',
  live: 'I sottotitoli dal vivo funzionano ancora, ma inviano al server quello che dici mentre li condividi.',
  saving: 'Le trascrizioni salvate restano in questo browser. Quelle del tuo account non vengono mostrate.',
  plan: 'Il tuo account e il tuo piano restano come sono, ma intanto non vengono usati: il badge e i limiti del piano sono nascosti.',
  question: 'Attivare “Su questo dispositivo”?',
  turnOn: 'Attiva',
  cancel: 'Annulla',
  mayDelete:
    'Questo browser può eliminare le trascrizioni salvate se non usi questo sito per una settimana. Esporta quelle che vuoi conservare.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'Non è stato inviato nulla perché “Su questo dispositivo” è attivo.',
  missing: 'Questa trascrizione non è su questo dispositivo.',
  full: 'Lo spazio su questo dispositivo è esaurito. Esporta il testo, oppure elimina registrazioni o trascrizioni salvate per fare posto.',
  makeRoom: 'Fai posto',
  makeRoomAlt: 'Apri le impostazioni per eliminare le registrazioni',
};
