import type { Texts } from '../translations.ts';
import { inSentence } from './formats.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'Nueva línea',
  'new-paragraph': 'Nuevo párrafo',
  'full-stop': 'Punto',
  comma: 'Coma',
  'question-mark': 'Signo de interrogación',
  'exclamation-mark': 'Signo de exclamación',
  colon: 'Dos puntos',
  'open-quote': 'Abrir comillas',
  'close-quote': 'Cerrar comillas',
  'delete-that': 'Borrar la última frase',
  undo: 'Deshacer',
  'stop-recording': 'Detener la grabación',
  'save-that': 'Guardar el texto',
};

export const dictation: Texts<'dictation'> = {
  undo: 'Deshacer',
  done: {
    'delete-that': 'Borrado',
    undo: 'Deshecho',
    'stop-recording': 'Detenido',
    'save-that': 'Guardado',
  },
  undoLabel: (command) => `Deshacer: ${command}`,
  title: 'Comandos de voz',
  lead: (language) =>
    `Di uno de estos comandos en ${inSentence(language)} mientras grabas, con una breve pausa antes y después.`,
  off: 'Los comandos de voz están desactivados',
  change: 'Cambiar en Ajustes',
};
