import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': '改行',
  'new-paragraph': '新しい段落',
  'full-stop': '句点',
  comma: '読点',
  'question-mark': '疑問符',
  'exclamation-mark': '感嘆符',
  colon: 'コロン',
  'open-quote': 'かぎ括弧を開く',
  'close-quote': 'かぎ括弧を閉じる',
  'delete-that': '直前のフレーズを削除',
  undo: '元に戻す',
  'stop-recording': '録音を停止',
  'save-that': 'テキストを保存',
};

export const dictation: Texts<'dictation'> = {
  undo: '元に戻す',
  done: {
    'delete-that': '削除しました',
    undo: '元に戻しました',
    'stop-recording': '停止しました',
    'save-that': '保存しました',
  },
  undoLabel: (command) => `元に戻す：${command}`,
  title: '音声コマンド',
  lead: (language) => `録音中に、前後に少し間を置いて、次の言葉を${language}で言ってください。`,
  off: '音声コマンドはオフです',
  change: '設定で変更',
};
