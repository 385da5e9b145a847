import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: '재생',
  playOf: { original: '원문 재생', translation: '번역문 재생' },
  stop: '중지',
  voice: '목소리',
  browserShort: '브라우저',
  preview: (name) => `${name} 미리 듣기`,
  stopPreview: (name) => `${name} 미리 듣기 중지`,
  tryOnce: '1회 체험',
  premium: 'HD',
  aiVoices: 'HD 목소리는 AI가 만든 것으로, 사람의 녹음이 아니에요.',
  started: '읽는 중',
  estimate: (time) => `약 ${time}`,
  cost: (value, tooLittle) => `HD ${tooLittle ? '필요' : '사용'} ${count(value)}`,
  onlyLeft: (value) => `, 남음 ${count(value)}`,
  unit: () => '자',
};

export const reading: Texts<'reading'> = {
  pause: '일시 정지',
  resume: '계속',
  aiVoice: (name) => `${name}, AI가 만든 목소리`,
  preparing: '목소리를 준비하는 중…',
  loadingVoice: (loaded, size) => `목소리를 불러오는 중… ${count(size)}MB 중 ${count(loaded)}MB`,
  catchingUp: '다음 문장을 준비하는 중…',
  position: '재생 위치',
  speed: '속도',
  speedValue: (speed) => `${speed}배`,
  download: 'MP3 다운로드',
  trialEnded: 'Iris 무료 체험이 끝났어요',
  trialEndedText: '브라우저 목소리는 계속 무료로 무제한 쓸 수 있어요.',
  upgrade: '업그레이드',
  signIn: '로그인',
  upgradeHow: '페이지 위쪽의 ‘업그레이드’를 누르세요',
  signInHow: '페이지 위쪽의 ‘로그인’을 누르세요',
  hdLeft: (value) => `HD ${count(value)}`,
  hdLeftUnit: () => '자',
  left: '남음',
};

export const voices: Texts<'voices'> = {
  browserName: '브라우저 목소리',
  descriptions: {
    browser: '이 기기에서 무제한',
    alloy: '균형 있고 또렷함',
    ash: '따뜻하고 안정적',
    ballad: '서정적, 이야기에 어울림',
    coral: '밝고 친근함',
    echo: '차분하고 침착함',
    fable: '표현력 있는 이야기꾼',
    nova: '활기차고 젊음',
    onyx: '깊고 울림 있음',
    sage: '부드럽고 사려 깊음',
    shimmer: '가볍고 산뜻함',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: '읽을 텍스트가 없어요. 먼저 입력하거나 녹음해 주세요.',
  'sign-in': '먼저 로그인해 주세요.',
  'trial-sign-in': 'Iris를 체험하려면 로그인해 주세요.',
  'premium-required': 'Premium에 포함된 목소리예요.',
  'trial-used': 'Iris 체험을 이미 사용했어요. Premium으로 업그레이드하면 제한 없이 쓸 수 있어요.',
  'trial-too-long': 'Iris 체험은 50자까지예요.',
  'trial-check-failed': 'Iris 체험 상태를 확인하지 못했어요.',
  'trial-check-invalid': '체험 확인 응답이 올바르지 않아요.',
  'trial-check-unreachable': 'Iris 체험을 확인하지 못했어요.',
  'speech-limit':
    '글자 수 한도를 넘었어요. 무료는 하루 50자까지예요. Premium으로 업그레이드하면 한 달에 5,000자를 쓸 수 있어요.',
  unavailable: '지금은 읽기 서비스를 쓸 수 없어요. 나중에 다시 시도해 주세요.',
  'browser-failed': '소리 내어 읽지 못했어요',
  'audio-failed': '재생 중에 오류가 생겼어요',
  stopped: '읽기를 중지했어요.',
  'tap-again': '소리를 재생하려면 한 번 더 눌러야 해요. ‘재생’을 다시 눌러 주세요.',
  'no-voice': '이 기기에는 이 언어의 목소리가 없어요. HD 목소리를 써 보세요.',
  unsupported: '이 브라우저는 텍스트를 읽을 수 없어요. HD 목소리를 써 보세요.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: '읽을 내용이 없어요',
  'sign-in': 'HD 목소리를 쓰려면 로그인',
  'trial-sign-in': 'Iris 1회 체험',
  'premium-required': 'HD 목소리',
  'trial-used': 'Iris 체험',
  'trial-too-long': 'Iris 체험',
  'trial-check-failed': 'Iris 체험',
  'trial-check-invalid': 'Iris 체험',
  'trial-check-unreachable': 'Iris 체험',
  'speech-limit': 'HD 글자 수가 부족해요',
  'no-voice': '목소리가 없어요',
  unsupported: '브라우저 목소리가 없어요',
  'tap-again': '한 번 더 눌러 주세요',
};
