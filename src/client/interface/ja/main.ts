import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: '無料', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: '録音して、読んで、翻訳して、聞く',
  tabs: '画面',
  record: '録音',
  conversation: '会話',
  saved: '保存済み',
  card: '文字起こしと翻訳',
  view: '原文または翻訳',
  original: '原文',
  translated: '翻訳',
  clear: 'テキストを消去',
  more: 'その他',
  savedExist: '保存した文字起こしがあります',
  unsupportedTitle: 'このブラウザは音声認識に対応していません',
  unsupported:
    '録音にはChrome、Edge、Safariをお使いください。ほかの機能はここでも使えます。テキストを入力するか貼り付けてください。',
  unsupportedServer: 'このブラウザのままでも、話した内容をこのサーバーが文字にできます。',
  unsupportedSignIn: '先にログインしてください。',
  dismiss: '閉じる',
  onDevice: 'このデバイスのみ',
  tiers,
  unsupportedDevice: 'または設定で「このデバイスのみ」をオンにすると、ここで英語を音声入力できます。',
};

export const tools: Texts<'tools'> = {
  tidy: '文章を整える',
  export: 'エクスポート',
  orDrop: 'または、録音・動画・字幕・文書をここにドロップ',
  orUse: 'または、録音・動画・字幕・文書を使う',
  chooseFile: 'ファイルを選ぶ',
};

export const document: Texts<'document'> = {
  menu: '文書のオプション',
  rename: '名前を変更',
  name: '文書の名前',
  back: (title) => `「${title}」に戻る`,
  saved: (when) => `保存済み ${when}`.trim(),
  edited: '編集済み、未保存',
  notSaved: '未保存',
  saving: '保存中…',
};

export const newText: Texts<'newText'> = {
  started: '新しい文書を始めました',
  stillHere: (title) => `「${title}」はそのまま残っています。`,
  back: '戻る',
};

export const menu: Texts<'menu'> = {
  share: 'ライブで共有',
  newText: '新しい文書',
  copyBoth: '両方の言語をコピー',
  shortcuts: 'キーボードショートカット',
  settings: '設定',
};

export const save: Texts<'save'> = {
  saveAsNew: '新規として保存',
  save: '保存',
  saveAndStartNew: '保存して新規作成',
  signedIn: {
    save: 'ログインしました。テキストを保存しています…',
    translate: 'ログインしました。翻訳はオンです。',
  },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premiumは終了しました。このテキストは1回だけ全文を保存できます。',
  tooLong: (tier, excess) => `${tiers[tier]}プランには長すぎます。${count(excess)}文字減らしてください。`,
  canStillCopy: 'コピーとエクスポートはできます。',
};
