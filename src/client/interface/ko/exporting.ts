import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: '내보내기',
  text: '텍스트',
  format: '형식',
  fileName: '파일 이름',
  share: '공유…',
  save: '파일 저장',
  saved: (name) => `‘${name}’ 파일을 저장했어요`,
  failed: '파일을 만들지 못했어요. 다른 형식으로 시도해 주세요.',
  shareFailed: '공유하지 못했어요. 대신 파일로 저장할 수 있어요.',
  estimated: '이 텍스트에는 시간 기록이 없어 길이로 추정했어요.',
  untranslated: (value, total) =>
    `파트 ${count(total)}개 중 ${count(value)}개는 번역되지 않아 원문 그대로 들어가요.`,
  unfinished: '가져오기가 아직 끝나지 않았어요. 파일에는 지금까지 받아쓴 내용이 들어가요.',
  allFailed: '파일을 만들지 못했어요. 다시 시도해 주세요.',
  allIncomplete: '일부 글을 완전히 불러오지 못했어요. 해당 파일에는 제목, 번역, 화자가 빠져 있을 수 있어요.',
  allSaved: (value) => `글 ${count(value)}개를 내보냈어요`,
};

export const exportParts: Texts<'exportParts'> = {
  original: '원문',
  translation: '번역문',
  both: '둘 다',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: '일반 텍스트', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: '자막', detail: '.srt' },
  vtt: { name: '웹 자막', detail: '.vtt' },
  json: { name: '시간 포함 데이터', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: '글',
  zipName: '저장한 글.zip',
  columns: ['파일', '언어', '저장 시각', '글자 수'],
  speaker: (name) => `${name}:`,
};
