import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'Für Entwickler',
  lead: 'Speichern, aufschreiben, übersetzen und vorlesen aus deinen eigenen Programmen, mit denselben Limits wie in der App.',
  signInFirst: 'Melde dich an, um einen Schlüssel zu erstellen.',
  examples: 'Beispiele',
  save: 'Einen Text speichern',
  list: 'Gespeicherte Texte auflisten',
  transcribe: 'Eine Datei aufschreiben',
  translate: 'Übersetzen',
  speak: 'Vorlesen',
  keyShown: 'Dein neuer Schlüssel steht in den Beispielen unten, bis du diese Seite verlässt.',
  client: 'Client und Kommandozeile',
  reference: 'Referenz',
  parameters: 'Parameter',
  body: 'Inhalt',
  responses: 'Antworten',
  errorCodes: 'Fehlercodes',
  required: 'erforderlich',
  openapi: 'OpenAPI-Dokument',
  webhookCall: 'Was deine Adresse bekommt',
  webhookCheck: 'Die Signatur prüfen',
  freeLimits: (translations, characters) =>
    `Mit einem kostenlosen Konto: ${translations} Übersetzung am Tag und einmal die Stimme Iris (sage) mit bis zu ${characters} Zeichen.`,
};
