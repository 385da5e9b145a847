import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: '再生',
  playOf: { original: '原文を再生', translation: '翻訳を再生' },
  stop: '停止',
  voice: 'ボイス',
  browserShort: 'ブラウザ',
  preview: (name) => `${name}を試聴`,
  stopPreview: (name) => `${name}の試聴を停止`,
  tryOnce: '1回お試し',
  premium: 'HD',
  aiVoices: 'HDボイスはAIで生成した声で、人の録音ではありません。',
  started: '読み上げ中',
  estimate: (time) => `約${time}`,
  cost: (value, tooLittle) => `HD ${tooLittle ? '必要' : '消費'} ${count(value)}`,
  onlyLeft: (value) => `、残り${count(value)}`,
  unit: () => '文字',
};

export const reading: Texts<'reading'> = {
  pause: '一時停止',
  resume: '再開',
  aiVoice: (name) => `${name}（AI生成の声）`,
  preparing: 'ボイスを準備しています…',
  loadingVoice: (loaded, size) => `ボイスを読み込んでいます… ${count(size)}MB中${count(loaded)}MB`,
  catchingUp: '次の文を準備しています…',
  position: '再生位置',
  speed: '速度',
  speedValue: (speed) => `${speed}倍`,
  download: 'MP3をダウンロード',
  trialEnded: 'Irisの無料お試しが終わりました',
  trialEndedText: 'ブラウザボイスは引き続き無料・無制限で使えます。',
  upgrade: 'アップグレード',
  signIn: 'ログイン',
  upgradeHow: 'ページ上部の「アップグレード」を押してください',
  signInHow: 'ページ上部の「ログイン」を押してください',
  hdLeft: (value) => `HD 残り${count(value)}`,
  hdLeftUnit: () => '文字',
  left: '',
};

export const voices: Texts<'voices'> = {
  browserName: 'ブラウザボイス',
  descriptions: {
    browser: 'このデバイスで無制限',
    alloy: 'バランスがよく明瞭',
    ash: '温かく落ち着いた声',
    ballad: '詩的で物語向き',
    coral: '明るく親しみやすい',
    echo: '穏やかで丁寧',
    fable: '表情豊かな語り手',
    nova: '元気で若々しい',
    onyx: '深く響く声',
    sage: 'やさしく思慮深い',
    shimmer: '軽やかでさわやか',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: '読み上げるテキストがありません。先に入力または録音してください。',
  'sign-in': '先にログインしてください。',
  'trial-sign-in': 'Irisを試すにはログインしてください。',
  'premium-required': 'このボイスはPremiumで使えます。',
  'trial-used': 'Irisのお試しは利用済みです。Premiumならいつでも使えます。',
  'trial-too-long': 'Irisのお試しは50文字までです。',
  'trial-check-failed': 'Irisのお試し状況を確認できませんでした。',
  'trial-check-invalid': 'お試し状況の応答が正しくありません。',
  'trial-check-unreachable': 'Irisのお試しを確認できませんでした。',
  'speech-limit':
    '文字数の上限を超えました。無料プランは1日50文字までです。Premiumなら月5,000文字まで使えます。',
  unavailable: '読み上げサービスを利用できません。しばらくしてからもう一度お試しください。',
  'browser-failed': '読み上げできませんでした',
  'audio-failed': '再生中にエラーが発生しました',
  stopped: '読み上げを停止しました。',
  'tap-again': '音を出すには、ブラウザでもう一度タップが必要です。もう一度「再生」を押してください。',
  'no-voice': 'このデバイスには、この言語のボイスがありません。HDボイスをお試しください。',
  unsupported: 'このブラウザは読み上げに対応していません。HDボイスをお試しください。',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: '読み上げるテキストがありません',
  'sign-in': 'HDボイスを使うにはログイン',
  'trial-sign-in': 'Irisを1回お試し',
  'premium-required': 'HDボイス',
  'trial-used': 'Irisのお試し',
  'trial-too-long': 'Irisのお試し',
  'trial-check-failed': 'Irisのお試し',
  'trial-check-invalid': 'Irisのお試し',
  'trial-check-unreachable': 'Irisのお試し',
  'speech-limit': 'HDの文字数が足りません',
  'no-voice': 'ボイスがありません',
  unsupported: 'ブラウザボイスがありません',
  'tap-again': 'もう一度タップ',
};
