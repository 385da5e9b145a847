import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} 字符`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} 秒`;

export const sent: Texts<'sent'> = {
  title: '此设备发出的内容',
  text: '此记录只保存在此浏览器中，不含具体内容。',
  today: '今天',
  clear: '清除',
  cleared: '记录已清空',
  empty: '今天没有任何文字或语音离开此设备。',
  titles: {
    translation: '翻译',
    speech: '语音',
    browserSpeech: '语音',
    hdVoice: 'HD 音色',
    browserVoice: '朗读',
    save: '保存',
    live: '实时字幕',
    other: '其他数据',
  },
  tidy: '整理文字',
  words: '我的词库',
  deviceOn: '已打开“仅限此设备”',
  deviceOff: '已关闭“仅限此设备”',
  stopped: (title) => `已阻止发送：${title}`,
  nothingSent: '当时“仅限此设备”已打开，所以没有发送任何内容。',
  voice: (name) => `HD 音色 ${name}`,
  details: {
    translation: (value) => `${characters(value)}，发送到翻译服务商`,
    speech: (value) => `${seconds(value)}，发送到本服务器及其语音识别服务商`,
    ownSpeech: (value) => `${seconds(value)}，发送到本服务器`,
    browserSpeech: (value) => `${seconds(value)}，发送到浏览器的语音识别服务`,
    hdVoice: (value) => `${characters(value)}，发送到朗读服务商`,
    browserVoice: (value) => `${characters(value)}，发送到浏览器的朗读服务`,
    save: (value) => `${characters(value)}，发送到本服务器`,
    live: (value) => `${characters(value)}，发送到本服务器`,
    other: (value) => `${characters(value)}，发送到本服务器`,
  },
};
