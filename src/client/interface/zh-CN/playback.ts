import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: '播放',
  playOf: { original: '播放原文', translation: '播放译文' },
  stop: '停止',
  voice: '音色',
  browserShort: '浏览器',
  preview: (name) => `试听 ${name}`,
  stopPreview: (name) => `停止试听 ${name}`,
  tryOnce: '试用一次',
  premium: 'HD',
  aiVoices: 'HD 音色由 AI 生成，不是真人录音。',
  hdLeft: (value) => `HD 剩余 ${count(value)}`,
  hdLeftUnit: () => '字符',
  left: '',
  started: '正在朗读',
};

export const reading: Texts<'reading'> = {
  pause: '暂停',
  resume: '继续',
  aiVoice: (name) => `${name}，AI 生成的音色`,
  preparing: '正在准备音色…',
  position: '播放位置',
  speed: '语速',
  speedValue: (speed) => `${speed}×`,
  download: '下载 MP3',
  estimate: (time) => `约 ${time}`,
  cost: (value, tooLittle) => `${tooLittle ? '需要' : '消耗'} HD ${count(value)}`,
  onlyLeft: (value) => `，剩余 ${count(value)}`,
  trialEnded: 'Iris 免费试用已结束',
  trialEndedText: '浏览器音色仍然免费且不限量。',
  upgrade: '升级',
  signIn: '登录',
  upgradeHow: '请点按页面顶部的“升级”',
  signInHow: '请点按页面顶部的“登录”',
  unit: () => '字符',
};

export const voices: Texts<'voices'> = {
  browserName: '浏览器音色',
  descriptions: {
    browser: '在此设备上，不限量',
    alloy: '均衡清晰',
    ash: '温暖沉稳',
    ballad: '抒情，适合讲故事',
    coral: '明快亲切',
    echo: '平静从容',
    fable: '富有表现力',
    nova: '活泼年轻',
    onyx: '低沉浑厚',
    sage: '温柔沉静',
    shimmer: '轻盈空灵',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: '没有可朗读的文字，请先输入或录音。',
  'sign-in': '请先登录。',
  'trial-sign-in': '登录后即可试用 Iris。',
  'premium-required': '此音色属于 Premium。',
  'trial-used': 'Iris 试用机会已用完。升级到 Premium 即可不限次使用。',
  'trial-too-long': 'Iris 试用限 50 个字符。',
  'trial-check-failed': '无法查询 Iris 试用状态。',
  'trial-check-invalid': '试用查询返回了无效的响应。',
  'trial-check-unreachable': '无法验证 Iris 试用。',
  'speech-limit': '超出字符上限。免费用户每天限 50 字符，升级到 Premium 每月可用 5,000 字符。',
  unavailable: '抱歉，朗读服务暂不可用，请稍后再试。',
  'browser-failed': '朗读失败',
  'audio-failed': '播放音频时出错',
  stopped: '已停止朗读。',
  'tap-again': '浏览器需要你再点一次才能播放声音，请再按一次“播放”。',
  'no-voice': '你的设备没有这种语言的音色，请试试 HD 音色。',
  unsupported: '此浏览器无法朗读文字，请试试 HD 音色。',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: '没有可朗读的内容',
  'sign-in': '登录以使用 HD 音色',
  'trial-sign-in': '试用一次 Iris',
  'premium-required': 'HD 音色',
  'trial-used': 'Iris 试用',
  'trial-too-long': 'Iris 试用',
  'trial-check-failed': 'Iris 试用',
  'trial-check-invalid': 'Iris 试用',
  'trial-check-unreachable': 'Iris 试用',
  'speech-limit': 'HD 字符不足',
  'no-voice': '找不到音色',
  unsupported: '没有浏览器音色',
  'tap-again': '请再点一次',
};
