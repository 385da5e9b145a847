import type { CommandName } from '../../../shared/commands/commands.ts';
import { translated } from '../../interface/translated.ts';

export const commandLabels = translated('commands', {
  'new-line': 'New line',
  'new-paragraph': 'New paragraph',
  'full-stop': 'Full stop',
  comma: 'Comma',
  'question-mark': 'Question mark',
  'exclamation-mark': 'Exclamation mark',
  colon: 'Colon',
  'open-quote': 'Open quote',
  'close-quote': 'Close quote',
  'delete-that': 'Delete the last phrase',
  undo: 'Undo',
  'stop-recording': 'Stop recording',
  'save-that': 'Save the text',
} satisfies Record<CommandName, string>);

export const dictationStrings = translated('dictation', {
  undo: 'Undo',
  /** Short labels, because the chip has little room. */
  done: {
    'delete-that': 'Deleted',
    undo: 'Undone',
    'stop-recording': 'Stopped',
    'save-that': 'Saved',
  } as Partial<Record<CommandName, string>>,
  undoLabel: (command: string) => `Undo: ${command}`,
  title: 'Spoken commands',
  lead: (language: string) =>
    `Say one of these in ${language} while you record, with a short pause before and after it.`,
  off: 'Spoken commands are off',
  change: 'Change in Settings',
});
