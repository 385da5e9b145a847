import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `${name} 님의 계정`,
  signedOutHereOnly: {
    title: '완전히 로그아웃되지 않았어요',
    description: '서버에 연결하지 못해 세션을 끝내지 못했어요. 끝내려면 다시 로그인한 뒤 로그아웃하세요.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: '로그인 중에 문제가 생겼어요. 다시 시도해 주세요.',
  signInFailedTitle: '로그인하지 못했어요',
  webhookOff: '웹훅 꺼짐',
  account: '계정',
  conversation: '대화',
  signOut: '로그아웃',
  premiumMember: 'Premium 회원',
  freeMember: '무료 회원',
  until: (day) => `${day}까지 결제됨`,
  overdue: '결제 실패: 카드를 업데이트해 주세요',
  manageSubscription: '구독 관리',
  acceptTerms: '약관에 동의해 주세요',
  termsTitle: '이용약관에 동의해 주세요',
  termsText: '마지막으로 동의한 뒤에 내용이 바뀌었을 수 있어요. ',
  termsTextAfter: '을 읽어 주세요. 지금 동의하지 않으면 다음에 방문할 때 다시 물어볼게요.',
  termsAccept: '동의',
  termsLater: '나중에',
  termsFailed: {
    title: '약관 동의를 기록하지 못했어요',
    description: '연결을 확인하고 다시 시도해 주세요.',
  },
  dialogTitle: `${brand.name}에 로그인`,
  dialogText: '텍스트를 저장하고 번역해 어느 기기에서나 열어 보세요.',
  dialogNote: '로그인하고 돌아와도 텍스트는 그대로 있어요.',
  dialogSandbox: '이 서버는 테스트용 로그인 페이지를 써요. 실제 계정은 필요 없어요.',
  continue: `${brand.identityProvider}로 로그인`,
  agreeBefore: '',
  agreeTerms: '이용약관',
  agreeBetween: '과 ',
  agreePrivacy: '개인정보 보호 약속',
  agreeAfter: '에 동의해요.',
  inEnglish: '두 문서 모두 영어로 되어 있어요.',
  settings: '설정',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: '친구 초대',
  lead: `내 링크로 한 명이 가입할 때마다 저장 ${slots}칸과 글당 ${count(characters)}자를 더 받아요(최대 ${maxInvitees}명).`,
  link: '내 전용 링크',
  copy: '링크 복사',
  copied: '링크 복사됨',
  copyFailed: '링크를 복사하지 못했어요. 선택해서 직접 복사하세요.',
  share: '공유…',
  shareTitle: brand.name,
  shareText: '말을 글로 바꾸고, 번역하고, 소리로 들어 보세요.',
  invited: (value) => (value === 0 ? '아직 가입한 사람이 없어요' : `${count(value)}명이 가입했어요`),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? '아직 보너스가 없어요'
      : `저장 +${count(extraSlots)}칸, 글당 +${count(extraChars)}자를 받았어요`,
  toEarn: (left) =>
    left === 0
      ? '보너스를 모두 받았어요. 널리 알려 주셔서 고마워요!'
      : `${count(left)}명을 더 초대하면 저장 ${count(left * slots)}칸과 글당 ${count(left * characters)}자를 더 받아요.`,
  unknown: '초대 정보를 불러오지 못했어요. 나중에 다시 시도해 주세요.',
};
