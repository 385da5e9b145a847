import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: '무료', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: '녹음하고, 읽고, 번역하고, 듣기',
  tabs: '화면',
  record: '녹음',
  saved: '저장됨',
  card: '받아쓰기와 번역',
  view: '원문 또는 번역문',
  original: '원문',
  translated: '번역문',
  clear: '텍스트 지우기',
  more: '더 보기',
  savedExist: '저장한 받아쓰기가 있어요',
  unsupportedTitle: '이 브라우저는 음성을 인식할 수 없어요',
  unsupported:
    '녹음하려면 Chrome, Edge, Safari를 사용해 주세요. 다른 기능은 여기서도 쓸 수 있어요. 텍스트를 입력하거나 붙여 넣으세요.',
  unsupportedServer: '이 브라우저에서도 이 서버가 말을 받아쓸 수 있어요.',
  unsupportedSignIn: '먼저 로그인해 주세요.',
  dismiss: '닫기',
  onDevice: '이 기기에서만',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: '실시간 공유',
  import: '오디오, 동영상, 텍스트 가져오기…',
  export: '내보내기…',
  copyBoth: '두 언어 모두 복사',
  saveBoth: '두 언어 모두 저장',
  bothSaved: '두 언어의 텍스트가 ‘저장됨’에 있어요.',
  punctuate: '말을 멈추면 문장 부호 넣기',
  microphone: '마이크…',
  shortcuts: '키보드 단축키',
  tidy: '글 다듬기…',
  commands: '음성 명령',
  words: '내 단어',
};

export const save: Texts<'save'> = {
  save: '저장',
  saveTranslation: '번역문 저장',
  saveAndStartNew: '저장하고 새로 시작',
  originalSaved: '원문이 ‘저장됨’에 있어요.',
  translationSaved: '번역문이 ‘저장됨’에 있어요.',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium이 끝났지만, 이 텍스트는 한 번 전체를 저장할 수 있어요.',
  tooLong: (tier, excess) => `${tiers[tier]} 요금제에는 너무 길어요. ${count(excess)}자를 줄이세요.`,
  canStillCopy: '복사하거나 내보낼 수는 있어요.',
};

export const openSaved: Texts<'openSaved'> = {
  title: '녹음 화면의 텍스트를 바꿀까요?',
  text: '녹음 화면의 텍스트가 사라져요.',
  confirm: '바꾸기',
  cancel: '내 텍스트 유지',
};
