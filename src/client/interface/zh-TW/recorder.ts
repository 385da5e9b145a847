import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: '開始錄音',
  stop: '停止錄音',
  starting: '取消錄音',
  stopping: '正在結束錄音',
  paused: '錄音已暫停',
  unsupported: '這個瀏覽器不支援錄音',
  idleHint: '按下開始錄音',
  idleHintAsking: '按下開始錄音，然後允許使用麥克風',
  recordingHint: '錄音中，按下停止',
  startingHint: '正在啟動…',
  startingHintAsking: '正在啟動…瀏覽器詢問時請選擇「允許」',
  slowHint: '正在等待瀏覽器，按下可取消',
  stoppingHint: '正在處理最後幾個字…',
  writingHint: (phrases) => `還有 ${count(phrases)} 句正在轉錄，按下可繼續錄音`,
  errorHint: '按下再試一次',
  pausedHint: '字數已滿',
  unsupportedHint: '請在上方輸入或貼上文字',
  or: '或',
  space: '空白鍵',
  microphone: '麥克風',
  import: '匯入',
  elapsed: '錄音時間',
  announceStarted: '已開始錄音',
  announceStopped: '已停止錄音',
  signInHint: '登入後即可在這個瀏覽器中錄音',
  holdHint: '按住錄音',
  releaseHint: '錄音中，放開停止',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `無法啟動語音辨識：${message}`,
  noResponse: '沒有回應',
  startHelp: '請稍等一下，再按一次錄音。如果問題持續發生，請重新整理頁面。',
  silenceTitle: '錄音已停止',
  silenceHelp: '已經一段時間沒聽到聲音了。按下錄音即可繼續。',
  noResponseHelp: '瀏覽器的語音辨識服務沒有回應。請檢查網路連線，然後再按一次錄音。',
  engineTitle: (code) => `語音辨識錯誤：${code}`,
  dictation: '請在系統設定中開啟聽寫（和 Siri），然後再按一次錄音。',
  serviceNotAllowed: '這個瀏覽器不允許網站使用其語音辨識服務。請試試 Chrome、Edge 或 Safari。',
  networkStopped: '瀏覽器無法連線到其語音辨識服務。請檢查網路連線，或試試 Chrome、Edge 或 Safari。',
  networkRetrying: '無法連線到語音辨識服務，正在重試。',
  noMicrophone: '找不到麥克風。請檢查是否已接上，並已在系統設定中選取。',
  microphoneInUse: '麥克風正在使用中，可能是在另一個分頁。請先在那裡停止，然後再按一次錄音。',
  languageNotSupported: '這個瀏覽器無法辨識你選擇的語言。請選擇其他語言，或換一個瀏覽器。',
  unknownHelp: '你的文字沒有遺失。請按下錄音再試一次。',
  allowIos: '開啟「設定」>「App」>「Safari」>「麥克風」，選擇「允許」，然後再按一次錄音。',
  allowSafari: '在「Safari」選單中選擇「此網站的設定」，允許使用麥克風，然後再按一次錄音。',
  allowAndroid: '輕觸網址旁的圖示，選擇「權限」>「麥克風」>「允許」，然後再按一次錄音。',
  allowDesktop: '按一下網址旁的圖示，允許使用麥克風，然後再按一次錄音。',
};

export const microphone: Texts<'microphone'> = {
  title: '麥克風',
  choose: '換一個',
  chooseAltText: '換一個麥克風',
  unnamed: '你的麥克風',
  noSound: (name) => ({
    title: `沒有收到聲音：${name}`,
    description: '請檢查是否已開啟且未靜音。',
  }),
  unplugged: (name) => ({
    title: '麥克風已拔除',
    description: `已改用其他麥克風繼續錄音：${name}`,
  }),
  recognition: '語音辨識',
  auto: '自動',
  autoDetail: '優先使用瀏覽器的語音辨識，無法使用時改用這台伺服器。',
  browser: '這個瀏覽器',
  browserDetail: '免費，不限用量。',
  server: '這台伺服器',
  signIn: '登入後即可使用。',
  left: (seconds) =>
    seconds < 60
      ? `語音辨識還剩 ${Math.floor(seconds)} 秒`
      : `語音辨識還剩 ${count(Math.floor(seconds / 60))} 分鐘`,
  allow: '允許使用麥克風即可查看音量。',
  browserMicrophone: '瀏覽器會使用自身設定中選取的麥克風。',
  now: {
    browser: `目前由瀏覽器把你說的話轉成文字，音訊可能會傳送給瀏覽器廠商。${brand.name} 不會接收或保留音訊。`,
    server: '目前由這台伺服器及其語音辨識服務商把你說的話轉成文字。音訊不會保留。',
  },
  change: '在設定中變更',
};

