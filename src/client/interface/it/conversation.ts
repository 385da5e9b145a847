import type { Texts } from '../translations.ts';
import { date, inSentence, plural, until } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'Conversazione',
  close: 'Chiudi la conversazione',
  more: 'Altro',
  near: 'La tua metà',
  far: 'L’altra metà',
  youSpeak: 'Parli in',
  theySpeak: 'Ti parlano in',
  youSaid: 'Hai detto',
  youRead: 'Leggi',
  theySaid: 'Ti hanno detto',
  spokenBy: (name) => `${name}:`,
  theyRead: 'L’altra persona legge',
  swap: 'Scambia lingue',
  textSize: 'Dimensione del testo',
  turn: 'Ruota la metà superiore',
  save: 'Salva',
  export: 'Esporta…',
  startNew: 'Nuova conversazione',
  newStarted: 'Nuova conversazione iniziata',
  correct: 'Correggi',
  correctTitle: 'Correggi ciò che è stato detto',
  correctLabel: 'Ciò che è stato detto',
  correctDone: 'Traduci di nuovo',
  show: 'Mostra all’altra persona',
  hide: 'Torna alla conversazione',
  play: 'Ascolta di nuovo',
  stop: 'Ferma la lettura',
  aloud: 'Leggi ad alta voce',
  wrongLanguage: 'Lingua sbagliata: ripeti',
  remove: 'Elimina',
  removed: 'Eliminato',
  undo: 'Annulla',
  undoAlt: 'Ripristina',
  retry: 'Riprova',
  back: 'Traduzione inversa',
  backTitle: (name) => `Cosa dice la tua traduzione, in ${inSentence(name)}`,
  backFailed: 'La traduzione inversa non è riuscita. Riprova più tardi.',
  cost: (value) => plural(value, { one: '# carattere', other: '# caratteri' }),
  freePlan: (turns) =>
    `Il piano Gratis traduce ${plural(turns, { one: 'un intervento', other: '# interventi' })} al giorno. Per un’intera conversazione serve Premium o un browser che traduca su questo dispositivo.`,
  freePlanOrDevice: (turns) =>
    `Il piano Gratis traduce ${plural(turns, { one: 'un intervento', other: '# interventi' })} al giorno. Per un’intera conversazione attiva “Su questo dispositivo”, che è gratis, oppure passa a Premium.`,
  upgrade: 'Passa a Premium',
  canDownload: 'Scarica queste lingue una volta e il browser potrà tradurle gratis su questo dispositivo.',
  download: 'Scarica',
  onDevice: 'Tradotto su questo dispositivo',
  signInFirst: 'Accedi per tradurre',
  left: ({ remaining, tier }) =>
    tier === 'premium'
      ? plural(remaining, { one: 'Resta # carattere', other: 'Restano # caratteri' })
      : plural(remaining, { one: 'Oggi resta # traduzione', other: 'Oggi restano # traduzioni' }),
  limit: (tier, renewsAt) => {
    const limit = renewsAt === undefined ? 'per ora' : until(date(renewsAt));
    const used = tier === 'free' ? 'Oggi non restano traduzioni' : `Non restano caratteri ${limit}`;
    return `${used}. La tua conversazione è ancora qui.`;
  },
};
