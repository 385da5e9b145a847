import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: '개발자',
  lead: '내 프로그램에서 저장, 받아쓰기, 번역, 듣기를 할 수 있어요. 한도는 앱과 같아요.',
  signInFirst: '로그인하면 키를 만들 수 있어요.',
  examples: '예시',
  save: '텍스트 저장',
  list: '저장한 텍스트 목록 보기',
  transcribe: '파일 받아쓰기',
  translate: '번역',
  speak: '읽어 주기',
  keyShown: '이 페이지를 떠나기 전까지 아래 예시에 새 키가 들어 있어요.',
  client: '클라이언트와 명령줄',
  reference: '참조 문서',
  parameters: '매개변수',
  body: '본문',
  responses: '응답',
  errorCodes: '오류 코드',
  required: '필수',
  openapi: 'OpenAPI 문서',
  webhookCall: '주소로 전달되는 내용',
  webhookCheck: '서명 확인',
  freeLimits: (translations, characters) =>
    `무료 계정: 번역은 하루 ${translations}회, Iris(sage) 목소리는 ${characters}자까지 한 번 사용해 볼 수 있어요.`,
};
