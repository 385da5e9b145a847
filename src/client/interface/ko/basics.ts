import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: '닫기',
  dismiss: '닫기',
  notification: '알림',
  notifications: '알림({hotkey})',
  search: '검색',
  searchIn: (label) => `${label} 검색`,
  nothingFound: '검색 결과가 없어요',
  locked: '잠김',
};

export const loading: Texts<'loading'> = { label: '불러오는 중' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | 말을 글로, 번역과 낭독까지`,
  subscribe: `Premium | ${brand.name}`,
  account: `내 계정 | ${brand.name}`,
  words: `내 사전 | ${brand.name}`,
  conversation: `대화 | ${brand.name}`,
  terms: `이용약관 | ${brand.name}`,
  privacy: `개인정보 보호 약속 | ${brand.name}`,
  people: `누구세요? | ${brand.name}`,
  library: `보관함 | ${brand.name}`,
  developers: `개발자 | ${brand.name}`,
  'not-found': '404 | 페이지를 찾을 수 없음',
  settings: `설정 | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: '말하면 바로 글이 돼요. 번역하고, 자연스러운 목소리로 듣고, 저장해 두었다가 다시 쓰세요.',
  subscribe: `${brand.name} Premium으로 더 긴 글, HD 목소리, 더 많은 번역을 이용하세요.`,
  account: `${brand.name} 웹 앱의 요금제, 기기, 데이터.`,
  words: `${brand.name}가 항상 정확히 써야 하는 이름과 용어.`,
  conversation: `다른 언어를 쓰는 사람과 이야기하세요. ${brand.name}가 양쪽의 말을 번역하고 읽어 줘요.`,
  terms: `${brand.name} 웹 앱의 이용약관.`,
  privacy: `${brand.name} 웹 앱이 수집하는 데이터와 그 이유, 삭제 방법.`,
  people: `이 브라우저에서 ${brand.name}를 쓰는 사람을 선택하세요.`,
  library: '저장한 모든 글을 검색하고, 정리하고, 듣고, 공유하세요.',
  developers: '내 프로그램에서 저장, 받아쓰기, 번역, 듣기를 할 수 있어요. 한도는 앱과 같아요.',
  'not-found': '찾는 페이지가 없거나 주소가 바뀌었어요.',
  settings: `${brand.name}의 녹음, 번역, 읽어 주기, 화면 설정.`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | 페이지를 찾을 수 없음',
  text: '찾는 페이지가 없거나 주소가 바뀌었어요.',
  home: '홈으로 돌아가기',
};

export const rootError: Texts<'rootError'> = {
  heading: '앗, 문제가 생겼어요!',
  text: '앱을 불러오는 중에 오류가 생겼어요. 페이지를 새로 고침한 뒤 다시 시도해 주세요.',
  refresh: '새로 고침',
};

export const failures: Texts<'failures'> = {
  page: '이 페이지를 불러오지 못했어요.',
  part: '이 부분을 불러오지 못했어요.',
  crashed: '여기에서 문제가 발생했어요. 페이지의 나머지 부분은 계속 사용할 수 있어요.',
  retry: '다시 시도',
  reload: '페이지 새로고침',
};

export const legal: Texts<'legal'> = {
  contents: '목차',
  print: '인쇄',
  englishOnly: '이 문서는 영어로만 제공돼요.',
};

export const offline: Texts<'offline'> = {
  title: '오프라인이에요',
  text: '입력, 복사, 브라우저 목소리로 듣기는 계속할 수 있어요. 번역, HD 목소리, 로그인, 저장은 인터넷에 연결해야 해요.',
  wentOffline: '오프라인이에요.',
  cameBack: '다시 연결됐어요.',
  newVersion: '새 버전이 준비됐어요.',
  update: '업데이트',
  later: '나중에',
};

export const consent: Texts<'consent'> = {
  label: '쿠키',
  text: '쿠키는 로그인 상태를 유지해 줘요. 분석은 선택 사항이에요.',
  more: '개인정보 보호 약속',
  analytics: '분석 쿠키',
  accept: '동의',
  decline: '거부',
  chooseAgain: '쿠키 선택 변경',
};

export const theme: Texts<'theme'> = {
  picker: '테마',
  chosen: (name) => `${name} 테마`,
};

export const themeNames: Texts<'themeNames'> = {
  light: '라이트',
  dark: '다크',
  spooky: '으스스',
  forest: '숲',
  ocean: '바다',
  sunset: '노을',
  scifi: 'SF',
  fantasy: '판타지',
};
