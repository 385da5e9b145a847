import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const dictionary: Texts<'dictionary'> = {
  title: 'マイ辞書',
  open: 'マイ辞書を開く',
  lead: '音声入力・翻訳・読み上げで、いつも正しく扱いたい名前や用語を登録できます。',
  search: '検索',
  searchLabel: 'マイ辞書を検索',
  add: '単語を追加',
  more: 'その他',
  importCsv: 'CSVをインポート…',
  exportCsv: 'CSVをエクスポート',
  fileName: 'マイ辞書.csv',
  written: '表記',
  heard: '聞き間違い',
  heardHint: '入力してEnterを押す',
  removeHeard: (form) => `「${form}」を削除`,
  translations: '翻訳での扱い',
  spoken: '読み方',
  spokenOptional: '読み方（任意）',
  listen: '聞く',
  normal: '通常どおり',
  translateNormally: '通常どおり翻訳',
  translatedNormally: '通常どおり翻訳',
  neverTranslate: '翻訳しない',
  neverTranslated: '翻訳しない',
  fixed: '訳語を指定…',
  language: '言語',
  translation: '訳語',
  addLanguage: '言語を追加',
  removeTranslation: 'この訳語を削除',
  asWritten: '表記どおり',
  heardAs: (forms) => `聞き間違い：${forms}`,
  edit: (word) => `「${word}」を編集`,
  remove: (word) => `「${word}」を削除`,
  delete: '削除',
  cancel: 'キャンセル',
  save: '保存',
  newWord: '単語を追加',
  editWord: '単語を編集',
  empty: `まだ単語がありません。${brand.name}が間違える名前を追加しましょう。`,
  nothingFound: '検索に一致する単語はありません。',
  count: (value, limit) => `${count(value)} / ${count(limit)}語`,
  withAccount: 'アカウントに保存済み',
  onDevice: 'このデバイスに保存済み',
  full: (limit) => `一覧がいっぱいです（最大${count(limit)}語）。追加するには、どれかを削除してください。`,
  exists: 'この単語はすでに登録されています。',
  deleted: '単語を削除しました',
  undo: '元に戻す',
  undoAlt: '単語を元に戻す',
  imported: (value) => `${count(value)}語をインポートしました`,
  importedNote: (skipped, left) =>
    [
      skipped > 0 && `無効な${count(skipped)}行をスキップしました。`,
      left > 0 && `一覧がいっぱいのため、${count(left)}語は追加できませんでした。`,
    ]
      .filter(Boolean)
      .join(''),
  importFailed: 'このファイルを読み込めませんでした',
  importFailedText: 'CSVファイルを選んでください。',
  loadFailed: '単語を読み込めませんでした。',
  notSaved: '単語を保存できませんでした',
  notSavedText: '接続を確認して、もう一度お試しください。',
  changedElsewhere: '別のデバイスでも単語が変更されていました',
  changedElsewhereText: '今回の変更を最新の一覧に反映しました。',
  tryAgain: 'もう一度試す',
  importOffer: (value) => `このデバイスの${count(value)}語をアカウントに追加しますか？`,
  importConfirm: '追加',
  importDecline: 'このデバイスから削除',
  learn: (word, heard) => ['いつも「', heard, '」ではなく「', word, '」と表記しますか？'],
  always: 'そうする',
  notNow: '今はしない',
  learned: (word) => `「${word}」をマイ辞書に追加しました`,
};

export const device: Texts<'device'> = {
  title: 'このデバイスのみ',
  text: 'テキストも音声も外部に送信しません。',
  recognition: '音声認識は、ブラウザがこのデバイスで行います。',
  ownRecognition: '音声認識は、このパソコンのエンジンが行います。',
  inBrowserRecognition: '英語の音声認識は、このページがこのデバイスで行います。ほかの言語は認識できません。',
  noRecognition:
    '録音はオフです。このブラウザはこのデバイスで音声を認識できません。パソコンのChrome（バージョン139以降）なら認識できます。',
  translation: '翻訳は、ブラウザがこのデバイスで行います。',
  ownTranslation: '翻訳は、このパソコンのエンジンが行います。',
  noTranslation:
    '翻訳はオフです。このブラウザはこのデバイスで翻訳できません。パソコンのChrome（バージョン138以降）なら翻訳できます。',
  voices:
    '読み上げには、このデバイスにインストール済みのボイスだけを使います。HDボイスはネットワークが必要なため、オフです。',
  saving: '保存した文字起こしはこのブラウザに残ります。アカウントにあるものは表示されません。',
  mayDelete:
    'このサイトを1週間使わないと、保存した文字起こしがブラウザによって削除されることがあります。残しておきたいものはエクスポートしてください。',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: '「このデバイスのみ」がオンなので、何も送信していません。',
  missing: 'この文字起こしはこのデバイスにありません。',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: '録音はオフです',
  unsupported:
    'このブラウザはこのデバイスで音声を認識できません。パソコンのChrome（バージョン139以降）なら認識できます。',
  unavailable: (language) =>
    `このブラウザはこのデバイスで${language}を認識できません。別の言語を選ぶか、「このデバイスのみ」をオフにしてください。`,
  englishOnly:
    'このブラウザがこのデバイスで認識できるのは英語だけです。英語を選ぶか、「このデバイスのみ」をオフにしてください。',
  missing: (language) => `${language}はまだこのデバイスにありません`,
  missingText: '言語パックを一度だけダウンロードする必要があります。音声はこのデバイスから送信されません。',
  engineText: (megabytes) =>
    `ダウンロードのサイズは${megabytes}MBです。一度ダウンロードすれば、オフラインでも録音できます。音声はこのデバイスから送信されません。`,
  download: 'ダウンロード',
  downloadAlt: (language) => `音声認識用に${language}をダウンロード`,
  downloading: (language) => `${language}をダウンロード中…`,
  downloadingText: 'ブラウザが言語パックをダウンロードしています。準備ができたらお知らせします。',
  ready: (language) => `${language}の準備ができました`,
  readyText: '録音を押すと始まります。',
  failed: (language) => `${language}をダウンロードできませんでした`,
  failedText: '接続を確認して、もう一度お試しください。',
};
