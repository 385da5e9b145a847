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
  words: '내 단어',
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
