import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} 字元`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} 秒`;

export const sent: Texts<'sent'> = {
  title: '這部裝置送出的內容',
  text: '這份紀錄只存在這個瀏覽器中，不含實際內容。',
  today: '今天',
  clear: '清除',
  cleared: '紀錄已清空',
  empty: '今天沒有任何文字或語音離開這部裝置。',
  titles: {
    translation: '翻譯',
    speech: '語音',
    browserSpeech: '語音',
    hdVoice: 'HD 聲音',
    browserVoice: '朗讀',
    save: '儲存',
    live: '即時字幕',
    other: '其他資料',
  },
  tidy: '整理文字',
  words: '我的詞庫',
  deviceOn: '已開啟「僅限這部裝置」',
  deviceOff: '已關閉「僅限這部裝置」',
  stopped: (title) => `已阻止傳送：${title}`,
  nothingSent: '當時「僅限這部裝置」已開啟，所以沒有傳送任何內容。',
  voice: (name) => `HD 聲音 ${name}`,
  details: {
    translation: (value) => `${characters(value)}，傳送到翻譯服務商`,
    speech: (value) => `${seconds(value)}，傳送到這台伺服器及其語音辨識服務商`,
    ownSpeech: (value) => `${seconds(value)}，傳送到這台伺服器`,
    browserSpeech: (value) => `${seconds(value)}，傳送到瀏覽器的語音辨識服務`,
    hdVoice: (value) => `${characters(value)}，傳送到朗讀服務商`,
    browserVoice: (value) => `${characters(value)}，傳送到瀏覽器的朗讀服務`,
    save: (value) => `${characters(value)}，傳送到這台伺服器`,
    live: (value) => `${characters(value)}，傳送到這台伺服器`,
    other: (value) => `${characters(value)}，傳送到這台伺服器`,
  },
};

export const device: Texts<'device'> = {
  title: '僅限這部裝置',
  text: '你說的和寫的都會留在這部裝置上。',
  search: '離線 隱私 私密 無網路',
  recognition: '你的瀏覽器會在這部裝置上辨識語音。',
  ownRecognition: '由這部電腦上的引擎辨識語音。',
  inBrowserRecognition: '這個頁面會在這部裝置上辨識英文，無法辨識其他語言。',
  noRecognition: '錄音已關閉：這個瀏覽器無法在這部裝置上辨識語音。請試試電腦版 Chrome 139 以上版本。',
  translation: '你的瀏覽器會在這部裝置上翻譯。',
  noTranslation: '翻譯已關閉：這個瀏覽器無法在這部裝置上翻譯。請試試電腦版 Chrome 138 以上版本。',
  pageTranslation:
    '這個頁面在這部裝置上進行英文、西班牙文、法文、德文、葡萄牙文和義大利文之間的翻譯。所需內容只需下載一次。',
  voices: '只用這部裝置上已安裝的聲音朗讀。',
  hdVoices: 'HD 聲音需要網路，因此已關閉。',
  imports: '匯入錄音需要伺服器，因此無法使用。文字檔仍可匯入。',
  sharing: '用連結分享副本需要伺服器，因此無法使用。',
  live: '即時字幕仍可使用，但在分享期間會把你說的話傳送到伺服器。',
  saving: '儲存的逐字稿只留在這個瀏覽器中，不會顯示帳號中的逐字稿。',
  plan: '你的帳號和方案保持不變，只是開啟期間不會使用，因此不顯示方案標誌和額度。',
  question: '開啟「僅限這部裝置」？',
  turnOn: '開啟',
  cancel: '取消',
  mayDelete: '如果你一週沒有使用這個網站，這個瀏覽器可能會刪除儲存的逐字稿。請匯出想保留的逐字稿。',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: '「僅限這部裝置」已開啟，所以沒有傳送任何內容。',
  missing: '這份逐字稿不在這部裝置上。',
  full: '這部裝置的儲存空間已滿。請匯出文字，或刪除錄音或已儲存的逐字稿來騰出空間。',
  makeRoom: '騰出空間',
  makeRoomAlt: '開啟設定以刪除錄音',
};
