import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'Remover vícios de linguagem',
  punctuate: 'Pontuar e dividir em parágrafos',
  email: 'Transformar em e-mail',
  summarise: 'Resumir',
  shorten: 'Encurtar',
};

export const tidy: Texts<'tidy'> = {
  title: 'Aprimorar o texto',
  lead: 'Você revisa cada mudança antes de aplicá-la.',
  fillersNote: 'Também corrige palavras repetidas, espaços e maiúsculas. Funciona neste dispositivo.',
  premium: 'Premium',
  cost: (value) => plural(value, { one: '# caractere', other: '# caracteres' }),
  compareTitle: 'Confira as mudanças',
  used: (value, of) => `Você usou ${count(value)} dos seus ${count(of)} caracteres.`,
  nothing: 'Não há nada para mudar.',
  removed: 'removido',
  added: 'adicionado',
  unspoken: 'você não disse isto',
  position: (at, total) => `Mudança ${count(at)} de ${count(total)}`,
  reject: 'Rejeitar',
  accept: 'Aceitar',
  previous: 'Mudança anterior',
  next: 'Próxima mudança',
  keep: 'Manter meu texto',
  acceptAll: 'Aceitar todas',
  acceptSome: (accepted, total) => `Aceitar ${count(accepted)} de ${count(total)}`,
  change: (at, what) => `Mudança ${count(at)}: ${what}`,
  failed: 'Não conseguimos aprimorar o texto',
  failedText: 'Tente de novo em instantes.',
  back: 'Voltar',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'Texto alterado',
  undo: 'Desfazer',
  undoAlt: 'Restaurar o texto anterior',
  textChanged: 'Mudanças não aplicadas',
  textChangedNote: 'Você editou o texto nesse meio-tempo. Tente de novo.',
};
