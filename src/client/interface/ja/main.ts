import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: '無料', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: '録音して、読んで、翻訳して、聞く',
  tabs: '画面',
  record: '録音',
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
};

export const menu: Texts<'menu'> = {
  share: 'ライブで共有',
  import: '音声・動画・テキストをインポート…',
  export: 'エクスポート…',
  copyBoth: '両方の言語をコピー',
  saveBoth: '両方の言語を保存',
  bothSaved: '両方の言語のテキストは「保存済み」にあります。',
  punctuate: '話の切れ目に句読点を付ける',
  microphone: 'マイク…',
  shortcuts: 'キーボードショートカット',
  tidy: '文章を整える…',
  commands: '音声コマンド',
  words: 'マイ辞書',
};

export const save: Texts<'save'> = {
  save: '保存',
  saveTranslation: '翻訳を保存',
  saveAndStartNew: '保存して新規作成',
  originalSaved: '原文は「保存済み」にあります。',
  translationSaved: '翻訳は「保存済み」にあります。',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premiumは終了しましたが、このテキストは1回だけ全文を保存できます。',
  tooLong: (tier, excess) => `${tiers[tier]}プランには長すぎます。${count(excess)}文字減らしてください。`,
  canStillCopy: 'コピーとエクスポートはできます。',
};

export const openSaved: Texts<'openSaved'> = {
  title: '録音画面のテキストを置き換えますか？',
  text: '録音画面のテキストは失われます。',
  confirm: '置き換える',
  cancel: '今のテキストを残す',
};
