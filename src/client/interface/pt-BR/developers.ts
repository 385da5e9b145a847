import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'Desenvolvedores',
  lead: 'Salve, transcreva, traduza e ouça a partir dos seus programas, com os mesmos limites do app.',
  signInFirst: 'Entre para criar uma chave.',
  examples: 'Exemplos',
  save: 'Salvar um texto',
  list: 'Listar os textos salvos',
  transcribe: 'Transcrever um arquivo',
  translate: 'Traduzir',
  speak: 'Ler em voz alta',
  keyShown: 'Sua nova chave aparece nos exemplos abaixo até você sair desta página.',
  client: 'Cliente e linha de comando',
  reference: 'Referência',
  parameters: 'Parâmetros',
  body: 'Conteúdo',
  responses: 'Respostas',
  errorCodes: 'Códigos de erro',
  required: 'obrigatório',
  openapi: 'Documento OpenAPI',
  webhookCall: 'O que o seu endereço recebe',
  webhookCheck: 'Conferir a assinatura',
  freeLimits: (translations, characters) =>
    `Com uma conta gratuita: ${translations} tradução por dia e um teste da voz Iris (sage) de até ${characters} caracteres.`,
};
