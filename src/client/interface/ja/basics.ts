import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: '閉じる',
  dismiss: '閉じる',
  notification: 'お知らせ',
  notifications: 'お知らせ（{hotkey}）',
  search: '検索',
  searchIn: (label) => `${label}を検索`,
  nothingFound: '見つかりませんでした',
  locked: 'ロック中',
};

export const loading: Texts<'loading'> = { label: '読み込み中' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | 話した言葉を文字に、翻訳と読み上げも`,
  subscribe: `Premium | ${brand.name}`,
  account: `アカウント | ${brand.name}`,
  words: `マイ辞書 | ${brand.name}`,
  conversation: `会話 | ${brand.name}`,
  terms: `利用規約 | ${brand.name}`,
  privacy: `プライバシー宣言 | ${brand.name}`,
  people: `どなたですか？ | ${brand.name}`,
  library: `ライブラリ | ${brand.name}`,
  developers: `開発者向け | ${brand.name}`,
  'not-found': '404 | ページが見つかりません',
  settings: `設定 | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: '話した言葉がその場で文字になります。翻訳したり、自然な声で読み上げたり、保存して後で使ったりできます。',
  subscribe: `${brand.name} Premiumなら、より長い文字起こし、HDボイス、より多くの翻訳が使えます。`,
  account: `ウェブアプリ${brand.name}のプラン、デバイス、データ。`,
  words: `${brand.name}でいつも正しく扱いたい名前や用語。`,
  conversation: `別の言語を話す人と会話できます。${brand.name}が双方の言葉を翻訳して読み上げます。`,
  terms: `ウェブアプリ${brand.name}の利用規約。`,
  privacy: `ウェブアプリ${brand.name}が集めるデータ、その理由、削除の方法。`,
  people: `このブラウザで${brand.name}を使う人を選びます。`,
  library: '保存したすべての文字起こしを検索、整理、再生、共有できます。',
  developers: '自分のプログラムから保存、文字起こし、翻訳、読み上げができます。上限はアプリと同じです。',
  'not-found': 'お探しのページは存在しないか、移動しました。',
  settings: `${brand.name}の録音、翻訳、読み上げ、見た目の設定。`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | ページが見つかりません',
  text: 'お探しのページは存在しないか、移動しました。',
  home: 'ホームに戻る',
};

export const rootError: Texts<'rootError'> = {
  heading: '問題が発生しました',
  text: 'アプリの読み込み中にエラーが発生しました。ページを再読み込みして、もう一度お試しください。',
  refresh: '再読み込み',
};

export const failures: Texts<'failures'> = {
  page: 'このページを読み込めませんでした。',
  part: 'この部分を読み込めませんでした。',
  crashed: 'ここで問題が発生しました。ページのほかの部分は引き続き使えます。',
  retry: 'もう一度試す',
  reload: 'ページを再読み込み',
};

export const legal: Texts<'legal'> = {
  contents: '目次',
  print: '印刷',
  englishOnly: 'この文書は英語版のみです。',
};

export const offline: Texts<'offline'> = {
  title: 'オフラインです',
  text: '入力、コピー、ブラウザボイスでの読み上げは引き続き使えます。翻訳、HDボイス、ログイン、保存には接続が必要です。',
  wentOffline: 'オフラインになりました。',
  cameBack: 'オンラインに戻りました。',
  newVersion: '新しいバージョンがあります。',
  update: '更新',
  later: '後で',
};

export const consent: Texts<'consent'> = {
  label: 'Cookie',
  text: 'Cookieはログイン状態を保つために使います。分析用は任意です。',
  more: 'プライバシー宣言',
  analytics: '分析用Cookie',
  accept: '許可する',
  decline: '許可しない',
  chooseAgain: 'Cookieの設定を変更',
};

export const theme: Texts<'theme'> = {
  picker: 'テーマ',
  chosen: (name) => `テーマ：${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'ライト',
  dark: 'ダーク',
  spooky: 'ホラー',
  forest: '森',
  ocean: '海',
  sunset: '夕焼け',
  scifi: 'SF',
  fantasy: '幻想',
};
