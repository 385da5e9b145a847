import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const characters = (value: number) => `${count(value)}자`;

export const translation: Texts<'translation'> = {
  toggle: '번역',
  swap: '언어 바꾸기',
  pane: '번역문',
  empty: '번역문이 여기에 나타나요.',
  switchedOff: '다른 언어로 읽으려면 ‘번역’을 켜세요.',
  left: (remaining, tier) =>
    tier === 'free' ? `오늘 번역 ${count(remaining)}회 남음` : `번역 ${count(remaining)}`,
  leftUnit: () => '자',
  leftFor: '남음',
};

export const swapping: Texts<'swapping'> = {
  title: '텍스트를 번역문으로 바꿀까요?',
  text: '번역문이 내 텍스트가 되고, 수정한 텍스트가 번역문이 돼요.',
  confirm: '바꾸기',
  cancel: '내 텍스트 유지',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: '녹음을 중지하면 번역할게요.',
  running: '번역하는 중…',
  cancel: '취소',
  cancelled: '번역을 취소했어요.',
  failed: '이 텍스트를 번역하지 못했어요.',
  again: '지금 번역',
  outdated: '번역한 뒤에 텍스트가 수정되어 최신이 아니에요.',
  copied: '번역문 복사됨',
  notCopied: '복사하지 못했어요',
  notCopiedText: '브라우저가 막았어요. 번역문을 선택해 직접 복사하세요.',
  sameLanguage: (name) => `텍스트가 이미 ${name}예요. 번역할 다른 언어를 선택하세요.`,
  complete: '번역이 끝났어요',
  completeIn: (name) => `텍스트를 ${name}로 번역했어요.`,
  signInTitle: '로그인이 필요해요',
  signIn: '번역하려면 로그인해 주세요.',
  signInAction: '로그인',
  signInAlt: '로그인하고 번역',
  errorTitle: '번역 오류',
  error: '번역 중에 오류가 생겼어요. 나중에 다시 시도해 주세요.',
  limitPanel: '번역 한도에 도달했어요',
  limitPanelFree: (time) => `오늘의 무료 번역을 모두 사용했어요. ${time}에 초기화돼요.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `텍스트가 이번 기간에 남은 ${count(remaining)}자보다 길어요.`
        : '이번 기간의 글자 수를 모두 사용했어요.';
    return renewsAt ? `${left} ${date(renewsAt)}에 초기화돼요.` : left;
  },
  limitToast: '하루 번역 한도에 도달했어요',
  limitToastText: 'Premium으로 업그레이드하면 오늘 더 번역할 수 있어요.',
  upgrade: '업그레이드',
  upgradeAlt: 'Premium으로 업그레이드해 더 번역하기',
  knownLimitTitle: '하루 한도에 도달했어요',
  knownLimit: (limit) => `오늘의 번역 ${count(limit)}회를 모두 사용했어요.`,
  sentence: '문장',
  translateBack: '역번역',
  backCost: characters,
  backTitle: (name) => `번역이 뜻하는 말 (${name})`,
  backUsed: (value) => `${count(value)}자 사용`,
  copySentence: '문장 복사',
  playSentence: '문장 재생',
  sandbox: '실제 번역이 아니에요.',
  sandboxMore: '샌드박스는 텍스트에 표시만 해요. 실제 번역을 받으려면 번역 업체를 연결하세요.',
  onDevice: '이 기기에서 번역했어요.',
  onDeviceMore: '아무것도 보내지 않았고, 한도에도 포함되지 않아요.',
  offOnDevice:
    '브라우저가 아직 이 기기에서 번역할 수 없어요. ‘이 기기에서만’이 켜져 있어 아무것도 보내지 않았어요.',
  deviceOffer: '브라우저가 이 기기에서 무료로 번역할 수 있어요.',
  deviceDownload: '다운로드하고 번역',
  deviceDownloadSize: (megabytes) => `${count(megabytes)}MB 다운로드하고 번역`,
  downloading: (share) => `언어 팩을 다운로드하는 중: ${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: '번역 시점',
  afterRecording: '녹음 후',
  whileSpeaking: '말하는 동안',
  needs: '말하는 동안 번역하려면 Premium이나 기기 내 번역이 필요해요.',
};
