import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': '줄 바꿈',
  'new-paragraph': '새 문단',
  'full-stop': '마침표',
  comma: '쉼표',
  'question-mark': '물음표',
  'exclamation-mark': '느낌표',
  colon: '쌍점',
  'open-quote': '따옴표 열기',
  'close-quote': '따옴표 닫기',
  'delete-that': '마지막 구절 삭제',
  undo: '실행 취소',
  'stop-recording': '녹음 중지',
  'save-that': '텍스트 저장',
};

export const dictation: Texts<'dictation'> = {
  undo: '실행 취소',
  done: {
    'delete-that': '삭제됨',
    undo: '취소됨',
    'stop-recording': '중지됨',
    'save-that': '저장됨',
  },
  undoLabel: (command) => `실행 취소: ${command}`,
  title: '음성 명령',
  lead: (language) => `녹음하는 동안 앞뒤로 잠깐 쉬고, 아래 명령을 ${language}로 말하세요.`,
  off: '음성 명령이 꺼져 있어요',
  change: '설정에서 변경',
};
