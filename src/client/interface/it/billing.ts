import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count, on } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'Inizia gratis. Disdici quando vuoi.',
  leadPremium: 'Disdici quando vuoi.',
  share: 'Invita amici',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'Gratis',
    description: 'Tutto ciò che serve per dettare e ascoltare.',
    features: [
      `Trascrizioni fino a ${count(free.transcriptCap)} caratteri`,
      `${free.saveSlots} trascrizioni salvate`,
      `${free.translations} traduzione al giorno`,
      `Prova una volta la voce HD Iris, fino a ${free.speechCharacters} caratteri`,
      'Voce del browser senza limiti',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Trascrizioni più lunghe, voci HD e più traduzioni.',
    features: [
      `Trascrizioni fino a ${count(premium.transcriptCap)} caratteri`,
      `${premium.saveSlots} trascrizioni salvate`,
      `${count(premium.translations)} caratteri di traduzione al mese`,
      `${count(premium.speechCharacters)} caratteri con voce HD al mese`,
      'Tutte e dieci le voci HD',
      'Download in MP3',
      'Voce del browser senza limiti',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `Importazione di registrazioni: ${count(minutes)} minuti di parlato al giorno`,
  premium: (minutes) => `Importazione di registrazioni: ${count(minutes)} minuti di parlato al mese`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'Rifinisci: togli gli intercalari con un tocco',
  tidyPremium: 'Rifinisci: punteggiatura, riassunto, testo più breve o e-mail',
  words: (limit) => `Il mio dizionario per ${count(limit)} nomi e termini`,
  whileSpeaking: 'Traduzione mentre parli',
  conversation: 'Conversazioni in due lingue, lette ad alta voce',
  library: 'Una biblioteca di testi salvati con ricerca, filtri ed esportazione',
  live: (viewers, minutes) =>
    `Sottotitoli dal vivo: fino a ${count(viewers)} persone, ${count(minutes)} minuti al giorno`,
  livePremium: (viewers, languages) =>
    `Sottotitoli dal vivo: fino a ${count(viewers)} persone e ${count(languages)} lingue insieme`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'all’anno' : 'al mese'),
  yourPlan: 'Il tuo piano',
  checkout: 'Vai al pagamento',
  checkoutBusy: 'Apertura della pagina di pagamento…',
  signInFirst: 'Prima ti chiederemo di accedere.',
  terms:
    'Si rinnova ogni mese finché non disdici. Se disdici, mantieni Premium fino alla fine del mese pagato.',
  card: 'Paghi sul sito di Stripe. Non vediamo mai i dati della tua carta.',
  manage: 'Gestisci abbonamento',
  renews: (day) => `Si rinnova ${on(day)}.`,
  ends: (day) => `Termina ${on(day)}. Non ti verrà addebitato altro.`,
  overdue: (day) =>
    `L’ultimo pagamento non è riuscito. Aggiorna la carta per mantenere Premium dopo ${on(day)}.`,
  lapsed: 'L’ultimo pagamento non è riuscito e Premium è sospeso. Aggiorna la carta per riattivarlo.',
  freeForever: 'Gratis per sempre. Senza carta.',
  loadingPlans: 'Caricamento dei piani',
  plansError: 'Impossibile caricare i piani',
  plansErrorText: 'Questi sono i nostri piani standard. Vedrai il prezzo attuale al momento del pagamento.',
  retry: 'Riprova',
  unavailable: 'Sistema di pagamento non disponibile',
  unavailableText: 'Non ti è stato addebitato nulla. Riprova tra qualche minuto.',
  invalidResponse: 'La risposta del server non è valida.',
  checkoutFailed: 'Impossibile preparare il pagamento.',
  connectionFailed: 'Impossibile connettersi a Stripe. Riprova.',
  portalFailed: 'Impossibile aprire la gestione dell’abbonamento',
  portalFailedText: 'Riprova tra qualche minuto.',
  activated: 'Premium è attivo!',
  activatedText: 'Ora hai trascrizioni più lunghe, tutte e dieci le voci HD e più traduzioni.',
  startUsing: 'Inizia con Premium',
  already: 'Hai già Premium',
  alreadyText: 'Non devi pagare di nuovo.',
  confirming: 'Conferma del pagamento in corso…',
  pending: 'Il pagamento non è ancora confermato',
  pendingText:
    'Può volerci un momento. Premium inizia appena il pagamento è confermato, anche se lasci questa pagina.',
  checkAgain: 'Verifica di nuovo',
  unconfirmed: 'Non siamo riusciti a verificare il pagamento',
  unconfirmedText: 'Se hai pagato, Premium inizierà automaticamente.',
  cancelled: 'Pagamento annullato',
  cancelledText: 'Non ti è stato addebitato nulla. Puoi passare a Premium quando vuoi.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Passa a Premium',
  lead: (price) => `${price} al mese. Si rinnova finché non disdici. Include:`,
  subscribe: 'Abbonati ora',
  later: 'Non ora',
};
