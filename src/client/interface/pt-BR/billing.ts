import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'Comece grátis. Cancele quando quiser.',
  leadPremium: 'Cancele quando quiser.',
  share: 'Convidar pessoas',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'Grátis',
    description: 'Tudo de que você precisa para ditar e ouvir.',
    features: [
      `Transcrições de até ${count(free.transcriptCap)} caracteres`,
      `${free.saveSlots} transcrições salvas`,
      `${free.translations} tradução por dia`,
      `Teste a voz HD Iris uma vez, até ${free.speechCharacters} caracteres`,
      'Voz do navegador sem limite',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Transcrições mais longas, vozes HD e mais traduções.',
    features: [
      `Transcrições de até ${count(premium.transcriptCap)} caracteres`,
      `${premium.saveSlots} transcrições salvas`,
      `${count(premium.translations)} caracteres de tradução por mês`,
      `${count(premium.speechCharacters)} caracteres com voz HD por mês`,
      'Todas as dez vozes HD',
      'Download em MP3',
      'Voz do navegador sem limite',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `Importação de gravações: ${count(minutes)} minutos de fala por dia`,
  premium: (minutes) => `Importação de gravações: ${count(minutes)} minutos de fala por mês`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'Aprimorar: remova vícios de linguagem com um toque',
  tidyPremium: 'Aprimorar: pontuar, encurtar, resumir ou virar e-mail',
  words: (limit) => `Meu dicionário para ${count(limit)} nomes e termos`,
  whileSpeaking: 'Tradução enquanto você fala',
  conversation: 'Conversas em dois idiomas, lidas em voz alta',
  library: 'Uma biblioteca de textos salvos com busca, filtros e exportação',
  live: (viewers, minutes) =>
    `Legendas ao vivo: até ${count(viewers)} pessoas, ${count(minutes)} minutos por dia`,
  livePremium: (viewers, languages) =>
    `Legendas ao vivo: até ${count(viewers)} pessoas e ${count(languages)} idiomas ao mesmo tempo`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'por ano' : 'por mês'),
  yourPlan: 'Seu plano',
  checkout: 'Ir para o pagamento',
  checkoutBusy: 'Abrindo a página de pagamento…',
  signInFirst: 'Antes, vamos pedir que você entre.',
  terms:
    'Renova todo mês até você cancelar. Se cancelar, você mantém o Premium até o fim do mês que já pagou.',
  card: 'Você paga no site da Stripe. Nunca vemos os dados do seu cartão.',
  manage: 'Gerenciar assinatura',
  renews: (day) => `Renova em ${day}.`,
  ends: (day) => `Termina em ${day}. Nada mais será cobrado.`,
  overdue: (day) =>
    `Seu último pagamento falhou. Atualize seu cartão para manter o Premium depois de ${day}.`,
  lapsed: 'Seu último pagamento falhou e o Premium foi interrompido. Atualize seu cartão para recuperá-lo.',
  freeForever: 'Grátis para sempre. Sem cartão.',
  loadingPlans: 'Carregando planos',
  plansError: 'Erro ao carregar os planos',
  plansErrorText: 'Estes são nossos planos padrão. Você verá o preço atual ao pagar.',
  retry: 'Tentar de novo',
  unavailable: 'Sistema de pagamento indisponível',
  unavailableText: 'Nada foi cobrado. Tente de novo em alguns minutos.',
  invalidResponse: 'A resposta do servidor é inválida.',
  checkoutFailed: 'Não foi possível preparar o pagamento.',
  connectionFailed: 'Não foi possível conectar à Stripe. Tente de novo.',
  portalFailed: 'Não foi possível abrir o gerenciamento da assinatura',
  portalFailedText: 'Tente de novo em alguns minutos.',
  activated: 'Premium ativado!',
  activatedText: 'Agora você tem transcrições mais longas, todas as dez vozes HD e mais traduções.',
  startUsing: 'Começar a usar o Premium',
  already: 'Você já tem o Premium',
  alreadyText: 'Você não precisa pagar de novo.',
  confirming: 'Confirmando seu pagamento…',
  pending: 'Seu pagamento ainda não foi confirmado',
  pendingText:
    'Isso pode demorar um pouco. O Premium começa assim que o pagamento for confirmado, mesmo que você saia desta página.',
  checkAgain: 'Verificar de novo',
  unconfirmed: 'Não conseguimos verificar seu pagamento',
  unconfirmedText: 'Se você pagou, o Premium começará automaticamente.',
  cancelled: 'Pagamento cancelado',
  cancelledText: 'Nada foi cobrado. Você pode assinar o Premium quando quiser.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Seja Premium',
  lead: (price) => `${price} por mês. Renova até você cancelar. Inclui:`,
  subscribe: 'Assinar agora',
  later: 'Agora não',
};
