import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'Sviluppatori',
  lead: 'Salva, trascrivi, traduci e ascolta dai tuoi programmi, con gli stessi limiti dell’app.',
  signInFirst: 'Accedi per creare una chiave.',
  examples: 'Esempi',
  save: 'Salvare un testo',
  list: 'Elenca i testi salvati',
  transcribe: 'Trascrivere un file',
  translate: 'Tradurre',
  speak: 'Leggere ad alta voce',
  keyShown: 'La nuova chiave è negli esempi qui sotto finché non lasci questa pagina.',
  client: 'Client e riga di comando',
  reference: 'Riferimento',
  parameters: 'Parametri',
  body: 'Contenuto',
  responses: 'Risposte',
  errorCodes: 'Codici di errore',
  required: 'obbligatorio',
  openapi: 'Documento OpenAPI',
  webhookCall: 'Cosa riceve il tuo indirizzo',
  webhookCheck: 'Verificare la firma',
  freeLimits: (translations, characters) =>
    `Con un account gratuito: ${translations} traduzione al giorno e una prova della voce Iris (sage) fino a ${characters} caratteri.`,
};
