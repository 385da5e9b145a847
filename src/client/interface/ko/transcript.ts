import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: '텍스트',
  placeholder: '녹음을 누르고 말하거나 여기에 입력하세요.',
  placeholderUnsupported: '여기에 텍스트를 입력하거나 붙여 넣으세요.',
  note: '무료이고 계정이 필요 없어요. 녹음은 보관하지 않으며, 텍스트는 저장하거나 번역할 때까지 이 브라우저에만 있어요.',
  countOf: (cap) => ` / ${cap === undefined ? '0,000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined ? `${count(length)}자 사용` : `${count(cap)}자 중 ${count(length)}자 사용`,
  copy: '복사',
  copyOf: { original: '원문 복사', translation: '번역문 복사' },
  copied: '복사됨',
  copiedText: '텍스트를 클립보드에 복사했어요.',
  copiedOf: { original: '원문 복사됨', translation: '번역문 복사됨' },
  notCopied: '복사하지 못했어요',
  notCopiedText: '브라우저가 막았어요. 텍스트를 선택해 직접 복사하세요.',
  clear: '지우기',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: '글자 수 한도에 도달했어요',
  limit: (cap) => `최대 ${count(cap)}자까지 쓸 수 있어요.`,
  truncated: (cap) => `텍스트를 ${count(cap)}자로 줄였어요.`,
  near: (left) => `길이 한도에 가까워요: ${count(left)}자 남음.`,
  paused: '길이 한도에 도달해 녹음이 일시 정지됐어요. 텍스트를 저장하거나 지워 주세요.',
  announceNear: '길이 한도에 가까워요',
  announceFull: '길이 한도에 도달했어요',
  overflow: (words) => `단어 ${count(words)}개가 들어가지 못했어요. 다음 텍스트 맨 앞에 넣을게요.`,
  left: (words) => `지난 텍스트에 단어 ${count(words)}개가 들어가지 못했어요.`,
  add: '텍스트에 추가',
  discard: '버리기',
  continueWhenFull: '가득 차면 저장하고 계속 녹음',
  continuing: '텍스트가 가득 차서 저장하고 있어요. 녹음은 계속돼요.',
};

export const clearing: Texts<'clearing'> = {
  title: '텍스트를 지울까요?',
  text: '텍스트와 그 번역이 지워져요. 저장한 글은 그대로 있어요.',
  confirm: '지우기',
  cancel: '유지',
  cleared: '지웠어요',
  undo: '실행 취소',
  undoAlt: '지운 텍스트 복원',
};

export const find: Texts<'find'> = {
  find: '텍스트에서 찾기',
  place: (at, total) => (total === 0 ? '찾을 수 없음' : `${total}개 중 ${at}번째`),
  previous: '이전 결과',
  next: '다음 결과',
  close: '닫기',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: '이 브라우저가 텍스트를 보관하지 못하고 있어요',
  text: '저장 공간이 가득 찼거나 차단되어 있어요. 이 페이지를 떠나기 전에 텍스트를 저장하거나 내보내세요.',
};
