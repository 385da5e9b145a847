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
