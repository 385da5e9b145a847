import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': '换行',
  'new-paragraph': '新段落',
  'full-stop': '句号',
  comma: '逗号',
  'question-mark': '问号',
  'exclamation-mark': '感叹号',
  colon: '冒号',
  'open-quote': '前引号',
  'close-quote': '后引号',
  'delete-that': '删除上一句',
  undo: '撤销',
  'stop-recording': '停止录音',
  'save-that': '保存文字',
};

export const dictation: Texts<'dictation'> = {
  undo: '撤销',
  done: {
    'delete-that': '已删除',
    undo: '已撤销',
    'stop-recording': '已停止',
    'save-that': '已保存',
  },
  undoLabel: (command) => `撤销：${command}`,
  title: '语音指令',
  lead: (language) => `录音时用${language}说出下列任一指令，前后稍作停顿。`,
  off: '语音指令已关闭',
  change: '在设置中更改',
};
