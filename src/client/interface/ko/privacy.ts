import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)}자`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))}초`;

export const sent: Texts<'sent'> = {
  title: '이 기기에서 보낸 내용',
  text: '이 기록은 이 브라우저에만 남고, 말이나 글의 내용은 담기지 않아요.',
  today: '오늘',
  clear: '지우기',
  cleared: '기록을 비웠어요',
  empty: '오늘 이 기기에서 보낸 글이나 음성이 없어요.',
  titles: {
    translation: '번역',
    speech: '음성',
    browserSpeech: '음성',
    hdVoice: 'HD 목소리',
    browserVoice: '읽기',
    save: '저장',
    live: '실시간 자막',
    other: '기타 데이터',
  },
  tidy: '글 다듬기',
  words: '내 사전',
  deviceOn: '‘이 기기에서만’을 켰어요',
  deviceOff: '‘이 기기에서만’을 껐어요',
  stopped: (title) => `${title}: 전송 차단됨`,
  nothingSent: '‘이 기기에서만’이 켜져 있어 아무것도 보내지 않았어요.',
  voice: (name) => `HD 목소리 ${name}`,
  details: {
    translation: (value) => `${characters(value)}, 번역 업체로`,
    speech: (value) => `${seconds(value)}, 이 서버와 음성 인식 업체로`,
    ownSpeech: (value) => `${seconds(value)}, 이 서버로`,
    browserSpeech: (value) => `${seconds(value)}, 브라우저의 음성 인식 서비스로`,
    hdVoice: (value) => `${characters(value)}, 읽기 서비스 업체로`,
    browserVoice: (value) => `${characters(value)}, 브라우저의 읽기 서비스로`,
    save: (value) => `${characters(value)}, 이 서버로`,
    live: (value) => `${characters(value)}, 이 서버로`,
    other: (value) => `${characters(value)}, 이 서버로`,
  },
};

export const device: Texts<'device'> = {
  title: '이 기기에서만',
  text: '말하고 쓴 내용은 이 기기에만 남아요.',
  search: '오프라인 비공개 개인정보 인터넷 없이',
  recognition: '브라우저가 이 기기에서 음성을 인식해요.',
  ownRecognition: '이 컴퓨터의 엔진이 음성을 인식해요.',
  inBrowserRecognition: '이 페이지가 이 기기에서 영어를 인식해요. 다른 언어는 인식할 수 없어요.',
  noRecognition:
    '녹음이 꺼져 있어요. 이 브라우저는 이 기기에서 음성을 인식할 수 없어요. 컴퓨터용 Chrome 139 이상을 사용해 보세요.',
  translation: '브라우저가 이 기기에서 번역해요.',
  noTranslation:
    '번역이 꺼져 있어요. 이 브라우저는 이 기기에서 번역할 수 없어요. 컴퓨터용 Chrome 138 이상을 사용해 보세요.',
  pageTranslation:
    '이 페이지가 이 기기에서 영어, 스페인어, 프랑스어, 독일어, 포르투갈어, 이탈리아어를 서로 번역해요. 필요한 것은 한 번만 내려받아요.',
  voices: '이 기기에 설치된 목소리로만 읽어요.',
  hdVoices: 'HD 목소리는 네트워크가 필요해서 꺼져 있어요.',
  imports: '녹음은 서버가 필요해서 가져올 수 없어요. 텍스트 파일은 가져올 수 있어요.',
  sharing: '사본은 서버가 필요해서 링크로 공유할 수 없어요.',
  live: '실시간 자막은 계속 쓸 수 있지만, 공유하는 동안 말한 내용이 서버로 전송돼요.',
  saving: '저장한 글은 이 브라우저에 남아요. 계정에 있는 글은 보이지 않아요.',
  plan: '계정과 요금제는 그대로지만, 켜져 있는 동안에는 쓰지 않아서 요금제 배지와 한도가 보이지 않아요.',
  question: '‘이 기기에서만’을 켤까요?',
  turnOn: '켜기',
  cancel: '취소',
  mayDelete:
    '이 사이트를 일주일 동안 사용하지 않으면 브라우저가 저장한 글을 삭제할 수 있어요. 보관할 글은 내보내세요.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: '‘이 기기에서만’이 켜져 있어 아무것도 보내지 않았어요.',
  missing: '이 글은 이 기기에 없어요.',
  full: '이 기기의 저장 공간이 가득 찼어요. 텍스트를 내보내거나, 녹음이나 저장한 글을 삭제해 공간을 만드세요.',
  makeRoom: '공간 만들기',
  makeRoomAlt: '설정을 열어 녹음 삭제하기',
};
