import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const about: Texts<'about'> = {
  title: `Sobre o ${brand.name}`,
  lead: 'Na Grécia antiga, um rapsodo ia de cidade em cidade e recitava poemas para pessoas que nunca os teriam lido.',
  paragraphs: (voices) => [
    `O ${brand.name} faz o mesmo com as suas palavras. Fale em qualquer um dos 18 idiomas e veja as palavras aparecerem. Depois você pode editar, traduzir, salvar ou ouvir tudo na voz do navegador ou em uma das ${voices} vozes HD.`,
    'As vozes HD são geradas por IA: não são gravações de pessoas. Seu navegador ou nosso servidor transforma sua fala em texto, e não guardamos o áudio.',
  ],
  contact: 'Dúvidas, problemas ou ideias?',
  write: 'Escreva para nós',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: 'Limite de salvamento atingido',
  reached: (tier) =>
    tier === 'free'
      ? 'Você usou todos os seus espaços grátis. Seja Premium para ter mais.'
      : 'Você usou todos os seus espaços Premium. Fale com o suporte se precisar de mais.',
  kept: 'Seu texto continua no gravador. Você também pode excluir uma transcrição salva para abrir espaço.',
  over: (excess) =>
    `Seu texto continua no gravador. Exclua ${count(excess)} transcrições salvas para voltar a salvar.`,
  view: 'Ver salvas',
  upgrade: 'Seja Premium',
  contact: 'Falar com o suporte',
};

export const personal: Texts<'personal'> = {
  full: () =>
    'Não há espaço para mais transcrições salvas. Exclua algumas ou aumente o limite em PERSONAL_LIMITS.',
  tooLong: (_tier, excess) =>
    `Longo demais para salvar: remova ${plural(excess, { one: '# caractere', other: '# caracteres' })}`,
  signOut: 'Sair',
  people: 'Pessoas',
  switchFailed: 'Não foi possível acessar o servidor. Tente de novo.',
  about: `Sobre o ${brand.name}`,
  stillHere: 'Seu texto continua no gravador.',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `Entrar | ${brand.name}`,
  description: `Entre no ${brand.name}.`,
};

export const password: Texts<'password'> = {
  title: `Entrar no ${brand.name}`,
  password: 'Senha',
  submit: 'Entrar',
  identity: 'Entrar com sua conta',
  problems: {
    wrong: 'Senha incorreta. Tente de novo.',
    wait: (time) => `Muitas tentativas. Tente de novo ${time}.`,
    cancelled: 'O login foi cancelado.',
    failed: 'Algo deu errado ao entrar. Tente de novo.',
    'not-allowed': 'Essa conta não tem acesso a este servidor.',
  },
};

export const signOut: Texts<'signOut'> = {
  title: 'Manter este texto no dispositivo?',
  text: 'Você não o salvou. Se mantiver, qualquer pessoa que use este navegador poderá lê-lo depois que você sair.',
  keep: 'Manter o texto e sair',
  clear: 'Limpar o texto e sair',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: 'Manter a conversa neste dispositivo?',
  text: 'Se mantiver, qualquer pessoa que use este navegador poderá lê-la depois que você sair.',
  keep: 'Manter a conversa e sair',
  clear: 'Limpar a conversa e sair',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: 'Manter o texto e a conversa neste dispositivo?',
  text: 'Se mantiver, qualquer pessoa que use este navegador poderá lê-los depois que você sair.',
  keep: 'Manter ambos e sair',
  clear: 'Limpar ambos e sair',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `Permitir que o ${brand.name} transforme sua fala em texto?`,
  text: `Este navegador não tem reconhecimento de fala, mas o ${brand.name} pode transcrever o que você diz.`,
  where: 'Sua fala é enviada a este servidor e ao provedor de reconhecimento dele.',
  kept: 'O servidor não guarda o áudio. Este dispositivo mantém uma cópia até ele ser transcrito.',
  allowance: {
    free: (minutes) => `${minutes} minutos de fala por dia são grátis.`,
    premium: (minutes) => `Cada período de cobrança inclui ${minutes} minutos de fala.`,
  },
  start: 'Começar a gravar',
  type: 'Prefiro digitar',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'Atalhos do teclado',
  lead: 'Funcionam na aba Gravar.',
  record: 'Iniciar ou parar a gravação; segurar para gravar (quando não estiver digitando)',
  recordInText: 'Iniciar ou parar a gravação (a qualquer momento)',
  undo: 'Desfazer (ao digitar)',
  redo: 'Refazer (ao digitar)',
  toast: 'Ir para a notificação',
  sheet: 'Mostrar esta lista',
  space: 'Espaço',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
  save: 'Salvar (quando não estiver digitando)',
  play: 'Ouvir ou parar (quando não estiver digitando)',
  copy: 'Copiar (quando não estiver digitando)',
  translate: 'Ativar ou desativar a tradução (quando não estiver digitando)',
  find: 'Buscar no texto',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: 'Alterada em outro lugar',
  text: 'Este texto também foi alterado em outra aba ou em outro dispositivo. Qual versão você quer manter?',
  other: 'A outra versão',
  mine: 'Manter a minha',
  theirs: 'Manter a outra',
  both: 'Manter as duas',
};
