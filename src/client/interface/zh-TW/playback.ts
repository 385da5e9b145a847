import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: '播放',
  playOf: { original: '播放原文', translation: '播放譯文' },
  stop: '停止',
  voice: '聲音',
  browserShort: '瀏覽器',
  preview: (name) => `試聽 ${name}`,
  stopPreview: (name) => `停止試聽 ${name}`,
  tryOnce: '試用一次',
  premium: 'HD',
  aiVoices: 'HD 聲音由 AI 生成，不是真人錄音。',
  hdLeft: (value) => `HD 剩餘 ${count(value)}`,
  hdLeftUnit: () => '字元',
  left: '',
  started: '正在朗讀',
};

export const reading: Texts<'reading'> = {
  pause: '暫停',
  resume: '繼續',
  aiVoice: (name) => `${name}，AI 生成的聲音`,
  preparing: '正在準備聲音…',
  position: '播放位置',
  speed: '速度',
  speedValue: (speed) => `${speed}×`,
  download: '下載 MP3',
  estimate: (time) => `約 ${time}`,
  cost: (value, tooLittle) => `${tooLittle ? '需要' : '使用'} HD ${count(value)}`,
  onlyLeft: (value) => `，剩餘 ${count(value)}`,
  trialEnded: 'Iris 免費試用已結束',
  trialEndedText: '瀏覽器聲音仍然免費，且不限用量。',
  upgrade: '升級',
  signIn: '登入',
  upgradeHow: '請按頁面頂端的「升級」',
  signInHow: '請按頁面頂端的「登入」',
  unit: () => '字元',
};

export const voices: Texts<'voices'> = {
  browserName: '瀏覽器聲音',
  descriptions: {
    browser: '在這部裝置上，不限用量',
    alloy: '均衡清晰',
    ash: '溫暖沉穩',
    ballad: '抒情，適合說故事',
    coral: '明亮親切',
    echo: '平靜從容',
    fable: '富有表現力',
    nova: '活潑年輕',
    onyx: '低沉渾厚',
    sage: '溫柔沉靜',
    shimmer: '輕盈空靈',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: '沒有可朗讀的文字，請先輸入或錄音。',
  'sign-in': '請先登入。',
  'trial-sign-in': '登入後即可試用 Iris。',
  'premium-required': '這個聲音屬於 Premium。',
  'trial-used': 'Iris 試用機會已用完。升級到 Premium 即可不限次數使用。',
  'trial-too-long': 'Iris 試用限 50 個字元。',
  'trial-check-failed': '無法查詢 Iris 試用狀態。',
  'trial-check-invalid': '試用查詢的回應無效。',
  'trial-check-unreachable': '無法驗證 Iris 試用。',
  'speech-limit': '超過字元上限。免費使用者每天限 50 字元，升級到 Premium 每月可用 5,000 字元。',
  unavailable: '抱歉，朗讀服務目前無法使用，請稍後再試。',
  'browser-failed': '朗讀失敗',
  'audio-failed': '播放音訊時發生錯誤',
  stopped: '已停止朗讀。',
  'tap-again': '瀏覽器需要你再點一下才能播放聲音，請再按一次「播放」。',
  'no-voice': '你的裝置沒有這種語言的聲音，請試試 HD 聲音。',
  unsupported: '這個瀏覽器無法朗讀文字，請試試 HD 聲音。',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: '沒有可朗讀的內容',
  'sign-in': '登入以使用 HD 聲音',
  'trial-sign-in': '試用一次 Iris',
  'premium-required': 'HD 聲音',
  'trial-used': 'Iris 試用',
  'trial-too-long': 'Iris 試用',
  'trial-check-failed': 'Iris 試用',
  'trial-check-invalid': 'Iris 試用',
  'trial-check-unreachable': 'Iris 試用',
  'speech-limit': 'HD 字元不足',
  'no-voice': '找不到聲音',
  unsupported: '沒有瀏覽器聲音',
  'tap-again': '請再點一下',
};
