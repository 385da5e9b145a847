import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'Desarrolladores',
  lead: 'Guarda, transcribe, traduce y escucha desde tus propios programas, con los mismos límites que en la app.',
  signInFirst: 'Inicia sesión para crear una clave.',
  examples: 'Ejemplos',
  save: 'Guardar un texto',
  list: 'Ver los textos guardados',
  transcribe: 'Transcribir un archivo',
  translate: 'Traducir',
  speak: 'Leer en voz alta',
  keyShown: 'Tu clave nueva aparece en los ejemplos de abajo hasta que salgas de esta página.',
  client: 'Cliente y línea de comandos',
  reference: 'Referencia',
  parameters: 'Parámetros',
  body: 'Contenido',
  responses: 'Respuestas',
  errorCodes: 'Códigos de error',
  required: 'obligatorio',
  openapi: 'Documento OpenAPI',
  webhookCall: 'Qué recibe tu dirección',
  webhookCheck: 'Comprobar la firma',
  freeLimits: (translations, characters) =>
    `Con una cuenta gratuita: ${translations} traducción al día y una prueba de la voz Iris (sage) de hasta ${characters} caracteres.`,
};
