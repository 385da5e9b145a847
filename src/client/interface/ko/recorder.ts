import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: '녹음 시작',
  stop: '녹음 중지',
  starting: '녹음 취소',
  stopping: '녹음을 마치는 중',
  paused: '녹음이 일시 정지됐어요',
  unsupported: '이 브라우저는 녹음을 지원하지 않아요',
  idleHint: '눌러서 녹음',
  idleHintAsking: '눌러서 녹음한 뒤 마이크를 허용하세요',
  recordingHint: '녹음 중. 누르면 중지돼요',
  startingHint: '시작하는 중…',
  startingHintAsking: '시작하는 중… 브라우저가 물으면 ‘허용’을 선택하세요',
  slowHint: '브라우저를 기다리는 중. 누르면 취소돼요',
  stoppingHint: '마지막 말을 정리하는 중…',
  writingHint: (phrases) => `아직 ${count(phrases)}개 구절을 적는 중. 눌러서 이어서 녹음`,
  errorHint: '눌러서 다시 시도',
  pausedHint: '텍스트가 가득 찼어요',
  unsupportedHint: '위에 텍스트를 입력하거나 붙여 넣으세요',
  or: '또는',
  space: '스페이스',
  microphone: '마이크',
  import: '가져오기',
  elapsed: '녹음 시간',
  announceStarted: '녹음을 시작했어요',
  announceStopped: '녹음을 중지했어요',
  signInHint: '이 브라우저에서 녹음하려면 로그인하세요',
  holdHint: '누르고 있는 동안 녹음',
  releaseHint: '녹음 중. 놓으면 중지돼요',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `음성 인식을 시작하지 못했어요: ${message}`,
  noResponse: '응답 없음',
  startHelp: '잠시 기다렸다가 녹음을 다시 누르세요. 문제가 계속되면 페이지를 새로 고침하세요.',
  silenceTitle: '녹음이 중지됐어요',
  silenceHelp: '한동안 아무 소리도 들리지 않았어요. 계속하려면 녹음을 누르세요.',
  noResponseHelp: '브라우저의 음성 인식 서비스가 응답하지 않아요. 연결을 확인하고 녹음을 다시 누르세요.',
  engineTitle: (code) => `음성 인식 오류: ${code}`,
  dictation: '시스템 설정에서 받아쓰기(와 Siri)를 켠 뒤 녹음을 다시 누르세요.',
  serviceNotAllowed:
    '이 브라우저는 웹사이트가 음성 인식 서비스를 쓰지 못하게 해요. Chrome, Edge, Safari를 사용해 보세요.',
  networkStopped:
    '브라우저가 음성 인식 서비스에 연결하지 못했어요. 연결을 확인하거나 Chrome, Edge, Safari를 사용해 보세요.',
  networkRetrying: '음성 인식 서비스에 연결하지 못했어요. 다시 시도하고 있어요.',
  noMicrophone: '마이크를 찾지 못했어요. 연결되어 있고 시스템 설정에서 선택되어 있는지 확인하세요.',
  microphoneInUse:
    '마이크가 이미 사용 중이에요. 다른 탭일 수 있어요. 그곳에서 중지한 뒤 녹음을 다시 누르세요.',
  languageNotSupported:
    '이 브라우저는 선택한 언어를 인식하지 못해요. 다른 언어를 선택하거나 다른 브라우저를 사용해 보세요.',
  unknownHelp: '텍스트는 안전해요. 녹음을 눌러 다시 시도하세요.',
  allowIos: '설정 > 앱 > Safari > 마이크에서 ‘허용’을 선택한 뒤 녹음을 다시 누르세요.',
  allowSafari: 'Safari 메뉴에서 ‘이 웹사이트 설정’을 선택하고 마이크를 허용한 뒤 녹음을 다시 누르세요.',
  allowAndroid: '주소 옆의 아이콘을 누르고 권한 > 마이크 > 허용을 선택한 뒤 녹음을 다시 누르세요.',
  allowDesktop: '주소 옆의 아이콘을 클릭해 마이크를 허용한 뒤 녹음을 다시 누르세요.',
};

export const microphone: Texts<'microphone'> = {
  title: '마이크',
  choose: '다른 마이크 선택',
  chooseAltText: '다른 마이크 선택',
  unnamed: '마이크',
  noSound: (name) => ({
    title: `${name}에서 소리가 들어오지 않아요`,
    description: '켜져 있고 음소거되지 않았는지 확인하세요.',
  }),
  unplugged: (name) => ({
    title: '마이크 연결이 끊겼어요',
    description: `다음 마이크로 계속 녹음해요: ${name}`,
  }),
  recognition: '음성 인식',
  auto: '자동',
  autoDetail: '브라우저의 음성 인식을 먼저 쓰고, 안 되면 이 서버를 써요.',
  browser: '이 브라우저',
  browserDetail: '무료로 무제한 쓸 수 있어요.',
  server: '이 서버',
  signIn: '쓰려면 로그인하세요.',
  left: (seconds) =>
    seconds < 60
      ? `음성 인식 ${Math.floor(seconds)}초 남음`
      : `음성 인식 ${count(Math.floor(seconds / 60))}분 남음`,
  allow: '음량을 보려면 마이크를 허용하세요.',
  browserMicrophone: '브라우저 설정에서 선택한 마이크를 사용해요.',
  now: {
    browser: `지금은 브라우저가 말을 받아쓰고 있어요. 이때 오디오가 브라우저 제조사로 전송될 수 있어요. ${brand.name}는 오디오를 받거나 보관하지 않아요.`,
    server: '지금은 이 서버와 음성 인식 업체가 말을 받아쓰고 있어요. 오디오는 보관하지 않아요.',
  },
  change: '설정에서 변경',
};

