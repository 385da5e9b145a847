import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'Nova linha',
  'new-paragraph': 'Novo parágrafo',
  'full-stop': 'Ponto final',
  comma: 'Vírgula',
  'question-mark': 'Ponto de interrogação',
  'exclamation-mark': 'Ponto de exclamação',
  colon: 'Dois-pontos',
  'open-quote': 'Abrir aspas',
  'close-quote': 'Fechar aspas',
  'delete-that': 'Apagar a última frase',
  undo: 'Desfazer',
  'stop-recording': 'Parar a gravação',
  'save-that': 'Salvar o texto',
};

export const dictation: Texts<'dictation'> = {
  undo: 'Desfazer',
  done: {
    'delete-that': 'Apagado',
    undo: 'Desfeito',
    'stop-recording': 'Parado',
    'save-that': 'Salvo',
  },
  undoLabel: (command) => `Desfazer: ${command}`,
  title: 'Comandos de voz',
  lead: (language) =>
    `Diga um destes comandos em ${inSentence(language)} enquanto grava, com uma pausa curta antes e depois.`,
  off: 'Os comandos de voz estão desativados',
  change: 'Alterar nos ajustes',
};
