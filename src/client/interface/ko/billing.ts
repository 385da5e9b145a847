import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: '무료로 시작하세요. 언제든지 해지할 수 있어요.',
  leadPremium: '언제든지 해지할 수 있어요.',
  share: '친구 초대',
};

export const plans: Texts<'plans'> = {
  free: {
    name: '무료',
    description: '받아쓰고 듣는 데 필요한 모든 것.',
    features: [
      `글 한 편에 최대 ${count(free.transcriptCap)}자`,
      `글 ${free.saveSlots}개 저장`,
      `번역 하루 ${free.translations}회`,
      `HD 목소리 Iris 1회 체험, 최대 ${free.speechCharacters}자`,
      '브라우저 목소리 무제한',
    ],
  },
  premium: {
    name: 'Premium',
    description: '더 긴 글, HD 목소리, 더 많은 번역.',
    features: [
      `글 한 편에 최대 ${count(premium.transcriptCap)}자`,
      `글 ${premium.saveSlots}개 저장`,
      `번역 한 달 ${count(premium.translations)}자`,
      `HD 목소리 한 달 ${count(premium.speechCharacters)}자`,
      'HD 목소리 10종 모두',
      'MP3 다운로드',
      '브라우저 목소리 무제한',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `녹음 가져오기 하루 음성 ${count(minutes)}분`,
  premium: (minutes) => `녹음 가져오기 한 달 음성 ${count(minutes)}분`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: '글 다듬기: 한 번에 군말 제거',
  tidyPremium: '글 다듬기: 문장 부호, 줄이기, 요약, 이메일로 바꾸기',
  words: (limit) => `내 사전에 이름과 용어 ${count(limit)}개`,
  whileSpeaking: '말하면서 번역',
  conversation: '두 언어로 나누는 대화, 소리 내어 읽기',
  library: '검색·필터·내보내기가 되는 저장한 글 보관함',
  live: (viewers, minutes) => `실시간 자막: 최대 ${count(viewers)}명, 하루 ${count(minutes)}분`,
  livePremium: (viewers, languages) =>
    `실시간 자막: 최대 ${count(viewers)}명, 동시에 ${count(languages)}개 언어`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? '/ 년' : '/ 월'),
  yourPlan: '이용 중인 요금제',
  checkout: '결제하러 가기',
  checkoutBusy: '결제 페이지를 여는 중…',
  signInFirst: '먼저 로그인해야 해요.',
  terms: '해지할 때까지 매달 갱신돼요. 해지해도 결제한 달이 끝날 때까지 Premium을 쓸 수 있어요.',
  card: '결제는 Stripe 사이트에서 해요. 카드 정보는 저희에게 전달되지 않아요.',
  manage: '구독 관리',
  renews: (day) => `${day}에 갱신돼요.`,
  ends: (day) => `${day}에 종료돼요. 더 이상 결제되지 않아요.`,
  overdue: (day) => `지난 결제에 실패했어요. ${day} 이후에도 Premium을 쓰려면 카드를 업데이트해 주세요.`,
  lapsed: '지난 결제에 실패해 Premium이 중단됐어요. 카드를 업데이트하면 다시 쓸 수 있어요.',
  freeForever: '평생 무료예요. 카드는 필요 없어요.',
  loadingPlans: '요금제를 불러오는 중',
  plansError: '요금제를 불러오지 못했어요',
  plansErrorText: '기본 요금제를 보여 드려요. 현재 가격은 결제 페이지에서 확인할 수 있어요.',
  retry: '다시 시도',
  unavailable: '지금은 결제할 수 없어요',
  unavailableText: '결제되지 않았어요. 몇 분 뒤에 다시 시도해 주세요.',
  invalidResponse: '서버 응답이 올바르지 않아요.',
  checkoutFailed: '결제를 준비하지 못했어요.',
  connectionFailed: 'Stripe에 연결하지 못했어요. 다시 시도해 주세요.',
  portalFailed: '구독 관리 페이지를 열 수 없어요',
  portalFailedText: '몇 분 뒤에 다시 시도해 주세요.',
  activated: 'Premium이 시작됐어요!',
  activatedText: '이제 더 긴 글, HD 목소리 10종, 더 많은 번역을 쓸 수 있어요.',
  startUsing: 'Premium 시작하기',
  already: '이미 Premium을 쓰고 있어요',
  alreadyText: '다시 결제하지 않아도 돼요.',
  confirming: '결제를 확인하는 중…',
  pending: '결제가 아직 확인되지 않았어요',
  pendingText: '시간이 조금 걸릴 수 있어요. 결제가 확인되면 이 페이지를 떠나도 Premium이 바로 시작돼요.',
  checkAgain: '다시 확인',
  unconfirmed: '결제를 확인하지 못했어요',
  unconfirmedText: '결제했다면 Premium이 자동으로 시작돼요.',
  cancelled: '결제를 취소했어요',
  cancelledText: '결제되지 않았어요. 언제든지 업그레이드할 수 있어요.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Premium으로 업그레이드',
  lead: (price) => `월 ${price}, 해지할 때까지 자동 갱신. 이런 혜택이 있어요.`,
  subscribe: '지금 구독',
  later: '나중에',
};
