import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'Mga developer',
  lead: 'Mag-save, mag-transcribe, magsalin at makinig mula sa sarili mong mga program, na may parehong limit gaya ng sa app.',
  signInFirst: 'Mag-sign in para gumawa ng key.',
  examples: 'Mga halimbawa',
  save: 'Mag-save ng text',
  list: 'Ilista ang mga naka-save na text',
  transcribe: 'Mag-transcribe ng file',
  translate: 'Magsalin',
  speak: 'Basahin nang malakas',
  keyShown: 'Nasa mga halimbawa sa ibaba ang bago mong key hanggang umalis ka sa page na ito.',
  client: 'Client at command line',
  reference: 'Reference',
  parameters: 'Mga parameter',
  body: 'Nilalaman',
  responses: 'Mga sagot',
  errorCodes: 'Mga error code',
  required: 'kailangan',
  openapi: 'Dokumentong OpenAPI',
  webhookCall: 'Ang natatanggap ng address mo',
  webhookCheck: 'Suriin ang signature',
  freeLimits: (translations, characters) =>
    `Sa libreng account: ${translations} pagsasalin bawat araw, at isang subok ng boses na Iris (sage) na hanggang ${characters} character.`,
};
