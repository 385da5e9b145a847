import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: '무료', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: '녹음하고, 읽고, 번역하고, 듣기',
  tabs: '화면',
  record: '녹음',
  conversation: '대화',
  saved: '저장됨',
  card: '텍스트와 번역',
  view: '원문 또는 번역문',
  original: '원문',
  translated: '번역문',
  clear: '텍스트 지우기',
  more: '더 보기',
  savedExist: '저장한 글이 있어요',
  unsupportedTitle: '이 브라우저는 음성을 인식할 수 없어요',
  unsupported:
    '녹음하려면 Chrome, Edge, Safari를 사용해 주세요. 다른 기능은 여기서도 쓸 수 있어요. 텍스트를 입력하거나 붙여 넣으세요.',
  unsupportedServer: '이 브라우저에서도 이 서버가 말을 받아쓸 수 있어요.',
  unsupportedSignIn: '먼저 로그인해 주세요.',
  dismiss: '닫기',
  onDevice: '이 기기에서만',
  tiers,
  unsupportedDevice: '또는 설정에서 ‘이 기기에서만’을 켜면 여기서 영어로 받아쓸 수 있어요.',
};

export const tools: Texts<'tools'> = {
  tidy: '글 다듬기',
  export: '내보내기',
  orDrop: '또는 녹음, 동영상, 자막, 문서를 여기에 놓으세요',
  orUse: '또는 녹음, 동영상, 자막, 문서를 사용하세요',
  chooseFile: '파일 선택',
};

export const document: Texts<'document'> = {
  menu: '문서 옵션',
  rename: '이름 바꾸기',
  name: '문서 이름',
  back: (title) => `‘${title}’(으)로 돌아가기`,
  saved: (when) => `저장됨 ${when}`.trim(),
  edited: '수정됨, 저장 안 됨',
  notSaved: '저장 안 됨',
  saving: '저장 중…',
};

export const newText: Texts<'newText'> = {
  started: '새 문서를 시작했어요',
  stillHere: (title) => `‘${title}’ 문서는 그대로 있어요.`,
  back: '돌아가기',
};

export const menu: Texts<'menu'> = {
  share: '실시간 공유',
  newText: '새 문서',
  copyBoth: '두 언어 모두 복사',
  shortcuts: '키보드 단축키',
  settings: '설정',
};

export const save: Texts<'save'> = {
  saveAsNew: '새 항목으로 저장',
  save: '저장',
  saveAndStartNew: '저장하고 새로 시작',
  signedIn: { save: '로그인했어요. 텍스트를 저장하는 중…', translate: '로그인했어요. 번역이 켜졌어요.' },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium이 끝났어요. 이 텍스트는 한 번 전체를 저장할 수 있어요.',
  tooLong: (tier, excess) => `${tiers[tier]} 요금제에는 너무 길어요. ${count(excess)}자를 줄이세요.`,
  canStillCopy: '복사하거나 내보낼 수는 있어요.',
};
