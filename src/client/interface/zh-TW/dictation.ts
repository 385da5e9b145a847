import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': '換行',
  'new-paragraph': '新段落',
  'full-stop': '句號',
  comma: '逗號',
  'question-mark': '問號',
  'exclamation-mark': '驚嘆號',
  colon: '冒號',
  'open-quote': '上引號',
  'close-quote': '下引號',
  'delete-that': '刪除上一句',
  undo: '復原',
  'stop-recording': '停止錄音',
  'save-that': '儲存文字',
};

export const dictation: Texts<'dictation'> = {
  undo: '復原',
  done: {
    'delete-that': '已刪除',
    undo: '已復原',
    'stop-recording': '已停止',
    'save-that': '已儲存',
  },
  undoLabel: (command) => `復原：${command}`,
  title: '語音指令',
  lead: (language) => `錄音時用${language}說出下列任一指令，前後稍微停頓。`,
  off: '語音指令已關閉',
  change: '在設定中變更',
};
