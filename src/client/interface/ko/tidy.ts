import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: '군말 없애기',
  punctuate: '문장 부호 넣고 문단 나누기',
  email: '이메일로 바꾸기',
  summarise: '요약하기',
  shorten: '줄이기',
};

export const tidy: Texts<'tidy'> = {
  title: '글 다듬기',
  lead: '바뀐 내용을 모두 확인한 뒤 적용해요.',
  fillersNote: '반복된 말, 띄어쓰기, 대소문자도 고쳐요. 이 기기에서 처리해요.',
  premium: 'Premium',
  cost: (value) => `${count(value)}자`,
  compareTitle: '변경 내용 확인',
  used: (value, of) => `${count(of)}자 중 ${count(value)}자를 사용했어요.`,
  nothing: '바꿀 내용이 없어요.',
  removed: '삭제됨',
  added: '추가됨',
  unspoken: '말하지 않은 내용',
  position: (at, all) => `변경 ${count(at)} / ${count(all)}`,
  reject: '거절',
  accept: '수락',
  previous: '이전 변경',
  next: '다음 변경',
  keep: '내 텍스트 유지',
  acceptAll: '모두 수락',
  acceptSome: (accepted, all) => `${count(all)}개 중 ${count(accepted)}개 수락`,
  change: (at, what) => `변경 ${count(at)}: ${what}`,
  failed: '글을 다듬지 못했어요',
  failedText: '잠시 뒤에 다시 시도해 주세요.',
  back: '뒤로',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: '텍스트를 바꿨어요',
  undo: '실행 취소',
  undoAlt: '텍스트를 원래대로 되돌리기',
  textChanged: '텍스트를 바꾸지 않았어요',
  textChangedNote: '그사이에 텍스트가 수정됐어요. 다시 시도해 주세요.',
};
