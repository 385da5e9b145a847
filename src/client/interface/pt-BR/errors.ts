import type { Texts } from '../translations.ts';
import { count, date, plural, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) =>
  renewsAt ? ` Seus caracteres serão renovados em ${date(renewsAt)}.` : '';

export const errors: Texts<'errors'> = {
  'document-changed': 'Este texto foi alterado em outro dispositivo.',
  'revision-required': 'Esta alteração precisa indicar a versão em que se baseia.',
  'share-limit': 'Este texto já tem links demais. Revogue um para criar outro.',
  'sign-in-required': 'Entre para continuar.',
  'key-invalid': 'Esta chave de API não existe, expirou ou foi revogada.',
  'key-scope': 'Esta chave de API não tem permissão para isso.',
  'key-limit': 'Você já tem o máximo de chaves de API. Revogue uma para criar outra.',
  'webhook-limit': 'Você já tem o máximo de webhooks. Exclua um para adicionar outro.',
  'webhook-address': 'Use um endereço HTTPS público, como https://example.com/hook.',
  'webhook-exists': 'Você já tem um webhook com esse endereço.',
  'not-yours': 'Isto pertence a outra conta. Entre com essa conta.',
  'tier-mismatch': 'Seu plano mudou. Atualize a página.',
  'cross-site': 'Esta solicitação não veio do app. Abra o app e tente de novo.',
  'premium-required': 'Este recurso requer o Premium.',
  'trial-used': 'Você já testou a Iris. Seja Premium para usá-la sem esse limite.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Você usou todos os seus espaços Premium. Fale com o suporte se precisar de mais.'
      : 'Você usou todos os seus espaços grátis. Seja Premium para ter mais.',
  'recent-sign-in-required': 'Entre de novo para confirmar que é você.',
  'dictionary-full': 'Sua lista de palavras está cheia. Exclua uma palavra para adicionar outra.',
  'dictionary-changed': 'Suas palavras foram alteradas em outro dispositivo. Atualize a página.',
  'development-only': 'Disponível apenas no modo de desenvolvimento.',
  'idempotency-key-reused':
    'Esta solicitação já foi enviada com outro conteúdo. Atualize a página e tente de novo.',
  'already-premium': 'O Premium já está ativo nesta conta.',
  'subscription-exists':
    'Você já tem uma assinatura, mas o último pagamento falhou. Atualize seu cartão para recuperar o Premium.',
  'invalid-request': 'A solicitação não é válida.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'O texto passa do seu limite. Encurte-o.'
      : `O texto tem mais de ${count(limit)} caracteres. Encurte-o.`,
  'same-language': 'O texto já está nesse idioma. Escolha outro.',
  'unsupported-pair': 'O serviço de tradução não traduz entre esses idiomas. Escolha outro.',
  EMPTY_INPUT: 'Não há texto para ler. Digite ou grave algo primeiro.',
  'trial-too-long': 'O teste da Iris é limitado a 50 caracteres (cerca de 8 a 10 palavras).',
  'wrong-pin': 'Esse PIN não está certo.',
  'too-many-people': 'Não há espaço para mais pessoas.',
  'name-taken': 'Alguém aqui já tem esse nome.',
  'method-not-allowed': 'Este endereço não pode ser usado dessa forma.',
  'not-found': 'Não encontramos o que você procura.',
  'request-timeout': 'A solicitação demorou demais. Tente de novo.',
  'headers-too-large': 'Os cabeçalhos da solicitação são grandes demais.',
  'too-large': 'A solicitação é grande demais. Encurte o texto.',
  'unsupported-media': 'Este formato não é compatível.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'Você usou todas as suas traduções de hoje.';
    return remaining
      ? `Este texto passa dos ${count(remaining)} caracteres que restam.${renewal(renewsAt)}`
      : `Você usou os ${count(limit ?? 0)} caracteres deste período.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return `Limite de caracteres excedido. O plano Grátis inclui 50 caracteres por dia. Com o Premium, você tem ${count(5_000)} por mês.`;
    return remaining
      ? `Limite de caracteres excedido. ${plural(remaining, { one: 'Resta # caractere', other: 'Restam # caracteres' })}.${renewal(renewsAt)}`
      : `Limite de caracteres excedido. Você usou os ${count(limit ?? 0)} caracteres deste período.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return plural(remaining, {
        one: 'Esta gravação passa do segundo de reconhecimento de fala que resta.',
        other: 'Esta gravação passa dos # segundos de reconhecimento de fala que restam.',
      });
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `Você usou os ${minutes} minutos de reconhecimento de fala deste período.`
      : `Você usou os ${minutes} minutos de reconhecimento de fala de hoje.`;
  },
  'live-full': 'Esta sala está cheia. Tente mais tarde.',
  'live-limit': ({ limit }) =>
    `Você usou os ${count((limit ?? 1_800) / 60)} minutos de legendas ao vivo de hoje.`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `Muitas solicitações. Tente de novo em ${wait(retryAfter)}.`
      : 'Muitas solicitações. Espere um momento e tente de novo.',
  internal: 'Algo deu errado do nosso lado. Tente de novo.',
  'provider-failed': 'Um serviço que usamos retornou um erro. Tente de novo.',
  'provider-unavailable': 'Um serviço que usamos está indisponível agora. Tente mais tarde.',
  'provider-quota': 'Este servidor esgotou sua cota de tradução. Tente mais tarde.',
  'provider-busy': 'O serviço de tradução está recebendo solicitações demais. Tente de novo em um minuto.',
  'not-enough-memory': ({ command }) =>
    `Este servidor não tem memória suficiente para isso. Feche outros programas nele e tente de novo.${command ? ` Um modelo menor precisa de menos: ${command}` : ''}`,
  'not-ready': 'O serviço ainda não está pronto. Tente de novo em instantes.',
  'cannot-store':
    'Este servidor não consegue salvar nada porque o disco dele está cheio ou é somente leitura. Quem administra o servidor precisa resolver isso primeiro.',
};
