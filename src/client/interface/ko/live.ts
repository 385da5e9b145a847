import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const live: Texts<'live'> = {
  title: '실시간 자막',
<<<<<<< HEAD
  intro: '코드를 스캔하면 각자의 휴대전화에서 각자의 언어로 함께 읽을 수 있어요.',
  introOriginal: '코드를 스캔하면 각자의 휴대전화에서 내가 말하는 언어로 함께 읽을 수 있어요.',
  uses: (value) => `읽는 언어마다 1분에 약 ${count(value)}자를 사용해요.`,
  leaves: '말한 내용이 이 기기를 벗어나요. 링크가 있는 사람은 누구나 읽을 수 있어요.',
=======
  intro: '코드를 스캔하면 각자의 휴대전화에서 각자의 언어로 함께 읽을 수 있습니다.',
  introOriginal: '코드를 스캔하면 각자의 휴대전화에서 내가 말하는 언어로 함께 읽을 수 있습니다.',
  uses: (value) => `읽는 언어마다 1분에 약 ${count(value)}자를 사용합니다.`,
  onDevice: '‘이 기기에서만’이 켜져 있어 내가 말하는 언어로만 읽을 수 있습니다.',
  onDeviceTranslated: (name) =>
    `‘이 기기에서만’이 켜져 있어 내가 말하는 언어나 이 페이지가 번역한 ${name}로 읽을 수 있습니다.`,
  leaves: '말한 내용이 이 기기를 벗어납니다. 링크가 있는 사람은 누구나 읽을 수 있습니다.',
>>>>>>> live
  freePlan: ({ viewers, minutes }) =>
    `무료: 최대 ${count(viewers)}명, 말하는 언어로만, 하루 ${count(minutes)}분.`,
  premiumPlan: ({ viewers, languages }) =>
    `Premium: 최대 ${count(viewers)}명, 동시에 ${count(languages)}개 언어.`,
  upgrade: 'Premium 이용하기',
  start: '실시간 시작',
  signIn: '로그인',
  signInNote: '실시간 자막을 공유하려면 로그인하세요.',
  liveSince: (time) => `${time}부터 실시간`,
  paused: '일시 중지됨',
  copyLink: '링크 복사',
  copied: '링크를 복사했어요',
  notCopied: '링크를 복사하지 못했어요',
  qr: '링크의 QR 코드',
  viewers: (value) => `시청자 ${count(value)}명`,
  readingIn: '읽는 언어',
  nobody: '아직 읽는 사람이 없어요',
  pause: '일시 중지',
  resume: '계속',
  end: '종료',
  lock: '방 잠그기',
  unlock: '방 잠금 해제',
<<<<<<< HEAD
  lockedNote: '잠김: 새로운 사람은 들어올 수 없어요.',
=======
  replaceLink: '링크 바꾸기',
  replaceTitle: '링크를 바꿀까요?',
  replaceText: '이전 링크와 QR 코드는 바로 쓸 수 없게 됩니다. 읽고 있는 사람은 새 링크를 열어야 합니다.',
  replaced: '링크를 바꿨습니다',
  notReplaced: '링크를 바꾸지 못했습니다',
  lockedNote: '잠김: 새로운 사람은 들어올 수 없습니다.',
>>>>>>> live
  charactersLeft: (value) => `남은 글자 수: ${count(value)}`,
  minutesLeft: (value) => `오늘 남은 시간(분): ${count(value)}`,
  charactersUsed: '글자 수를 모두 써서 다들 원문을 읽고 있어요.',
  timeUsed: '오늘의 실시간 자막을 모두 사용했어요.',
  notRecording: '녹음을 시작할 때까지 시청자에게는 일시 중지로 표시돼요.',
  note: '말하는 대로 시청자에게 표시돼요. 따로 선택하지 않으면 종료 후에는 아무것도 남지 않아요.',
  endTitle: '실시간 자막을 종료할까요?',
  endText: '링크가 더 이상 작동하지 않고, 시청자가 읽은 내용은 서버에서 삭제돼요.',
  forget: '종료하고 모두 지우기',
  keep: '종료하고 글 저장',
  cancel: '취소',
  ended: '실시간 자막을 종료했어요',
  offline: '연결되어 있지 않아요. 다시 연결되면 보낼게요.',
  gone: '이 방은 종료되었어요.',
  onlyHere:
    '이 컴퓨터에서만 링크를 열 수 있어요. 서버에 비밀번호와 공개 주소를 설정하면 다른 사람도 읽을 수 있어요.',
  failed: '실시간 자막을 시작하지 못했어요. 다시 시도해 주세요.',
};

export const liveViewer: Texts<'liveViewer'> = {
  title: '실시간 자막',
  live: '실시간',
  paused: '일시 중지됨',
  away: '연결 끊김',
  ended: '종료됨',
  connecting: '연결하는 중…',
<<<<<<< HEAD
  pausedNote: '발표자가 잠시 멈췄어요',
  awayNote: '발표자의 연결이 끊겼어요. 잠시 기다려 주세요.',
  endedNote: '실시간 자막이 종료되었어요.',
  lostNote: '연결이 끊겼어요. 다시 연결하는 중…',
  fullNote: '방이 가득 찼어요. 누군가 나가면 들어갈 수 있어요.',
=======
  pausedNote: '발표자가 잠시 멈췄습니다',
  awayNote: '발표자의 연결이 끊겼습니다. 잠시 기다려 주세요.',
  endedNote: '실시간 자막이 종료되었습니다.',
  replacedNote: '이 링크는 더 이상 쓸 수 없습니다. 발표자에게 새 링크를 요청하세요.',
  lostNote: '연결이 끊겼습니다. 다시 연결하는 중…',
  fullNote: '방이 가득 찼습니다. 누군가 나가면 입장됩니다.',
>>>>>>> live
  waitingNote: '첫마디를 기다리는 중…',
  unknownTitle: '읽을 내용이 없어요',
  unknownText: '이 링크는 사용할 수 없어요. 발표자에게 최신 링크를 요청하세요.',
  onlyIn: (name) => `이 자막은 한 언어로만 제공돼요: ${name}.`,
  languagesFull: '읽는 언어가 너무 많아 원문을 보여 드려요.',
  charactersUsed: '번역 한도를 모두 사용해 원문을 보여 드려요.',
  language: '언어',
  original: (name) => `${name}(원문)`,
  textSize: '글자 크기',
  aloud: '소리 내어 읽기',
  noVoice: '브라우저에 이 언어의 목소리가 없어요.',
  dark: '어두운 색',
  light: '밝은 색',
  newest: '최신으로 이동',
  readIn: '내 언어로 읽기',
};
