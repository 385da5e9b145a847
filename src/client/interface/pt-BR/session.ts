import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `Conta de ${name}`,
  signedOutHereOnly: {
    title: 'Você não saiu totalmente',
    description:
      'Não conseguimos acessar o servidor para encerrar sua sessão. Para encerrá-la, entre e saia de novo.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'Algo deu errado ao entrar. Tente de novo.',
  signInFailedTitle: 'Não foi possível entrar',
  signOut: 'Sair',
  premiumMember: 'Conta Premium',
  freeMember: 'Conta gratuita',
  until: (day) => `Pago até ${day}`,
  overdue: 'O pagamento falhou: atualize seu cartão',
  webhookOff: 'Webhook desativado',
  account: 'Conta',
  conversation: 'Conversa',
  manageSubscription: 'Gerenciar assinatura',
  acceptTerms: 'Aceite os termos de uso',
  termsTitle: 'Aceite os termos de uso',
  termsText: 'Eles podem ter mudado desde a última vez que você os aceitou. Leia os ',
  termsTextAfter: '. Se não aceitar agora, vamos perguntar de novo na sua próxima visita.',
  termsAccept: 'Aceitar',
  termsLater: 'Agora não',
  termsFailed: {
    title: 'Não conseguimos registrar que você aceitou os termos',
    description: 'Verifique sua conexão e tente de novo.',
  },
  dialogTitle: `Entrar no ${brand.name}`,
  dialogText: 'Salve e traduza seu texto e abra-o em qualquer dispositivo.',
  dialogNote: 'Seu texto ainda estará aqui quando você voltar.',
  dialogSandbox: 'Este servidor usa uma página de login de teste. Você não precisa de uma conta real.',
  continue: `Entrar com ${brand.identityProvider}`,
  agreeBefore: 'Aceito os ',
  agreeTerms: 'Termos de uso',
  agreeBetween: ' e o ',
  agreePrivacy: 'Compromisso de privacidade',
  agreeAfter: '.',
  inEnglish: 'Os dois textos estão em inglês.',
  settings: 'Ajustes',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'Convidar pessoas',
  lead: `A cada pessoa que se cadastra com seu link, você ganha mais ${slots} espaços e mais ${count(characters)} caracteres por transcrição (até ${maxInvitees} pessoas).`,
  link: 'Seu link pessoal',
  copy: 'Copiar link',
  copied: 'Link copiado',
  copyFailed: 'Não conseguimos copiar o link. Selecione e copie manualmente.',
  share: 'Compartilhar…',
  shareTitle: brand.name,
  shareText: 'Transforme fala em texto, traduza e ouça em voz alta.',
  invited: (value) =>
    value === 0
      ? 'Ninguém se cadastrou ainda'
      : plural(value, { one: '# pessoa se cadastrou', other: '# pessoas se cadastraram' }),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'Nenhum bônus ainda'
      : `+${count(extraSlots)} espaços e +${count(extraChars)} caracteres por transcrição ganhos`,
  toEarn: (left) =>
    left === 0
      ? 'Você ganhou o bônus completo. Agradecemos por divulgar!'
      : `Convide mais ${plural(left, { one: '# pessoa', other: '# pessoas' })} para ganhar mais ${count(left * slots)} espaços e ${count(left * characters)} caracteres por transcrição.`,
  unknown: 'Não conseguimos carregar seus convites. Tente mais tarde.',
};
