import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: '無料で始められます。いつでも解約できます。',
  leadPremium: 'いつでも解約できます。',
  share: '友だちを招待',
};

export const plans: Texts<'plans'> = {
  free: {
    name: '無料',
    description: '音声入力と読み上げに必要なすべて。',
    features: [
      `文字起こしは最大${count(free.transcriptCap)}文字`,
      `文字起こしを${free.saveSlots}件まで保存`,
      `翻訳は1日${free.translations}回`,
      `HDボイス「Iris」を1回お試し（${free.speechCharacters}文字まで）`,
      'ブラウザボイスは無制限',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'より長い文字起こし、HDボイス、より多くの翻訳。',
    features: [
      `文字起こしは最大${count(premium.transcriptCap)}文字`,
      `文字起こしを${premium.saveSlots}件まで保存`,
      `翻訳は月${count(premium.translations)}文字`,
      `HDボイスは月${count(premium.speechCharacters)}文字`,
      '10種類のHDボイスすべて',
      'MP3のダウンロード',
      'ブラウザボイスは無制限',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `録音のインポートは1日${count(minutes)}分の音声まで`,
  premium: (minutes) => `録音のインポートは月${count(minutes)}分の音声まで`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: '文章を整える：ワンタップでつなぎ言葉を削除',
  tidyPremium: '文章を整える：句読点、短縮、要約、メール文の作成',
  words: (limit) => `マイ辞書：名前や用語${count(limit)}語`,
  whileSpeaking: '話しながら翻訳',
  conversation: '2つの言語での会話（読み上げ付き）',
  library: '保存したテキストのライブラリ（検索・絞り込み・エクスポート）',
  live: (viewers, minutes) => `ライブ字幕：${count(viewers)}人まで、1日${count(minutes)}分`,
  livePremium: (viewers, languages) => `ライブ字幕：${count(viewers)}人まで、同時に${count(languages)}言語`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? '/ 年' : '/ 月'),
  yourPlan: 'ご利用中のプラン',
  checkout: 'お支払いへ進む',
  checkoutBusy: 'お支払いページを開いています…',
  signInFirst: '先にログインが必要です。',
  terms: '解約するまで毎月更新されます。解約しても、お支払い済みの月の終わりまでPremiumを利用できます。',
  card: 'お支払いはStripeのサイトで行います。カード情報が当サービスに渡ることはありません。',
  manage: 'サブスクリプションを管理',
  renews: (day) => `${day}に更新されます。`,
  ends: (day) => `${day}に終了します。以後の請求はありません。`,
  overdue: (day) =>
    `前回のお支払いに失敗しました。${day}以降もPremiumを使うには、カード情報を更新してください。`,
  lapsed: '前回のお支払いに失敗したため、Premiumが停止しました。カード情報を更新すると再開できます。',
  freeForever: 'ずっと無料。カード不要。',
  loadingPlans: 'プランを読み込み中',
  plansError: 'プランを読み込めませんでした',
  plansErrorText: '標準プランを表示しています。現在の料金はお支払いページで確認できます。',
  retry: 'もう一度試す',
  unavailable: '決済システムを利用できません',
  unavailableText: '料金は請求されていません。数分後にもう一度お試しください。',
  invalidResponse: 'サーバーの応答が正しくありません。',
  checkoutFailed: 'お支払いを準備できませんでした。',
  connectionFailed: 'Stripeに接続できませんでした。もう一度お試しください。',
  portalFailed: '管理ページを開けません',
  portalFailedText: '数分後にもう一度お試しください。',
  activated: 'Premiumが有効になりました！',
  activatedText: 'より長い文字起こし、10種類のHDボイスすべて、より多くの翻訳が使えます。',
  startUsing: 'Premiumを使い始める',
  already: 'すでにPremiumをご利用中です',
  alreadyText: '追加のお支払いは必要ありません。',
  confirming: 'お支払いを確認しています…',
  pending: 'お支払いがまだ確認できていません',
  pendingText: '少し時間がかかることがあります。確認でき次第、このページを離れていてもPremiumが始まります。',
  checkAgain: 'もう一度確認',
  unconfirmed: 'お支払いを確認できませんでした',
  unconfirmedText: 'お支払い済みの場合は、自動的にPremiumが始まります。',
  cancelled: 'お支払いをキャンセルしました',
  cancelledText: '料金は請求されていません。いつでもアップグレードできます。',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Premiumにアップグレード',
  lead: (price) => `月額${price}。解約するまで自動更新されます。ご利用いただける内容：`,
  subscribe: '今すぐ登録',
  later: '今はしない',
};
