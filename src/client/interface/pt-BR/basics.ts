import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'Fechar',
  dismiss: 'Fechar',
  notification: 'Notificação',
  notifications: 'Notificações ({hotkey})',
  search: 'Buscar',
  searchIn: (label) => `Buscar: ${label}`,
  nothingFound: 'Nada encontrado',
  locked: 'bloqueada',
};

export const loading: Texts<'loading'> = { label: 'Carregando' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | Da fala ao texto, com tradução e leitura em voz alta`,
  subscribe: `Premium | ${brand.name}`,
  account: `Sua conta | ${brand.name}`,
  words: `Meu dicionário | ${brand.name}`,
  conversation: `Conversa | ${brand.name}`,
  terms: `Termos de uso | ${brand.name}`,
  privacy: `Compromisso de privacidade | ${brand.name}`,
  people: `Quem é você? | ${brand.name}`,
  library: `Biblioteca | ${brand.name}`,
  developers: `Desenvolvedores | ${brand.name}`,
  'not-found': '404 | Página não encontrada',
  settings: `Ajustes | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'Fale e veja sua fala virar texto. Traduza, ouça com uma voz natural e salve para depois.',
  subscribe: `Transcrições mais longas, vozes HD e mais traduções com o ${brand.name} Premium.`,
  account: `Seu plano, seus dispositivos e seus dados no app web ${brand.name}.`,
  words: `Nomes e termos que o ${brand.name} deve sempre acertar.`,
  conversation: `Converse com alguém em outro idioma: o ${brand.name} traduz os dois lados e lê em voz alta.`,
  terms: `Os termos de uso do app web ${brand.name}.`,
  privacy: `Quais dados o app web ${brand.name} coleta, por quê e como excluí-los.`,
  people: `Escolha quem usa o ${brand.name} neste navegador.`,
  library: 'Todos os seus textos salvos: busque, organize, ouça e compartilhe.',
  developers: 'Salve, transcreva, traduza e ouça a partir dos seus programas, com os mesmos limites do app.',
  'not-found': 'A página que você procura não existe ou mudou de endereço.',
  settings: `Como o ${brand.name} grava, traduz, lê e aparece.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | Página não encontrada',
  text: 'A página que você procura não existe ou mudou de endereço.',
  home: 'Voltar ao início',
};

export const rootError: Texts<'rootError'> = {
  heading: 'Ops, algo deu errado!',
  text: 'Ocorreu um erro ao carregar o app. Atualize a página e tente de novo.',
  refresh: 'Atualizar a página',
};

export const failures: Texts<'failures'> = {
  page: 'Não foi possível carregar esta página.',
  part: 'Não foi possível carregar esta parte.',
  crashed: 'Algo deu errado aqui. O resto da página continua funcionando.',
  retry: 'Tentar de novo',
  reload: 'Recarregar a página',
};

export const legal: Texts<'legal'> = {
  contents: 'Conteúdo',
  print: 'Imprimir',
  englishOnly: 'Este documento está disponível somente em inglês.',
};

export const offline: Texts<'offline'> = {
  title: 'Você está sem conexão',
  text: 'Você ainda pode digitar, copiar e ouvir com a voz do navegador. Para traduzir, usar vozes HD, entrar e salvar, é preciso ter conexão.',
  wentOffline: 'Você está sem conexão.',
  cameBack: 'Sua conexão voltou.',
  newVersion: 'Uma nova versão está pronta.',
  update: 'Atualizar',
  later: 'Depois',
};

export const consent: Texts<'consent'> = {
  label: 'Cookies',
  text: 'Os cookies mantêm sua sessão aberta. Os de análise são opcionais.',
  more: 'Privacidade',
  accept: 'Aceitar',
  decline: 'Recusar',
  analytics: 'Cookies de análise',
  chooseAgain: 'Mudar sua escolha de cookies',
};

export const theme: Texts<'theme'> = {
  picker: 'Tema',
  chosen: (name) => `Tema: ${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'Claro',
  dark: 'Escuro',
  spooky: 'Sombrio',
  forest: 'Floresta',
  ocean: 'Oceano',
  sunset: 'Pôr do sol',
  scifi: 'Sci-fi',
  fantasy: 'Fantasia',
};
