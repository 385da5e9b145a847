import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'Transcrição',
  placeholder: 'Pressione o botão de gravar e fale, ou digite aqui.',
  placeholderUnsupported: 'Digite ou cole seu texto aqui.',
  note: 'Grátis e sem conta. Não guardamos gravações, e seu texto fica neste navegador até você salvar ou traduzir.',
  countOf: (cap) => ` / ${cap === undefined ? '0.000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined
      ? plural(length, { one: '# caractere usado', other: '# caracteres usados' })
      : `${count(length)} de ${count(cap)} caracteres usados`,
  copy: 'Copiar',
  copyOf: { original: 'Copiar original', translation: 'Copiar tradução' },
  copied: 'Copiado',
  copiedText: 'O texto está na área de transferência.',
  copiedOf: { original: 'Original copiado', translation: 'Tradução copiada' },
  notCopied: 'Não foi possível copiar',
  notCopiedText: 'Seu navegador bloqueou. Selecione o texto e copie manualmente.',
  clear: 'Limpar',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'Limite de caracteres atingido',
  limit: (cap) => `O máximo é de ${count(cap)} caracteres.`,
  truncated: (cap) => `Transcrição reduzida a ${count(cap)} caracteres.`,
  near: (left) =>
    plural(left, {
      one: 'Perto do limite: resta # caractere.',
      other: 'Perto do limite: restam # caracteres.',
    }),
  paused: 'A gravação está pausada por causa do limite de tamanho. Salve ou limpe a transcrição atual.',
  announceNear: 'Perto do limite de tamanho',
  announceFull: 'Limite de tamanho atingido',
  overflow: (words) =>
    plural(words, {
      one: '# palavra não coube e ficará no início do próximo texto.',
      other: '# palavras não couberam e ficarão no início do próximo texto.',
    }),
  left: (words) =>
    plural(words, {
      one: '# palavra não coube no último texto.',
      other: '# palavras não couberam no último texto.',
    }),
  add: 'Adicionar ao texto',
  discard: 'Descartar',
  continueWhenFull: 'Ao atingir o limite, salvar e continuar gravando',
  continuing: 'Limite atingido: o texto está sendo salvo e a gravação continua.',
};

export const clearing: Texts<'clearing'> = {
  title: 'Limpar o texto?',
  text: 'Isso apaga a transcrição e a tradução dela. Suas transcrições salvas são mantidas.',
  confirm: 'Limpar',
  cancel: 'Manter',
  cleared: 'Texto apagado',
  undo: 'Desfazer',
  undoAlt: 'Restaurar o texto apagado',
};

export const find: Texts<'find'> = {
  find: 'Buscar no texto',
  place: (at, total) => (total === 0 ? 'Nada encontrado' : `${at} de ${total}`),
  previous: 'Resultado anterior',
  next: 'Próximo resultado',
  close: 'Fechar',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'Este navegador não consegue guardar seu texto',
  text: 'O armazenamento dele está cheio ou bloqueado. Salve ou exporte o texto antes de sair desta página.',
};
