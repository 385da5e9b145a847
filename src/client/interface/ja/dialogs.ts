import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const about: Texts<'about'> = {
  title: `${brand.name}について`,
  lead: '古代ギリシャのラプソードス（吟唱詩人）は、町から町へ旅をし、読む機会のなかった人々に詩を語り聞かせました。',
  paragraphs: (voices) => [
    `${brand.name}は、あなたの言葉を同じように届けます。18言語のいずれかで話すと、その場で文字になります。編集、翻訳、保存ができ、ブラウザや${voices}種類のHDボイスで読み上げることもできます。`,
    'HDボイスはAIで生成した声で、人の録音ではありません。音声はブラウザまたは当サービスのサーバーが文字にし、保存はしません。',
  ],
  contact: '質問、お困りのこと、アイデアはありますか？',
  write: 'お問い合わせ',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: '保存の上限に達しました',
  reached: (tier) =>
    tier === 'free'
      ? '無料プランの保存枠がいっぱいです。Premiumならもっと保存できます。'
      : 'Premiumの保存枠がいっぱいです。さらに必要な場合はサポートにご連絡ください。',
  kept: 'テキストは録音画面に残っています。保存した文字起こしを削除して空きを作ることもできます。',
  over: (excess) =>
    `テキストは録音画面に残っています。保存した文字起こしを${count(excess)}件削除すると、また保存できます。`,
  view: '保存済みを見る',
  upgrade: 'アップグレード',
  contact: 'サポートに連絡',
};

export const personal: Texts<'personal'> = {
  full: () =>
    'これ以上、文字起こしを保存できません。いくつか削除するか、PERSONAL_LIMITSの上限を引き上げてください。',
  tooLong: (_tier, excess) => `長すぎて保存できません。${count(excess)}文字減らしてください。`,
  signOut: 'ログアウト',
  people: '利用者',
  switchFailed: 'サーバーに接続できません。もう一度お試しください。',
  about: `${brand.name}について`,
  stillHere: 'テキストは録音画面に残っています。',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `ログイン | ${brand.name}`,
  description: `${brand.name}にログインします。`,
};

export const password: Texts<'password'> = {
  title: `${brand.name}にログイン`,
  password: 'パスワード',
  submit: 'ログイン',
  identity: 'アカウントでログイン',
  problems: {
    wrong: 'パスワードが違います。もう一度お試しください。',
    wait: (time) => `試行回数が多すぎます。${time}にもう一度お試しください。`,
    cancelled: 'ログインをキャンセルしました。',
    failed: 'ログイン中に問題が発生しました。もう一度お試しください。',
    'not-allowed': 'このアカウントではこのサーバーを利用できません。別のアカウントをお使いください。',
  },
};

export const signOut: Texts<'signOut'> = {
  title: 'テキストをこのデバイスに残しますか？',
  text: 'まだ保存していません。残すと、ログアウト後にこのブラウザを使う人なら誰でも読めます。',
  keep: '残してログアウト',
  clear: '消去してログアウト',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: '会話をこのデバイスに残しますか？',
  text: '残すと、ログアウト後にこのブラウザを使う人なら誰でも読めます。',
  keep: '会話を残してログアウト',
  clear: '会話を消去してログアウト',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: 'テキストと会話をこのデバイスに残しますか？',
  text: '残すと、ログアウト後にこのブラウザを使う人なら誰でも読めます。',
  keep: '両方残してログアウト',
  clear: '両方消去してログアウト',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `${brand.name}で音声を文字にしますか？`,
  text: `このブラウザには音声認識機能がありませんが、話した内容は${brand.name}が文字にできます。`,
  where: '音声は、このサーバーとその音声認識サービスに送られます。',
  kept: 'サーバーは音声を保存しません。文字になるまでは、このデバイスに残ります。',
  allowance: {
    free: (minutes) => `1日${minutes}分まで無料です。`,
    premium: (minutes) => `請求期間ごとに${minutes}分まで含まれています。`,
  },
  start: '録音を開始',
  type: '入力する',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'キーボードショートカット',
  lead: '「録音」タブで使えます。',
  record: '録音の開始と停止、押している間だけ録音（入力中以外）',
  recordInText: '録音の開始と停止（いつでも）',
  undo: '元に戻す（入力中）',
  redo: 'やり直す（入力中）',
  toast: 'お知らせに移動',
  sheet: 'この一覧を表示',
  space: 'スペース',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
  save: '保存（入力中以外）',
  play: '再生または停止（入力中以外）',
  copy: 'コピー（入力中以外）',
  translate: '翻訳をオンまたはオフにする（入力中以外）',
  find: 'テキスト内を検索',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: '別の場所で変更されました',
  text: 'このテキストは別のタブまたはデバイスでも変更されています。どちらを残しますか？',
  other: 'もう一方のバージョン',
  mine: '自分のものを残す',
  theirs: 'もう一方を残す',
  both: '両方残す',
};
