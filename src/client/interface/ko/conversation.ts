import type { Texts } from '../translations.ts';
import { count, date } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: '대화',
  close: '대화 닫기',
  more: '더 보기',
  near: '내 쪽',
  far: '상대방 쪽',
  youSpeak: '내 언어',
  theySpeak: '상대방 언어',
  youSaid: '내가 한 말',
  youRead: '내가 읽는 글',
  theySaid: '상대방의 말',
  spokenBy: (name) => `${name}:`,
  theyRead: '상대방이 읽는 글',
  swap: '언어 바꾸기',
  textSize: '글자 크기',
  turn: '위쪽 화면 돌리기',
  save: '저장',
  export: '내보내기…',
  startNew: '새 대화',
  newStarted: '새 대화를 시작했어요',
  correct: '고치기',
  correctTitle: '말한 내용 고치기',
  correctLabel: '말한 내용',
  correctDone: '다시 번역',
  show: '상대방에게 보여 주기',
  hide: '대화로 돌아가기',
  play: '다시 재생',
  stop: '읽기 중지',
  aloud: '소리 내어 읽기',
  wrongLanguage: '언어가 달라요: 다시 말하기',
  remove: '삭제',
  removed: '삭제했어요',
  undo: '실행 취소',
  undoAlt: '되돌리기',
  retry: '다시 시도',
  back: '역번역',
  backTitle: (name) => `번역이 뜻하는 말 (${name})`,
  backFailed: '역번역하지 못했어요. 나중에 다시 시도해 주세요.',
  cost: (value) => `${count(value)}자`,
  freePlan: (turns) =>
    `무료 요금제에서는 하루에 발언 ${count(turns)}회까지 번역할 수 있어요. 대화를 이어 가려면 Premium이나 이 기기에서 번역할 수 있는 브라우저가 필요해요.`,
  freePlanOrDevice: (turns) =>
    `무료 요금제에서는 하루에 발언 ${count(turns)}회까지 번역할 수 있어요. 대화를 이어 가려면 무료인 ‘이 기기에서만’을 켜거나 Premium으로 업그레이드하세요.`,
  upgrade: '업그레이드',
  canDownload: '이 언어들을 한 번 다운로드하면 브라우저가 이 기기에서 무료로 번역할 수 있어요.',
  download: '다운로드',
  onDevice: '이 기기에서 번역',
  signInFirst: '로그인하고 번역',
  left: ({ remaining, tier }) =>
    tier === 'premium' ? `${count(remaining)}자 남음` : `오늘 번역 ${count(remaining)}회 남음`,
  limit: (tier, renewsAt) => {
    const renewal = renewsAt === undefined ? '' : ` ${date(renewsAt)}에 초기화돼요.`;
    const used = tier === 'free' ? '오늘의 번역을 모두 사용했어요.' : `글자 수를 모두 사용했어요.${renewal}`;
    return `${used} 대화는 그대로 있어요.`;
  },
};
