import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: '録音を開始',
  stop: '録音を停止',
  starting: '録音をキャンセル',
  stopping: '録音を終了しています',
  paused: '録音は一時停止中です',
  unsupported: 'このブラウザは録音に対応していません',
  idleHint: '押して録音',
  idleHintAsking: '押して録音し、マイクを許可してください',
  recordingHint: '録音中。押すと停止',
  startingHint: '開始しています…',
  startingHintAsking: '開始しています…ブラウザの確認で「許可」を選んでください',
  slowHint: 'ブラウザの応答を待っています。押すとキャンセル',
  stoppingHint: '最後の言葉を処理しています…',
  writingHint: (phrases) => `残り${count(phrases)}件を文字にしています。押すと録音を続けられます`,
  errorHint: '押してもう一度試す',
  pausedHint: 'テキストがいっぱいです',
  unsupportedHint: '上にテキストを入力するか貼り付けてください',
  or: 'または',
  space: 'スペース',
  microphone: 'マイク',
  import: 'インポート',
  elapsed: '録音時間',
  announceStarted: '録音を開始しました',
  announceStopped: '録音を停止しました',
  signInHint: 'このブラウザで録音するにはログインしてください',
  holdHint: '押している間録音',
  releaseHint: '録音中。離すと停止',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `音声認識を開始できませんでした：${message}`,
  noResponse: '応答なし',
  startHelp:
    '少し待ってから、もう一度録音を押してください。何度も起こる場合は、ページを再読み込みしてください。',
  silenceTitle: '録音を停止しました',
  silenceHelp: 'しばらく音声が聞こえませんでした。続けるには録音を押してください。',
  noResponseHelp: 'ブラウザの音声認識サービスが応答しません。接続を確認して、もう一度録音を押してください。',
  engineTitle: (code) => `音声認識エラー：${code}`,
  dictation: 'システム設定で音声入力（とSiri）をオンにして、もう一度録音を押してください。',
  serviceNotAllowed:
    'このブラウザでは、ウェブサイトから音声認識サービスを使えません。Chrome、Edge、Safariをお試しください。',
  networkStopped:
    'ブラウザが音声認識サービスに接続できませんでした。接続を確認するか、Chrome、Edge、Safariをお試しください。',
  networkRetrying: '音声認識サービスに接続できませんでした。再試行しています。',
  noMicrophone: 'マイクが見つかりません。接続されていて、システム設定で選択されているか確認してください。',
  microphoneInUse:
    'マイクはすでに使用中です（別のタブかもしれません）。そちらを停止して、もう一度録音を押してください。',
  languageNotSupported:
    'このブラウザは、選んだ言語を認識できません。別の言語を選ぶか、別のブラウザをお試しください。',
  unknownHelp: 'テキストは残っています。録音を押して、もう一度お試しください。',
  allowIos: '「設定」>「アプリ」>「Safari」>「マイク」で「許可」を選び、もう一度録音を押してください。',
  allowSafari: 'Safariメニューの「このWebサイトでの設定」でマイクを許可して、もう一度録音を押してください。',
  allowAndroid:
    'アドレスの横のアイコンをタップし、「権限」>「マイク」>「許可」を選んで、もう一度録音を押してください。',
  allowDesktop: 'アドレスの横のアイコンをクリックしてマイクを許可し、もう一度録音を押してください。',
};

export const microphone: Texts<'microphone'> = {
  title: 'マイク',
  choose: '別のマイクを選ぶ',
  chooseAltText: '別のマイクを選ぶ',
  unnamed: 'マイク',
  noSound: (name) => ({
    title: `${name}から音が入っていません`,
    description: '電源が入っていて、ミュートされていないか確認してください。',
  }),
  unplugged: (name) => ({
    title: 'マイクが外されました',
    description: `${name}で録音を続けます。`,
  }),
  recognition: '音声認識',
  auto: '自動',
  autoDetail: '通常はブラウザの音声認識、使えないときはこのサーバーを使います。',
  browser: 'このブラウザ',
  browserDetail: '無料・無制限。',
  server: 'このサーバー',
  signIn: '使うにはログインしてください。',
  left: (seconds) =>
    seconds < 60
      ? `音声認識は残り${Math.floor(seconds)}秒`
      : `音声認識は残り${count(Math.floor(seconds / 60))}分`,
  allow: '音量を表示するには、マイクを許可してください。',
  browserMicrophone: 'ブラウザの設定で選ばれているマイクを使います。',
  now: {
    browser: `現在、話した内容はブラウザが文字にしています。音声がブラウザの提供元に送られることがあります。${brand.name}は音声を受け取らず、保存もしません。`,
    server: '現在、話した内容はこのサーバーとその音声認識サービスが文字にしています。音声は保存しません。',
  },
  change: '設定で変更',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'このサーバーでの音声認識に切り替えました',
  description: '音声は文字にするためにこのサーバーとその音声認識サービスに送られますが、保存されません。',
};

const onThisDevice = '音声はこのデバイスにだけあります。';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)}秒の音声がまだ文字になっていません`
      : `${count(Math.round(seconds / 60))}分の音声がまだ文字になっていません`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `サーバーに接続できたら文字にします。${onThisDevice}`,
    allowance: `音声認識の利用枠を使い切りました。${onThisDevice}`,
    'signed-out': `文字にするにはログインしてください。${onThisDevice}`,
    memory: `音声認識に必要なメモリがサーバーにありません。小さいモデルなら少なくて済みます：npm run engines -- recognition:base。${onThisDevice}`,
    full: 'テキストが文字数の上限に達しました。先に保存または消去してください。',
  },
  unsavedTitle: 'このデバイスの空き容量がありません',
  unsaved: '音声が文字になるまで、このページを開いたままにしてください。',
  transcribe: '文字にする',
  download: 'ダウンロード',
  discard: '破棄',
  fileName: '録音.wav',
  discardTitle: 'この音声を破棄しますか？',
  discardText: 'まだ文字になっておらず、ほかにコピーはありません。',
  keep: '残す',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'このブラウザでは録音できません',
  unsupportedToast:
    '録音にはChrome、Edge、Safariをお使いください。ここでもテキストの入力や貼り付けはできます。',
  deviceToast:
    'ここで英語を音声入力するには「このデバイスのみ」をオンにするか、Chrome、Edge、Safariをお使いください。',
  turnOn: 'オンにする',
  turnOnAlt: '「このデバイスのみ」をオンにする',
  pausedTitle: '文字起こしを一時停止しました',
  pausedToast: '文字数の上限に達したため、録音を一時停止しました。テキストを保存または消去してください。',
};

export const onServer: Texts<'onServer'> = {
  translation: 'このサーバーで翻訳しました。',
  translationMore: 'テキストはほかのどこにも送信していません。',
  recognition: '音声はこのサーバーで文字にします。保存も、ほかへの送信もしません。',
  voice: (name) => `${name}（このサーバーでAIが生成した声）`,
  simpleVoice: (name) => `${name}（このサーバーの簡易ボイス）`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'ブラウザの音声サービスがまだ応答していません',
  orServer: 'このまま待つか、このサーバーで文字起こしできます。',
  orType: 'このまま待つか、ボタンを押してキャンセルできます。',
  server: 'このサーバーを使う',
  serverAlt: 'このサーバーで文字起こしする',
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
