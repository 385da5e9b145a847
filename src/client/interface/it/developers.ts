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
  reference: 'Riferimento',
  openapi: 'Documento OpenAPI',
  webhookCall: 'Cosa riceve il tuo indirizzo',
  webhookCheck: 'Verificare la firma',
  freeLimits: (translations, characters) =>
    `Con un account gratuito: ${translations} traduzione al giorno e una prova della voce Iris (sage) fino a ${characters} caratteri.`,
};
