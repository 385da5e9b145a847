import type { Texts } from '../translations.ts';
import { count, date, inSentence, on, percent, plural } from './formats.ts';

const characters = (value: number) => plural(value, { one: '# carattere', other: '# caratteri' });

export const translation: Texts<'translation'> = {
  toggle: 'Traduci',
  swap: 'Scambia lingue',
  pane: 'Traduzione',
  empty: 'La traduzione apparirà qui.',
  switchedOff: 'Attiva “Traduci” per leggerlo in un’altra lingua.',
  left: (remaining, tier) =>
    tier === 'free'
      ? plural(remaining, { one: 'Oggi resta # traduzione', other: 'Oggi restano # traduzioni' })
      : count(remaining),
  leftUnit: (value) => plural(value, { one: 'carattere', other: 'caratteri' }),
  leftFor: 'per tradurre',
};

export const swapping: Texts<'swapping'> = {
  title: 'Sostituire il testo con la sua traduzione?',
  text: 'La traduzione diventa il tuo testo e il testo modificato diventa la traduzione.',
  confirm: 'Scambia',
  cancel: 'Tieni il mio testo',
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Quando tradurre',
  afterRecording: 'Dopo la registrazione',
  whileSpeaking: 'Mentre parli',
  needs: 'Per tradurre mentre parli serve Premium o la traduzione sul dispositivo.',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'Lo tradurremo quando smetti di registrare.',
  running: 'Traduzione in corso…',
  cancel: 'Annulla',
  cancelled: 'Traduzione annullata.',
  failed: 'Non è stato possibile tradurre questo testo.',
  again: 'Traduci ora',
  outdated: 'Non più aggiornata: hai modificato il testo.',
  copied: 'Traduzione copiata',
  notCopied: 'Impossibile copiare',
  notCopiedText: 'Il browser lo ha impedito. Seleziona la traduzione e copiala a mano.',
  sameLanguage: (name) =>
    `Questo testo è già in ${inSentence(name)}. Scegli un’altra lingua per la traduzione.`,
  complete: 'Traduzione completata',
  completeIn: (name) => `Ora il tuo testo è in ${inSentence(name)}.`,
  signInTitle: 'Accesso necessario',
  signIn: 'Accedi per tradurre.',
  signInAction: 'Accedi',
  signInAlt: 'Accedi per tradurre',
  errorTitle: 'Errore di traduzione',
  error: 'Non è stato possibile tradurre il testo. Riprova più tardi.',
  limitPanel: 'Limite di traduzione raggiunto',
  limitPanelFree: (time) => `Hai usato le traduzioni gratuite di oggi. Si rinnovano alle ${time}.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Questo testo supera i ${count(remaining)} caratteri che ti restano per questo periodo.`
        : 'Hai usato tutti i caratteri di questo periodo.';
    return renewsAt ? `${left} Si rinnovano ${on(date(renewsAt))}.` : left;
  },
  limitToast: 'Limite giornaliero di traduzione raggiunto',
  limitToastText: 'Passa a Premium per tradurre di più oggi.',
  upgrade: 'Passa a Premium',
  upgradeAlt: 'Passa a Premium per tradurre di più',
  knownLimitTitle: 'Limite giornaliero raggiunto',
  knownLimit: (limit) =>
    plural(limit, {
      one: 'Hai usato la tua traduzione di oggi.',
      other: 'Hai usato tutte le # traduzioni di oggi.',
    }),
  sentence: 'Frase',
  translateBack: 'Traduzione inversa',
  backCost: characters,
  backTitle: (name) => `Cosa dice la tua traduzione, in ${inSentence(name)}`,
  backUsed: (value) => plural(value, { one: '# carattere usato', other: '# caratteri usati' }),
  copySentence: 'Copia frase',
  playSentence: 'Ascolta frase',
  sandbox: 'Non è una vera traduzione.',
  sandboxMore:
    'L’ambiente di prova si limita a etichettare il testo. Collega un fornitore di traduzione per avere traduzioni vere.',
  onDevice: 'Tradotto su questo dispositivo.',
  onDeviceMore: 'Non è stato inviato nulla e non incide sul tuo limite.',
  offOnDevice:
    'Il browser non può ancora tradurre questo testo su questo dispositivo. Non è stato inviato nulla perché “Su questo dispositivo” è attivo.',
  deviceOffer: 'Il browser può tradurre questo testo gratis su questo dispositivo.',
  deviceDownload: 'Scarica e traduci',
  deviceDownloadSize: (megabytes) => `Scarica ${count(megabytes)} MB e traduci`,
  downloading: (share) => `Download della lingua: ${percent(share)}`,
};
