import { translated } from '../../interface/translated.ts';

export const developerStrings = translated('developers', {
  heading: 'Developers',
  lead: 'Save, transcribe, translate and listen from your own programs, with the same limits as in the app.',
  signInFirst: 'Sign in to create a key.',
  examples: 'Examples',
  save: 'Save a text',
  list: 'List saved texts',
  transcribe: 'Transcribe a file',
  translate: 'Translate',
  speak: 'Read aloud',
  keyShown: 'Your new key is in the examples below until you leave this page.',
  client: 'Client and command line',
  reference: 'Reference',
  parameters: 'Parameters',
  body: 'Body',
  responses: 'Responses',
  errorCodes: 'Error codes',
  required: 'required',
  openapi: 'OpenAPI document',
  webhookCall: 'What your address receives',
  webhookCheck: 'Check the signature',
  freeLimits: (translations: string, characters: string) =>
    `With a free account: ${translations} translation a day, and one trial of the voice Iris (sage) with up to ${characters} characters.`,
});
