import type { Texts } from '../translations.ts';
import { count, date, on, plural, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` Si rinnovano ${on(date(renewsAt))}.` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'Questo testo è stato modificato su un altro dispositivo.',
  'revision-required': 'Questa modifica deve indicare la versione su cui si basa.',
  'share-limit': 'Questo testo ha già troppi link. Revocane uno per crearne un altro.',
  'sign-in-required': 'Accedi per continuare.',
  'key-invalid': 'Questa chiave API non esiste, è scaduta o è stata revocata.',
  'key-scope': 'Questa chiave API non ha il permesso di farlo.',
  'key-limit': 'Hai già il massimo di chiavi API. Revocane una per crearne un’altra.',
  'webhook-limit': 'Hai già il massimo di webhook. Eliminane uno per aggiungerne un altro.',
  'webhook-address': 'Usa un indirizzo HTTPS pubblico, come https://example.com/hook.',
  'webhook-exists': 'Hai già un webhook con questo indirizzo.',
  'not-yours': 'Questo appartiene a un altro account. Accedi con quell’account.',
  'tier-mismatch': 'Il tuo piano è cambiato. Ricarica la pagina.',
  'cross-site': 'Questa richiesta non arriva dall’app. Apri l’app e riprova.',
  'premium-required': 'Questa funzione richiede Premium.',
  'trial-used': 'Hai già provato Iris. Passa a Premium per usarla senza questo limite.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Hai usato tutti i tuoi spazi Premium. Contatta l’assistenza se te ne servono altri.'
      : 'Hai usato tutti i tuoi spazi gratuiti. Passa a Premium per averne di più.',
  'recent-sign-in-required': 'Accedi di nuovo per confermare che sei tu.',
  'dictionary-full': 'Il tuo elenco di parole è pieno. Elimina una parola per aggiungerne un’altra.',
  'dictionary-changed': 'Le tue parole sono state modificate su un altro dispositivo. Ricarica la pagina.',
  'development-only': 'Disponibile solo in modalità di sviluppo.',
  'idempotency-key-reused':
    'Questa richiesta è già stata inviata con un contenuto diverso. Ricarica la pagina e riprova.',
  'already-premium': 'Premium è già attivo su questo account.',
  'subscription-exists':
    'Hai già un abbonamento, ma l’ultimo pagamento non è riuscito. Aggiorna la carta per riavere Premium.',
  'invalid-request': 'La richiesta non è valida.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'Il testo supera il tuo limite. Accorcialo.'
      : `Il testo supera i ${count(limit)} caratteri. Accorcialo.`,
  'same-language': 'Il testo è già in quella lingua. Scegline un’altra.',
  'unsupported-pair': 'Il servizio di traduzione non traduce tra queste lingue. Scegline un’altra.',
  EMPTY_INPUT: 'Non c’è testo da leggere. Prima scrivi o registra qualcosa.',
  'trial-too-long': 'La prova di Iris è limitata a 50 caratteri (circa 8-10 parole).',
  'wrong-pin': 'Questo PIN non è corretto.',
  'too-many-people': 'Non c’è posto per altre persone.',
  'name-taken': 'Qualcuno qui ha già questo nome.',
  'method-not-allowed': 'Questo indirizzo non si può usare in questo modo.',
  'not-found': 'Non abbiamo trovato quello che cerchi.',
  'request-timeout': 'La richiesta ha impiegato troppo tempo. Riprova.',
  'headers-too-large': 'Le intestazioni della richiesta sono troppo grandi.',
  'too-large': 'La richiesta è troppo grande. Accorcia il testo.',
  'unsupported-media': 'Questo formato non è supportato.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'Hai usato tutte le traduzioni di oggi.';
    return remaining
      ? `Questo testo supera i ${count(remaining)} caratteri che ti restano.${renewal(renewsAt)}`
      : `Hai usato tutti i ${count(limit ?? 0)} caratteri di questo periodo.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return `Limite di caratteri superato. Il piano Gratis include 50 caratteri al giorno. Con Premium ne hai ${count(5_000)} al mese.`;
    return remaining
      ? `Limite di caratteri superato. ${plural(remaining, { one: 'Ti resta # carattere', other: 'Ti restano # caratteri' })}.${renewal(renewsAt)}`
      : `Limite di caratteri superato. Hai usato tutti i ${count(limit ?? 0)} caratteri di questo periodo.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return plural(remaining, {
        one: 'Questa registrazione supera il secondo di riconoscimento vocale che ti resta.',
        other: 'Questa registrazione supera i # secondi di riconoscimento vocale che ti restano.',
      });
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `Hai usato tutti i ${minutes} minuti di riconoscimento vocale di questo periodo.`
      : `Hai usato tutti i ${minutes} minuti di riconoscimento vocale di oggi.`;
  },
  'live-full': 'Questa stanza è piena. Riprova più tardi.',
  'live-limit': ({ limit }) =>
    `Hai usato tutti i ${count((limit ?? 1_800) / 60)} minuti di sottotitoli dal vivo di oggi.`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `Troppe richieste. Riprova tra ${wait(retryAfter)}.`
      : 'Troppe richieste. Aspetta un momento e riprova.',
  internal: 'Qualcosa è andato storto da parte nostra. Riprova.',
  'provider-failed': 'Un servizio che usiamo ha restituito un errore. Riprova.',
  'provider-unavailable': 'Un servizio che usiamo non è disponibile al momento. Riprova più tardi.',
  'provider-quota': 'Questo server ha esaurito la sua quota di traduzione. Riprova più tardi.',
  'provider-busy': 'Il servizio di traduzione sta ricevendo troppe richieste. Riprova tra un minuto.',
  'not-enough-memory': ({ command }) =>
    `Questo server non ha abbastanza memoria. Chiudi gli altri programmi sul server e riprova.${command ? ` Un modello più piccolo ne richiede meno: ${command}` : ''}`,
  'not-ready': 'Il servizio non è ancora pronto. Riprova tra un momento.',
  'cannot-store':
    'Questo server non può salvare nulla perché il suo disco è pieno o in sola lettura. Prima deve intervenire chi lo gestisce.',
};