export const takenOver: Texts<'takenOver'> = {
  title: '이제 이 서버에서 받아써요',
  description: '음성은 받아쓰기 위해 이 서버와 음성 인식 업체로 전송되며, 보관되지 않아요.',
};

const onThisDevice = '오디오는 이 기기에만 있어요.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `음성 ${count(seconds)}초를 아직 받아쓰지 못했어요`
      : `음성 ${count(Math.round(seconds / 60))}분을 아직 받아쓰지 못했어요`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `서버에 연결되면 받아쓸게요. ${onThisDevice}`,
    allowance: `음성 인식 이용 한도를 모두 사용했어요. ${onThisDevice}`,
    'signed-out': `받아쓰려면 로그인하세요. ${onThisDevice}`,
    memory: `서버에 음성 인식을 위한 메모리가 부족해요. 더 작은 모델은 메모리를 덜 써요: npm run engines -- recognition:base. ${onThisDevice}`,
    full: '텍스트가 길이 한도에 도달했어요. 먼저 저장하거나 지우세요.',
  },
  unsavedTitle: '이 기기의 저장 공간이 가득 찼어요',
  unsaved: '음성을 받아쓸 때까지 이 페이지를 열어 두세요.',
  transcribe: '받아쓰기',
  download: '다운로드',
  discard: '버리기',
  fileName: '녹음.wav',
  discardTitle: '이 음성을 버릴까요?',
  discardText: '아직 받아쓰지 않았고, 다른 사본이 없어요.',
  keep: '유지',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: '이 브라우저에서는 녹음할 수 없어요',
  unsupportedToast:
    '녹음하려면 Chrome, Edge, Safari를 사용해 주세요. 여기서도 텍스트를 입력하거나 붙여 넣을 수 있어요.',
  deviceToast: '여기서 영어로 받아쓰려면 ‘이 기기에서만’을 켜거나 Chrome, Edge, Safari를 사용해 주세요.',
  turnOn: '켜기',
  turnOnAlt: '‘이 기기에서만’ 켜기',
  pausedTitle: '받아쓰기가 일시 정지됐어요',
  pausedToast: '길이 한도에 도달해 녹음이 일시 정지됐어요. 텍스트를 저장하거나 지워 주세요.',
};

export const onServer: Texts<'onServer'> = {
  translation: '이 서버에서 번역했어요.',
  translationMore: '텍스트는 다른 곳으로 전송되지 않았어요.',
  recognition: '음성은 이 서버에서 받아쓰며, 보관하거나 다른 곳으로 보내지 않아요.',
  voice: (name) => `${name}, 이 서버에서 AI가 만든 목소리`,
  simpleVoice: (name) => `${name}, 이 서버의 기본 합성 목소리`,
};

export const slowStart: Texts<'slowStart'> = {
  title: '브라우저의 음성 서비스가 아직 응답하지 않아요',
  orServer: '계속 기다리거나, 이 서버가 말을 받아쓰게 할 수 있어요.',
  orType: '계속 기다리거나, 버튼을 눌러 취소할 수 있어요.',
  server: '이 서버 사용',
  serverAlt: '이 서버가 말을 받아쓰게 하기',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: '녹음이 꺼져 있어요',
  unsupported: '이 브라우저는 이 기기에서 음성을 인식할 수 없어요. 컴퓨터용 Chrome 139 이상을 사용해 보세요.',
  unavailable: (language) =>
    `이 브라우저는 이 기기에서 ${language}를 인식할 수 없어요. 다른 언어를 선택하거나 ‘이 기기에서만’을 끄세요.`,
  englishOnly:
    '이 브라우저가 이 기기에서 인식할 수 있는 언어는 영어뿐이에요. 영어를 선택하거나 ‘이 기기에서만’을 끄세요.',
  missing: (language) => `${language}가 아직 이 기기에 없어요`,
  missingText: '브라우저가 언어 팩을 한 번 다운로드해야 해요. 말한 내용은 이 기기에만 남아요.',
  engineText: (megabytes) =>
    `다운로드 크기는 ${megabytes}MB예요. 한 번만 받으면 오프라인에서도 녹음할 수 있어요. 말한 내용은 이 기기에만 남아요.`,
  download: '다운로드',
  downloadAlt: (language) => `음성 인식용 ${language} 다운로드`,
  downloading: (language) => `${language} 다운로드하는 중…`,
  downloadingText: '브라우저가 언어 팩을 다운로드하고 있어요. 준비되면 알려 드릴게요.',
  ready: (language) => `${language} 준비 완료`,
  readyText: '시작하려면 녹음을 누르세요.',
  failed: (language) => `${language}를 다운로드하지 못했어요`,
  failedText: '연결을 확인하고 다시 시도해 주세요.',
};
