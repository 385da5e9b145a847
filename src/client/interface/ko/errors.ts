import type { Texts } from '../translations.ts';
import { count, date, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` ${date(renewsAt)}에 초기화돼요.` : '');

export const errors: Texts<'errors'> = {
  'document-changed': '이 텍스트는 다른 기기에서 변경되었어요.',
  'revision-required': '이 변경에는 바탕이 된 버전을 지정해야 해요.',
  'share-limit': '이 텍스트의 공유 링크가 너무 많아요. 새로 만들려면 하나를 취소하세요.',
  'sign-in-required': '계속하려면 로그인해 주세요.',
  'key-invalid': '없거나 만료되었거나 폐기된 API 키예요.',
  'key-scope': '이 API 키로는 할 수 없는 일이에요.',
  'key-limit': 'API 키를 더 만들 수 없어요. 새로 만들려면 하나를 폐기하세요.',
  'webhook-limit': '웹훅을 더 추가할 수 없어요. 새로 추가하려면 하나를 삭제하세요.',
  'webhook-address': 'https://example.com/hook 같은 공개 HTTPS 주소를 사용하세요.',
  'webhook-exists': '이 주소의 웹훅이 이미 있어요.',
  'not-yours': '다른 계정의 항목이에요. 그 계정으로 로그인해 주세요.',
  'recent-sign-in-required': '본인 확인을 위해 다시 로그인해 주세요.',
  'dictionary-full': '단어 목록이 가득 찼어요. 추가하려면 단어를 하나 삭제하세요.',
  'dictionary-changed': '다른 기기에서 단어가 변경됐어요. 페이지를 새로 고침해 주세요.',
  'tier-mismatch': '요금제가 바뀌었어요. 페이지를 새로 고침해 주세요.',
  'cross-site': '앱에서 보낸 요청이 아니에요. 앱을 열고 다시 시도해 주세요.',
  'premium-required': 'Premium 구독이 필요해요.',
  'trial-used': 'Iris 체험을 이미 사용했어요. Premium으로 업그레이드하면 제한 없이 쓸 수 있어요.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Premium 저장 칸이 모두 찼어요. 더 필요하면 고객 지원에 문의해 주세요.'
      : '무료 저장 칸이 모두 찼어요. Premium으로 업그레이드하면 더 저장할 수 있어요.',
  'development-only': '개발 모드에서만 쓸 수 있어요.',
  'idempotency-key-reused':
    '이 요청은 이미 다른 내용으로 전송됐어요. 페이지를 새로 고침한 후 다시 시도해 주세요.',
  'already-premium': '이 계정은 이미 Premium이에요.',
  'subscription-exists':
    '이미 구독 중이지만 지난 결제에 실패했어요. 카드를 업데이트하면 Premium을 다시 쓸 수 있어요.',
  'invalid-request': '요청이 올바르지 않아요.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? '텍스트가 한도보다 길어요. 줄여 주세요.'
      : `텍스트가 ${count(limit)}자를 넘어요. 줄여 주세요.`,
  'same-language': '텍스트가 이미 그 언어예요. 다른 언어를 선택해 주세요.',
  'unsupported-pair': '번역 서비스가 이 언어 조합을 지원하지 않아요. 다른 언어를 선택해 주세요.',
  EMPTY_INPUT: '읽을 텍스트가 없어요. 먼저 입력하거나 녹음해 주세요.',
  'trial-too-long': 'Iris 체험은 50자까지예요.',
  'wrong-pin': 'PIN이 맞지 않아요.',
  'too-many-people': '더 추가할 수 없어요.',
  'name-taken': '같은 이름을 쓰는 사람이 이미 있어요.',
  'method-not-allowed': '이 주소는 그런 방식으로 사용할 수 없어요.',
  'not-found': '요청한 내용을 찾지 못했어요.',
  'request-timeout': '요청이 너무 오래 걸렸어요. 다시 시도해 주세요.',
  'headers-too-large': '요청 헤더가 너무 커요.',
  'too-large': '요청이 너무 커요. 텍스트를 줄여 주세요.',
  'unsupported-media': '지원하지 않는 형식이에요.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return '오늘 쓸 수 있는 번역을 모두 사용했어요.';
    return remaining
      ? `텍스트가 남은 ${count(remaining)}자보다 길어요.${renewal(renewsAt)}`
      : `이번 기간의 ${count(limit ?? 0)}자를 모두 사용했어요.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return '글자 수 한도를 넘었어요. 무료는 하루 50자까지예요. Premium으로 업그레이드하면 한 달에 5,000자를 쓸 수 있어요.';
    return remaining
      ? `글자 수 한도를 넘었어요. ${count(remaining)}자 남았어요.${renewal(renewsAt)}`
      : `글자 수 한도를 넘었어요. 이번 기간의 ${count(limit ?? 0)}자를 모두 사용했어요.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining) return `녹음이 남은 음성 인식 시간 ${count(remaining)}초보다 길어요.`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `이번 기간의 음성 인식 ${minutes}분을 모두 사용했어요.`
      : `오늘의 음성 인식 ${minutes}분을 모두 사용했어요.`;
  },
  'live-full': '이 방은 가득 찼어요. 나중에 다시 시도해 주세요.',
  'live-limit': ({ limit }) => `오늘의 실시간 자막 ${count((limit ?? 1_800) / 60)}분을 모두 사용했어요.`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `요청이 너무 많아요. ${wait(retryAfter)} 뒤에 다시 시도해 주세요.`
      : '요청이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.',
  internal: '저희 쪽에 문제가 생겼어요. 다시 시도해 주세요.',
  'provider-failed': '저희가 쓰는 외부 서비스에 오류가 생겼어요. 다시 시도해 주세요.',
  'provider-unavailable': '저희가 쓰는 외부 서비스를 지금 이용할 수 없어요. 나중에 다시 시도해 주세요.',
  'provider-quota': '이 서버의 번역 할당량을 다 썼어요. 나중에 다시 시도해 주세요.',
  'provider-busy': '지금 번역 서비스에 요청이 너무 많아요. 1분 뒤에 다시 시도해 주세요.',
  'not-enough-memory': ({ command }) =>
    `서버의 메모리가 부족해요. 서버에서 다른 프로그램을 종료하고 다시 시도해 주세요.${command ? ` 더 작은 모델은 메모리를 덜 써요: ${command}` : ''}`,
  'not-ready': '서비스가 아직 준비되지 않았어요. 잠시 뒤에 다시 시도해 주세요.',
  'cannot-store':
    '서버의 디스크가 가득 찼거나 읽기 전용이라 아무것도 저장할 수 없어요. 먼저 서버를 운영하는 사람이 고쳐야 해요.',
};
