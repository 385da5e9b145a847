import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)}文字`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))}秒`;

export const sent: Texts<'sent'> = {
  title: 'このデバイスから送信した内容',
  text: 'この記録はこのブラウザにだけ残り、テキストや音声の内容は含みません。',
  today: '今日',
  clear: '消去',
  cleared: '記録を消去しました',
  empty: '今日、このデバイスから送信したテキストや音声はありません。',
  titles: {
    translation: '翻訳',
    speech: '音声',
    browserSpeech: '音声',
    hdVoice: 'HDボイス',
    browserVoice: '読み上げ',
    save: '保存',
    live: 'ライブ字幕',
    other: 'その他のデータ',
  },
  tidy: '文章を整える',
  words: 'マイ辞書',
  deviceOn: '「このデバイスのみ」をオンにしました',
  deviceOff: '「このデバイスのみ」をオフにしました',
  stopped: (title) => `${title}：送信をブロック`,
  nothingSent: '「このデバイスのみ」がオンだったので、何も送信していません。',
  voice: (name) => `HDボイス「${name}」`,
  details: {
    translation: (value) => `${characters(value)}を翻訳サービスへ`,
    speech: (value) => `${seconds(value)}をこのサーバーと音声認識サービスへ`,
    ownSpeech: (value) => `${seconds(value)}をこのサーバーへ`,
    browserSpeech: (value) => `${seconds(value)}をブラウザの音声認識サービスへ`,
    hdVoice: (value) => `${characters(value)}を読み上げサービスへ`,
    browserVoice: (value) => `${characters(value)}をブラウザの読み上げサービスへ`,
    save: (value) => `${characters(value)}をこのサーバーへ`,
    live: (value) => `${characters(value)}をこのサーバーへ`,
    other: (value) => `${characters(value)}をこのサーバーへ`,
  },
};

export const device: Texts<'device'> = {
  title: 'このデバイスのみ',
  text: '話したことも書いたことも、このデバイスに残ります。',
  search: 'オフライン プライベート プライバシー インターネットなし',
  recognition: '音声認識は、ブラウザがこのデバイスで行います。',
  ownRecognition: '音声認識は、このパソコンのエンジンが行います。',
  inBrowserRecognition: '英語の音声認識は、このページがこのデバイスで行います。ほかの言語は認識できません。',
  noRecognition:
    '録音はオフです。このブラウザはこのデバイスで音声を認識できません。パソコンのChrome（バージョン139以降）なら認識できます。',
  translation: '翻訳は、ブラウザがこのデバイスで行います。',
  noTranslation:
    '翻訳はオフです。このブラウザはこのデバイスで翻訳できません。パソコンのChrome（バージョン138以降）なら翻訳できます。',
  pageTranslation:
    'このページは、英語・スペイン語・フランス語・ドイツ語・ポルトガル語・イタリア語の間の翻訳をこのデバイスで行います。必要なものは一度だけダウンロードします。',
  voices: '読み上げには、このデバイスにインストール済みのボイスだけを使います。',
  hdVoices: 'HDボイスはネットワークが必要なため、オフです。',
  imports: '録音のインポートはサーバーが必要なため、できません。テキストファイルはインポートできます。',
  sharing: 'リンクでのコピーの共有はサーバーが必要なため、できません。',
  live: 'ライブ字幕は使えますが、共有している間、話した内容がサーバーに送信されます。',
  saving: '保存した文字起こしはこのブラウザに残ります。アカウントにあるものは表示されません。',
  plan: 'アカウントとプランはそのままですが、オンの間は使われないため、プランのバッジと上限は表示されません。',
  question: '「このデバイスのみ」をオンにしますか？',
  turnOn: 'オンにする',
  cancel: 'キャンセル',
  mayDelete:
    'このサイトを1週間使わないと、保存した文字起こしがブラウザによって削除されることがあります。残しておきたいものはエクスポートしてください。',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: '「このデバイスのみ」がオンなので、何も送信していません。',
  missing: 'この文字起こしはこのデバイスにありません。',
  full: 'このデバイスのストレージがいっぱいです。テキストを書き出すか、録音や保存済みの文字起こしを削除して空きを作ってください。',
  makeRoom: '空きを作る',
  makeRoomAlt: '設定を開いて録音を削除する',
};
