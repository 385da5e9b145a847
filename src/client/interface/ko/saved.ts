import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: '저장한 받아쓰기',
  signedOut: '저장한 받아쓰기를 보려면 로그인해 주세요.',
  signedOutHint: '무료 계정만 있으면 어느 기기에서나 열 수 있어요.',
  signIn: '로그인',
  error: '저장한 받아쓰기를 불러오지 못했어요',
  retry: '다시 시도',
  empty: '아직 저장한 받아쓰기가 없어요',
  emptyHint: '‘녹음’ 탭에서 저장한 받아쓰기가 여기에 나타나요.',
  noMatch: '검색과 일치하는 받아쓰기가 없어요',
  showAll: '모두 보기',
  loading: '저장한 받아쓰기를 불러오는 중',
  search: '저장한 받아쓰기 검색',
  searchHint: '검색',
  clearSearch: '검색어 지우기',
  sort: '정렬',
  exportAll: '모두 내보내기',
  languages: '언어',
  shown: (shown, all) =>
    shown === all ? `${count(all)}개 저장됨` : `${count(all)}개 중 ${count(shown)}개 표시`,
  over: (shown, excess, limit) => `${shown}, 한도 ${count(limit)}개에서 ${count(excess)}개 초과`,
  makeRoom: (value) => `다시 저장하려면 ${count(value)}개를 삭제하세요`,
  slots: (used, limit) => `${count(limit)}칸 중 ${count(used)}칸 사용`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: '최신순',
  oldest: '오래된순',
  longest: '긴 순',
  shortest: '짧은 순',
  alphabetical: '가나다순',
};

export const savedItem: Texts<'savedItem'> = {
  more: '더 보기',
  less: '접기',
  copy: '복사',
  copied: '복사됨',
  copiedBody: '텍스트를 클립보드에 복사했어요.',
  copyFailed: '복사하지 못했어요',
  copyFailedBody: '브라우저가 막았어요. 텍스트를 선택해 직접 복사하세요.',
  open: '녹음 화면에서 열기',
  export: '내보내기',
  remove: '삭제',
  removing: '삭제하는 중',
  characters: (value) => `${count(value)}자`,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: '삭제됨',
  deleted: '목록에서 삭제했어요.',
  stillOver: (value) => `다시 저장하려면 ${count(value)}개를 더 삭제하세요.`,
  undo: '실행 취소',
  undoAlt: '받아쓰기 복원',
  restored: '복원됨',
  restoreFailed: '복원하지 못했어요',
  restoreFailedBody: '받아쓰기를 복원하지 못했어요. 다시 시도해 주세요.',
  goneTitle: '항목을 찾을 수 없어요',
  gone: '이미 삭제되었을 수 있어요.',
  failedTitle: '삭제하지 못했어요',
  failed: '이 받아쓰기를 삭제하지 못했어요. 다시 시도해 주세요.',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: '로그인이 필요해요',
  login: '받아쓰기를 저장하려면 로그인해 주세요',
  signIn: '로그인',
  signInAlt: '로그인하고 저장',
  limitTitle: '저장 한도에 도달했어요',
  limit: '저장 칸이 모두 찼어요. Premium으로 업그레이드하면 더 저장할 수 있어요.',
  upgrade: '업그레이드',
  upgradeAlt: 'Premium으로 업그레이드해 더 저장하기',
  savedTitle: '저장했어요!',
  view: '보기',
  viewAlt: '‘저장됨’ 탭 열기',
  newEntry: '새 받아쓰기로 저장했어요. 열었던 받아쓰기는 그대로예요.',
  offlineTitle: '오프라인이에요',
  kept: '텍스트는 이 기기에 남아 있어요. 다시 온라인이 되면 저장할 수 있어요.',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: '저장하지 못했어요',
  description: '받아쓰기를 저장하지 못했어요. 다시 시도해 주세요.',
};
