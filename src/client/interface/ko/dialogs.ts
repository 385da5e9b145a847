import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const about: Texts<'about'> = {
  title: `${brand.name} 소개`,
  lead: '고대 그리스의 음유 시인 랍소도스는 마을을 돌아다니며, 시를 읽을 기회가 없던 사람들에게 시를 들려주었어요.',
  paragraphs: (voices) => [
    `${brand.name}는 여러분의 말을 그렇게 전해 드려요. 18개 언어 중 하나로 말하면 바로 글로 나타나요. 글을 고치고, 번역하고, 저장하고, 브라우저나 HD 목소리 ${voices}종으로 들을 수 있어요.`,
    'HD 목소리는 AI가 만든 것으로, 사람의 녹음이 아니에요. 음성은 브라우저나 저희 서버가 글로 바꾸며, 오디오는 보관하지 않아요.',
  ],
  contact: '질문, 문제, 아이디어가 있나요?',
  write: '문의하기',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: '저장 한도에 도달했어요',
  reached: (tier) =>
    tier === 'free'
      ? '무료 저장 칸이 모두 찼어요. Premium으로 업그레이드하면 더 저장할 수 있어요.'
      : 'Premium 저장 칸이 모두 찼어요. 더 필요하면 고객 지원에 문의해 주세요.',
  kept: '텍스트는 녹음 화면에 그대로 있어요. 저장한 글을 삭제해 자리를 만들 수도 있어요.',
  over: (excess) =>
    `텍스트는 녹음 화면에 그대로 있어요. 저장한 글 ${count(excess)}개를 삭제하면 다시 저장할 수 있어요.`,
  view: '저장됨 보기',
  upgrade: '업그레이드',
  contact: '고객 지원 문의',
};

export const personal: Texts<'personal'> = {
  full: () => '글을 더 저장할 자리가 없어요. 일부를 삭제하거나 PERSONAL_LIMITS에서 한도를 높이세요.',
  tooLong: (_tier, excess) => `저장하기에는 너무 길어요. ${count(excess)}자를 줄이세요.`,
  signOut: '로그아웃',
  people: '사용자',
  switchFailed: '서버에 연결할 수 없어요. 다시 시도해 주세요.',
  about: `${brand.name} 소개`,
  stillHere: '텍스트는 녹음 화면에 그대로 있어요.',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `로그인 | ${brand.name}`,
  description: `${brand.name}에 로그인하세요.`,
};

export const password: Texts<'password'> = {
  title: `${brand.name}에 로그인`,
  password: '비밀번호',
  submit: '로그인',
  identity: '내 계정으로 로그인',
  problems: {
    wrong: '비밀번호가 맞지 않아요. 다시 시도해 주세요.',
    wait: (time) => `시도 횟수가 너무 많아요. ${time}에 다시 시도해 주세요.`,
    cancelled: '로그인을 취소했어요.',
    failed: '로그인 중에 문제가 생겼어요. 다시 시도해 주세요.',
    'not-allowed': '이 서버를 쓸 수 없는 계정이에요. 다른 계정을 사용해 주세요.',
  },
};

export const signOut: Texts<'signOut'> = {
  title: '이 텍스트를 기기에 남겨 둘까요?',
  text: '아직 저장하지 않았어요. 남겨 두면 로그아웃한 뒤에 이 브라우저를 쓰는 누구나 읽을 수 있어요.',
  keep: '남기고 로그아웃',
  clear: '지우고 로그아웃',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: '대화를 이 기기에 남겨 둘까요?',
  text: '남겨 두면 로그아웃한 뒤에 이 브라우저를 쓰는 누구나 읽을 수 있어요.',
  keep: '대화를 남기고 로그아웃',
  clear: '대화를 지우고 로그아웃',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: '텍스트와 대화를 이 기기에 남겨 둘까요?',
  text: '남겨 두면 로그아웃한 뒤에 이 브라우저를 쓰는 누구나 읽을 수 있어요.',
  keep: '모두 남기고 로그아웃',
  clear: '모두 지우고 로그아웃',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `${brand.name}이(가) 말을 텍스트로 바꿔도 될까요?`,
  text: `이 브라우저에는 음성 인식 기능이 없어서, ${brand.name}가 대신 말을 받아쓸 수 있어요.`,
  where: '음성은 이 서버와 음성 인식 업체로 전송돼요.',
  kept: '서버는 오디오를 보관하지 않아요. 받아쓸 때까지만 이 기기에 남아 있어요.',
  allowance: {
    free: (minutes) => `하루 ${minutes}분까지 무료예요.`,
    premium: (minutes) => `결제 기간마다 ${minutes}분이 포함돼요.`,
  },
  start: '녹음 시작',
  type: '직접 입력',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: '키보드 단축키',
  lead: '‘녹음’ 탭에서 쓸 수 있어요.',
  record: '녹음 시작 또는 중지, 누르고 있는 동안 녹음(입력 중이 아닐 때)',
  recordInText: '녹음 시작 또는 중지(언제든지)',
  undo: '실행 취소(입력 중)',
  redo: '다시 실행(입력 중)',
  toast: '알림으로 이동',
  sheet: '이 목록 보기',
  space: '스페이스',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
  save: '저장(입력 중이 아닐 때)',
  play: '재생 또는 중지(입력 중이 아닐 때)',
  copy: '복사(입력 중이 아닐 때)',
  translate: '번역 켜기 또는 끄기(입력 중이 아닐 때)',
  find: '텍스트에서 찾기',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: '다른 곳에서 변경됨',
  text: '이 텍스트는 다른 탭이나 기기에서도 변경되었어요. 어느 버전을 보관할까요?',
  other: '다른 버전',
  mine: '내 버전 보관',
  theirs: '다른 버전 보관',
  both: '둘 다 보관',
};
