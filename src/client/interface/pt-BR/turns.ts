import type { Texts } from '../translations.ts';
import { count, plural } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'Voltar ao texto',
  both: 'Ambos',
  list: 'Falas',
  speakers: 'Participantes',
  unknown: 'Desconhecido',
  numbered: (number) => `Participante ${count(number)}`,
  change: (name) => `Mudar o participante: ${name}`,
  title: 'Quem está falando?',
  name: 'Nome',
  every: (name) => `Todas as falas de ${name}`,
  everyUnknown: 'Todas as falas sem nome',
  cancel: 'Cancelar',
  done: 'Concluir',
  split: 'Dividir esta fala',
  splitText: 'Escolha a frase em que outra pessoa começa a falar.',
  edit: 'Corrigir as palavras',
  sentence: (number) => `Frase ${count(number)}`,
  hear: (number) => `Ouvir a frase ${count(number)}`,
  corrected: 'Corrigido',
  undoCorrection: 'Desfazer a correção',
  rename: (name) => `Renomear ${name}`,
  saveName: 'Salvar o nome',
  turns: (value) => plural(value, { one: '# fala', other: '# falas' }),
  note: 'Um nome novo vale para todas as falas dessa pessoa.',
  mergeWith: (name) => `${name} é uma das outras pessoas?`,
  merge: (name) => `Unir a ${name}`,
  noSpeakers: 'Ninguém tem nome ainda. Pressione o círculo ao lado de uma fala para dizer quem está falando.',
  renamed: (before, after) => `${before} agora é ${after}`,
  merged: (one, other) => `${one} e ${other} agora são a mesma pessoa`,
  named: (name) => `Agora quem fala aqui é ${name}`,
  undo: 'Desfazer',
  undoAlt: 'Desfazer a mudança de participantes',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: 'Gravação',
  play: 'Reproduzir a gravação',
  pause: 'Pausar a gravação',
  back: 'Voltar 5 segundos',
  forward: 'Avançar 5 segundos',
  position: 'Posição na gravação',
  playFrom: (time) => `Reproduzir a partir de ${time}`,
  kept: 'Gravações neste dispositivo',
  keptText: (size) => `${size} neste navegador, para ouvir de novo o que foi dito.`,
  none: 'Não há gravações neste navegador.',
  delete: 'Excluir todas',
  deleteTitle: 'Excluir todas as gravações?',
  deleteText:
    'Seus textos ficam, mas você não poderá mais ouvir as gravações. Uma gravação que ainda está sendo transcrita é mantida.',
  keep: 'Manter',
  deleted: 'Gravações excluídas',
  elsewhere:
    'A gravação não está neste dispositivo. Se foi guardada, está no navegador em que este texto foi gravado ou importado.',
};

export const keptRecordings: Texts<'keptRecordings'> = {
  setting: 'Manter gravações neste dispositivo',
  settingText: 'Para tocar em uma frase e ouvi-la como foi dita. Cerca de 15 MB por hora.',
  settingImpossible:
    'Este navegador não consegue gravar e reconhecer a fala ao mesmo tempo; só fica guardado o que outro mecanismo transcreve.',
  offer:
    'Manter o som das suas gravações neste dispositivo? Você poderá tocar em uma frase para ouvi-la. Cerca de 15 MB por hora; nada é enviado.',
  accept: 'Manter gravações',
  decline: 'Não manter',
  accepted: 'Suas próximas gravações ficarão neste dispositivo',
  impossible: 'O som não fica guardado',
  impossibleText:
    'Este navegador não consegue gravar e reconhecer a fala ao mesmo tempo. Suas palavras são escritas normalmente.',
  full: 'Não há mais espaço para o som desta gravação',
  fullText: (size) =>
    `Suas palavras continuam sendo escritas. Excluir as gravações mais antigas libera ${size}; os textos ficam.`,
  fullHere: 'Suas palavras continuam sendo escritas. Libere espaço neste dispositivo para manter gravações.',
  deleteOldest: 'Excluir as mais antigas',
  deleteOldestAlt: (size) => `Excluir suas gravações mais antigas para liberar ${size}`,
  signOut: 'Excluir suas gravações deste dispositivo?',
  signOutText: 'Outras pessoas que usam este navegador não deveriam poder ouvi-las.',
  signOutDelete: 'Excluir gravações e sair',
  signOutKeep: 'Manter gravações e sair',
  alsoDelete: (size) => `Excluir também minhas gravações deste dispositivo (${size})`,
};

export const recordingCopies: Texts<'recordingCopies'> = {
  place: 'Onde as gravações ficam',
  placeText:
    'No computador que executa o Rhapsode, as gravações dos textos salvos também podem ser ouvidas pelo celular.',
  here: 'Neste dispositivo',
  there: 'No computador que executa o Rhapsode',
  waiting: 'Algumas ainda estão só neste dispositivo. O Rhapsode tenta de novo quando você o abrir.',
  failed: 'A gravação fica neste dispositivo',
  failedText:
    'Não foi possível copiá-la para o computador que executa o Rhapsode. Haverá uma nova tentativa quando você abrir o Rhapsode.',
  noRoom: 'O computador que executa o Rhapsode está ficando sem espaço.',
  tooLarge: 'Ela é grande demais para o computador que executa o Rhapsode.',
  space: (size) => `${size} no computador que executa o Rhapsode.`,
  deleteText:
    'Elas são excluídas deste dispositivo e do computador que executa o Rhapsode. Seus textos ficam, mas você não poderá mais ouvir as gravações. Uma gravação que ainda está sendo transcrita é mantida.',
  notDeleted: 'Não foi possível excluir as gravações do computador que executa o Rhapsode. Tente de novo.',
};
