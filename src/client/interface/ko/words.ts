import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const dictionary: Texts<'dictionary'> = {
  title: '내 단어',
  open: '내 단어 열기',
  lead: '받아쓰고, 번역하고, 들을 때 항상 정확해야 하는 이름과 용어를 추가하세요.',
  search: '검색',
  searchLabel: '내 단어 검색',
  add: '단어 추가',
  more: '더 보기',
  importCsv: 'CSV 가져오기…',
  exportCsv: 'CSV 내보내기',
  fileName: '내-단어.csv',
  written: '표기',
  heard: '잘못 들리는 말',
  heardHint: '단어를 입력하고 Enter를 누르세요',
  removeHeard: (form) => `‘${form}’ 삭제`,
  translations: '번역할 때',
  spoken: '읽는 법',
  spokenOptional: '읽는 법(선택)',
  listen: '듣기',
  normal: '평소대로',
  translateNormally: '평소대로 번역',
  translatedNormally: '평소대로 번역',
  neverTranslate: '번역하지 않기',
  neverTranslated: '번역하지 않음',
  fixed: '번역어 지정…',
  language: '언어',
  translation: '번역어',
  addLanguage: '언어 추가',
  removeTranslation: '이 번역어 삭제',
  asWritten: '표기대로',
  heardAs: (forms) => `잘못 들리는 말: ${forms}`,
  edit: (word) => `‘${word}’ 수정`,
  remove: (word) => `‘${word}’ 삭제`,
  delete: '삭제',
  cancel: '취소',
  save: '저장',
  newWord: '단어 추가',
  editWord: '단어 수정',
  empty: `아직 단어가 없어요. ${brand.name}가 자주 틀리는 이름을 추가해 보세요.`,
  nothingFound: '검색과 일치하는 단어가 없어요.',
  count: (value, limit) => `단어 ${count(limit)}개 중 ${count(value)}개`,
  withAccount: '계정에 저장됨',
  onDevice: '이 기기에 저장됨',
  full: (limit) => `목록이 가득 찼어요(최대 ${count(limit)}개). 추가하려면 단어를 하나 삭제하세요.`,
  exists: '이미 목록에 있는 단어예요.',
  deleted: '단어를 삭제했어요',
  undo: '실행 취소',
  undoAlt: '단어 되돌리기',
  imported: (value) => `단어 ${count(value)}개를 가져왔어요`,
  importedNote: (skipped, left) =>
    [
      skipped > 0 && `잘못된 행 ${count(skipped)}개를 건너뛰었어요.`,
      left > 0 && `목록이 가득 차서 단어 ${count(left)}개는 추가하지 못했어요.`,
    ]
      .filter(Boolean)
      .join(' '),
  importFailed: '파일을 읽지 못했어요',
  importFailedText: 'CSV 파일을 선택해 주세요.',
  loadFailed: '단어를 불러오지 못했어요.',
  notSaved: '단어를 저장하지 못했어요',
  notSavedText: '연결을 확인하고 다시 시도해 주세요.',
  changedElsewhere: '다른 기기에서도 단어가 변경됐어요',
  changedElsewhereText: '변경한 내용을 최신 목록에 반영했어요.',
  tryAgain: '다시 시도',
  importOffer: (value) => `이 기기의 단어 ${count(value)}개를 계정에 추가할까요?`,
  importConfirm: '추가',
  importDecline: '이 기기에서 삭제',
  learn: (word, heard) => ['항상 ‘', heard, '’ 대신 ‘', word, '’라고 쓸까요?'],
  always: '항상',
  notNow: '나중에',
  learned: (word) => `내 단어에 추가했어요: ${word}`,
};

export const device: Texts<'device'> = {
  title: '이 기기에서만',
  text: '말과 글이 이 기기를 벗어나지 않아요.',
  recognition: '브라우저가 이 기기에서 음성을 인식해요.',
  ownRecognition: '이 컴퓨터의 엔진이 음성을 인식해요.',
  inBrowserRecognition: '이 페이지가 이 기기에서 영어를 인식해요. 다른 언어는 인식할 수 없어요.',
  noRecognition:
    '녹음이 꺼져 있어요. 이 브라우저는 이 기기에서 음성을 인식할 수 없어요. 컴퓨터용 Chrome 139 이상을 사용해 보세요.',
  translation: '브라우저가 이 기기에서 번역해요.',
  ownTranslation: '이 컴퓨터의 엔진이 번역해요.',
  noTranslation:
    '번역이 꺼져 있어요. 이 브라우저는 이 기기에서 번역할 수 없어요. 컴퓨터용 Chrome 138 이상을 사용해 보세요.',
  voices: '이 기기에 설치된 목소리로만 읽어요. HD 목소리는 네트워크가 필요해서 꺼져 있어요.',
  saving: '저장한 받아쓰기는 이 브라우저에 남아요. 계정에 있는 받아쓰기는 보이지 않아요.',
  mayDelete:
    '이 사이트를 일주일 동안 사용하지 않으면 브라우저가 저장한 받아쓰기를 삭제할 수 있어요. 보관할 받아쓰기는 내보내세요.',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: '‘이 기기에서만’이 켜져 있어 아무것도 보내지 않았어요.',
  missing: '이 받아쓰기는 이 기기에 없어요.',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: '녹음이 꺼져 있어요',
  unsupported: '이 브라우저는 이 기기에서 음성을 인식할 수 없어요. 컴퓨터용 Chrome 139 이상을 사용해 보세요.',
  unavailable: (language) =>
    `이 브라우저는 이 기기에서 ${language}를 인식할 수 없어요. 다른 언어를 선택하거나 ‘이 기기에서만’을 끄세요.`,
  englishOnly:
    '이 브라우저가 이 기기에서 인식할 수 있는 언어는 영어뿐이에요. 영어를 선택하거나 ‘이 기기에서만’을 끄세요.',
  missing: (language) => `${language}가 아직 이 기기에 없어요`,
  missingText: '브라우저가 언어 팩을 한 번 다운로드해야 해요. 말한 내용은 이 기기에만 남아요.',
  engineText: (megabytes) =>
    `다운로드 크기는 ${megabytes}MB예요. 한 번만 받으면 오프라인에서도 녹음할 수 있어요. 말한 내용은 이 기기에만 남아요.`,
  download: '다운로드',
  downloadAlt: (language) => `음성 인식용 ${language} 다운로드`,
  downloading: (language) => `${language} 다운로드하는 중…`,
  downloadingText: '브라우저가 언어 팩을 다운로드하고 있어요. 준비되면 알려 드릴게요.',
  ready: (language) => `${language} 준비 완료`,
  readyText: '시작하려면 녹음을 누르세요.',
  failed: (language) => `${language}를 다운로드하지 못했어요`,
  failedText: '연결을 확인하고 다시 시도해 주세요.',
};
