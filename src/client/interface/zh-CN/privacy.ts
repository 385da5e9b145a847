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

export const device: Texts<'device'> = {
  title: '仅限此设备',
  text: '你说的和写的都会留在此设备上。',
  search: '离线 隐私 私密 无网络',
  recognition: '你的浏览器会在此设备上识别语音。',
  ownRecognition: '由这台电脑上的引擎识别语音。',
  inBrowserRecognition: '此页面会在此设备上识别英语，不能识别其他语言。',
  noRecognition: '录音已关闭：此浏览器不能在此设备上识别语音。请试试电脑版 Chrome 139 或更高版本。',
  translation: '你的浏览器会在此设备上翻译。',
  noTranslation: '翻译已关闭：此浏览器不能在此设备上翻译。请试试电脑版 Chrome 138 或更高版本。',
  pageTranslation:
    '此页面在此设备上进行英语、西班牙语、法语、德语、葡萄牙语和意大利语之间的翻译。所需内容只需下载一次。',
  voices: '只用此设备上已安装的音色朗读。',
  hdVoices: 'HD 音色需要网络，因此已关闭。',
  imports: '导入录音需要服务器，因此无法使用。文本文件仍可导入。',
  sharing: '用链接分享副本需要服务器，因此无法使用。',
  live: '实时字幕仍可使用，但在分享期间会把你说的话发送到服务器。',
  saving: '保存的文字稿只留在此浏览器中，不显示账号中的文字稿。',
  plan: '你的账号和套餐保持不变，只是打开期间不会使用，因此不显示套餐标志和额度。',
  question: '打开“仅限此设备”？',
  turnOn: '打开',
  cancel: '取消',
  mayDelete: '如果你一周没有使用此网站，此浏览器可能会删除保存的文字稿。请导出想保留的文字稿。',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: '“仅限此设备”已打开，所以没有发送任何内容。',
  missing: '这份文字稿不在此设备上。',
  full: '此设备的存储空间已满。请导出文字，或删除录音或已保存的文字稿以腾出空间。',
  makeRoom: '腾出空间',
  makeRoomAlt: '打开设置以删除录音',
};
