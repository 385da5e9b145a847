import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '#초',
  minute: '#분',
  hour: '#시간',
});

const unchanged = '텍스트는 그대로이고 이용 한도도 쓰지 않았어요.';
const readable = `${brand.name}에서는 WAV, MP3, M4A, OGG, WebM, FLAC, MP4, MOV 파일과 TXT, Markdown, SRT, VTT, Word 텍스트를 읽을 수 있어요.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `‘${name}’ 파일이 비어 있어요`,
    text: () => `파일에 아무것도 없어요. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `‘${name}’ 파일을 읽을 수 없어요`,
    text: () => `녹음 파일도 텍스트 파일도 아니에요. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `‘${name}’ 파일에 자막이 없어요`,
    text: () => `시간이 적힌 줄이 없어요. 확장자를 .txt로 바꾸면 텍스트로 가져올 수 있어요. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `‘${name}’ 파일에 소리가 없어요`,
    text: () => `화면은 있지만 오디오 트랙이 없어 받아쓸 내용이 없어요. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `‘${name}’ 파일에 말소리가 없어요`,
    text: () => `파일 전체를 확인했지만 말소리를 찾지 못했어요. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `‘${name}’ 파일은 보호되어 있어요`,
    text: () => `파일이 암호화되어 있어 원래 앱에서만 열 수 있어요. ${unchanged}`,
  },
  codec: {
    title: (name) => `이 브라우저에서 ‘${name}’ 파일을 재생할 수 없어요`,
    text: (codec) =>
      `이 브라우저가 지원하지 않는 오디오 형식이에요${codec ? `(${codec})` : ''}. 다른 브라우저를 사용하거나 파일을 MP3로 변환해 보세요. ${unchanged}`,
  },
  damaged: {
    title: (name) => `‘${name}’ 파일이 손상됐어요`,
    text: () => `파일 일부가 없거나 손상됐어요. 다시 복사하거나 다운로드하세요. ${unchanged}`,
  },
  overstated: {
    title: (name) => `‘${name}’ 파일을 읽을 수 없어요`,
    text: () =>
      `파일 크기에 담을 수 없을 만큼 긴 소리가 들어 있다고 되어 있어요. 다시 복사하거나 다운로드하세요. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `‘${name}’ 파일이 너무 커요`,
    text: () => `녹음은 2GB까지, 텍스트 파일은 20MB까지 가져올 수 있어요. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: '놓으면 가져와요',
  title: (name) => `${name} 가져오기`,
  measuring: (share) => `말소리를 찾는 중… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `길이 ${duration(lengthSeconds)}, 그중 말소리 ${duration(speechSeconds)}. ${parts === 1 ? '파트 하나에 모두 들어가요' : `약 ${count(parts)}개 파트로 나뉘어요`}.`,
  uses: (seconds) => `${duration(seconds)} 사용`,
  left: (left, limit) => `${fullMinutes(limit)}분 중 ${fullMinutes(left)}분 남음`,
  silence: '무음 구간은 포함되지 않아요.',
  where:
    '음성은 받아쓰기 위해 이 서버와 음성 인식 업체로 전송되며, 그곳에 보관되지 않아요. 파일은 이 브라우저에 남아요.',
  onServer: '음성은 이 서버에서 받아쓰며, 보관하거나 다른 곳으로 보내지 않아요. 파일은 이 브라우저에 남아요.',
  needsMore: (seconds, left) => `${duration(seconds)} 필요, ${fullMinutes(left)}분 남음`,
  needsMoreText: '이용 한도만큼 받아쓸게요. 나머지는 이 기기에 남아 있어요.',
  upgrade: '업그레이드',
  language: '녹음의 언어',
  import: '가져오기',
  cancel: '취소',
  close: '닫기',
  another: '다른 파일 선택',
  signInTitle: '녹음을 가져오려면 로그인하세요',
  signIn: '로그인',
  signInAlt: '로그인하고 녹음 가져오기',
  notOffered: '이 서버는 녹음을 받아쓸 수 없어요. 텍스트 파일은 가져올 수 있어요.',
  onDevice: '녹음을 가져오려면 ‘이 기기에서만’을 끄세요. 텍스트 파일은 가져올 수 있어요.',
  elsewhere: '다른 탭에서 파일을 가져오고 있어요. 먼저 그 작업을 마치거나 삭제하세요.',
  failed: '파일을 가져오지 못했어요. 다시 시도해 주세요.',
  imported: (name) => `‘${name}’ 파일을 가져왔어요`,
  lost: '공유한 파일이 도착하지 않았어요. 다시 공유해 주세요.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `${name} 받아쓰는 중`,
  progress: (done, total) => `${roundMinutes(total)}분 중 ${fullMinutes(done)}분`,
  timeLeft: (seconds) => ` · 약 ${duration(seconds)} 남음`,
  paused: '일시 정지됨',
  hold: {
    offline: '네트워크 연결을 기다리는 중',
    failed: '일부 음성을 받아쓰지 못했어요',
    allowance: '음성 인식 이용 한도를 모두 사용했어요',
    'signed-out': '계속하려면 로그인하세요',
    memory: '메모리가 부족해요. 더 작은 모델은 메모리를 덜 써요: npm run engines -- recognition:base',
  },
  kept: '지금까지 받아쓴 내용은 그대로 남고, 나머지 녹음은 이 기기에 남아 있어요.',
  renewsDaily: (time) => `이용 한도는 ${time}에 초기화돼요.`,
  renewsOn: (day) => `이용 한도는 ${date(day)}에 초기화돼요.`,
  unsaved: '이 페이지를 열어 두세요. 파일이 너무 커서 이 기기에 보관할 수 없어요.',
  pause: '일시 정지',
  resume: '계속',
  retry: '다시 시도',
  cancel: '취소',
  cancelTitle: '받아쓰기를 멈출까요?',
  cancelText: '지금까지 받아쓴 내용은 그대로 남아요.',
  stop: '중지',
  keep: '계속하기',
  damaged: (seconds) => `파일이 ${duration(seconds)} 이후로 손상됐어요. 그 앞은 모두 받아썼어요.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, 파트 ${count(part)}/${count(parts)}`,
  coming: (value) => `· ${count(value)}개 더 남음`,
  all: '모든 파트',
  previous: '이전 파트',
  next: '다음 파트',
  item: (part) => `파트 ${count(part)}`,
  saved: '저장됨',
  saveAll: '모든 파트 저장',
  saveFinished: '완료된 파트 저장',
  unfinished: '마지막 파트는 아직 완료되지 않았어요.',
  exportAll: '모든 파트 내보내기…',
  listen: '녹음 듣기',
  stopListening: '듣기 중지',
  cantPlay: '녹음을 재생할 수 없어요',
  turns: '누가 말하는지 보기',
  remove: '가져온 파일 삭제…',
  removeTitle: (name) => `‘${name}’ 파일을 삭제할까요?`,
  removeText: '녹음과 저장하지 않은 파트가 이 기기에서 삭제돼요.',
  removeConfirm: '삭제',
  keep: '유지',
  savedAll: (value) => `파트 ${count(value)}개를 저장했어요`,
  savedSome: (saved, value) =>
    `파트 ${count(value)}개 중 ${count(saved)}개를 저장했어요. 나머지는 이 기기에 남아 있어요.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: '이 파일을 열까요?',
  text: '다른 앱이나 웹사이트에서 보낸 파일이에요. 직접 공유한 파일일 때만 여세요.',
  open: '열기',
  cancel: '나중에',
};