export const takenOver: Texts<'takenOver'> = {
  title: '已改由這台伺服器辨識語音',
  description: '你的語音會傳送到這台伺服器及其語音辨識服務商轉成文字，不會保留。',
};

const onThisDevice = '音訊只在這部裝置上。';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `有 ${count(seconds)} 秒語音尚未轉成文字`
      : `有 ${count(Math.round(seconds / 60))} 分鐘語音尚未轉成文字`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `連上伺服器後會轉成文字。${onThisDevice}`,
    allowance: `語音辨識額度已用完。${onThisDevice}`,
    'signed-out': `登入後即可轉成文字。${onThisDevice}`,
    memory: `伺服器記憶體不足，無法進行語音辨識。較小的模型佔用較少：npm run engines -- recognition:base。${onThisDevice}`,
    full: '文字已達長度上限，請先儲存或清除。',
  },
  unsavedTitle: '這部裝置的儲存空間已滿',
  unsaved: '在語音轉成文字之前，請不要關閉這個頁面。',
  transcribe: '轉成文字',
  download: '下載',
  discard: '捨棄',
  fileName: '錄音.wav',
  discardTitle: '要捨棄這段語音嗎？',
  discardText: '這段語音尚未轉成文字，也沒有其他副本。',
  keep: '保留',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: '這個瀏覽器無法錄音',
  unsupportedToast: '要錄音，請使用 Chrome、Edge 或 Safari。你仍然可以在這裡輸入或貼上文字。',
  deviceToast: '如要在這裡用英文聽寫，請開啟「僅限這部裝置」，或使用 Chrome、Edge 或 Safari。',
  turnOn: '開啟',
  turnOnAlt: '開啟「僅限這部裝置」',
  pausedTitle: '轉錄已暫停',
  pausedToast: '已達長度上限，錄音暫停。請儲存或清除目前的文字。',
};

export const onServer: Texts<'onServer'> = {
  translation: '已在這台伺服器上翻譯。',
  translationMore: '你的文字沒有傳送到其他地方。',
  recognition: '你的語音在這台伺服器上轉成文字，不會保留，也不會傳送到其他地方。',
  voice: (name) => `${name}，這台伺服器上 AI 生成的聲音`,
  simpleVoice: (name) => `${name}，這台伺服器的簡易聲音`,
};

export const slowStart: Texts<'slowStart'> = {
  title: '瀏覽器的語音服務還沒有回應',
  orServer: '你可以繼續等待，或讓這台伺服器轉錄你說的話。',
  orType: '你可以繼續等待，或按下按鈕取消。',
  server: '使用這台伺服器',
  serverAlt: '讓這台伺服器轉錄你說的話',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: '錄音已關閉',
  unsupported: '這個瀏覽器無法在這部裝置上辨識語音。請試試電腦版 Chrome 139 以上版本。',
  unavailable: (language) =>
    `這個瀏覽器無法在這部裝置上辨識${language}。請選擇其他語言，或關閉「僅限這部裝置」。`,
  englishOnly: '這個瀏覽器在這部裝置上只能辨識英文。請選擇英文，或關閉「僅限這部裝置」。',
  missing: (language) => `這部裝置上還沒有${language}`,
  missingText: '瀏覽器需要下載一次語言套件。你說的話仍然只留在這部裝置上。',
  engineText: (megabytes) =>
    `需要下載 ${megabytes} MB。只需下載一次，之後離線也能錄音。你說的話只留在這部裝置上。`,
  download: '下載',
  downloadAlt: (language) => `下載${language}以辨識語音`,
  downloading: (language) => `正在下載${language}…`,
  downloadingText: '瀏覽器正在下載語言套件，準備好後會通知你。',
  ready: (language) => `${language}已準備好`,
  readyText: '按下錄音即可開始。',
  failed: (language) => `無法下載${language}`,
  failedText: '請檢查網路連線後再試一次。',
};
