import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const units = { second: '#秒', minute: '#分', hour: '#時間' };
const { duration, fullMinutes, roundMinutes } = createDurations(count, units, '');

const unchanged = 'テキストは変わっておらず、利用枠も使っていません。';
const readable = `${brand.name}で読み込めるのは、WAV、MP3、M4A、OGG、WebM、FLAC、MP4、MOVと、TXT、Markdown、SRT、VTT、Wordのテキストです。`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `「${name}」は空です`,
    text: () => `ファイルに何も入っていません。${unchanged}`,
  },
  'not-media': {
    title: (name) => `「${name}」を読み込めません`,
    text: () => `録音ファイルでもテキストファイルでもありません。${readable}${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `「${name}」に字幕がありません`,
    text: () =>
      `時間の付いた行がありません。拡張子を.txtに変えると、テキストとしてインポートできます。${unchanged}`,
  },
  'no-sound': {
    title: (name) => `「${name}」に音声がありません`,
    text: () => `映像はありますが音声トラックがないため、文字にするものがありません。${unchanged}`,
  },
  'no-speech': {
    title: (name) => `「${name}」に話し声がありません`,
    text: () => `ファイル全体を確認しましたが、話し声は見つかりませんでした。${unchanged}`,
  },
  encrypted: {
    title: (name) => `「${name}」は保護されています`,
    text: () => `ファイルが暗号化されているため、元のアプリでしか開けません。${unchanged}`,
  },
  codec: {
    title: (name) => `このブラウザでは「${name}」を再生できません`,
    text: (codec) =>
      `音声の形式${codec ? `（${codec}）` : ''}にこのブラウザが対応していません。別のブラウザを使うか、ファイルをMP3に変換してください。${unchanged}`,
  },
  damaged: {
    title: (name) => `「${name}」は壊れています`,
    text: () =>
      `ファイルの一部が欠けているか、壊れています。もう一度コピーまたはダウンロードしてください。${unchanged}`,
  },
  overstated: {
    title: (name) => `「${name}」を読み込めません`,
    text: () =>
      `ファイルのサイズに収まるはずのない長さの音声が入っていることになっています。もう一度コピーまたはダウンロードしてください。${unchanged}`,
  },
  'too-large': {
    title: (name) => `「${name}」は大きすぎます`,
    text: () => `録音は2GBまで、テキストファイルは20MBまでです。${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'ドロップしてインポート',
  title: (name) => `「${name}」をインポート`,
  measuring: (share) => `話し声を検出しています…${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `長さ${duration(lengthSeconds)}、うち話し声${duration(speechSeconds)}。${parts === 1 ? '1パートに収まります' : `約${count(parts)}パートに分かれます`}。`,
  uses: (seconds) => `${duration(seconds)}を消費`,
  left: (left, limit) => `残り${fullMinutes(left)} / ${fullMinutes(limit)}分`,
  silence: '無音の部分は含まれません。',
  where:
    '音声は文字にするためにこのサーバーとその音声認識サービスに送られますが、そこには保存されません。ファイルはこのブラウザに残ります。',
  onServer:
    '音声はこのサーバーで文字にします。保存も、ほかへの送信もしません。ファイルはこのブラウザに残ります。',
  needsMore: (seconds, left) => `${duration(seconds)}必要です（残り${fullMinutes(left)}分）`,
  needsMoreText: '利用枠の範囲で文字にします。残りはこのデバイスに保存しておきます。',
  upgrade: 'アップグレード',
  language: '話されている言語',
  import: 'インポート',
  cancel: 'キャンセル',
  close: '閉じる',
  another: '別のファイルを選ぶ',
  signInTitle: '録音をインポートするにはログインしてください',
  signIn: 'ログイン',
  signInAlt: 'ログインして録音をインポート',
  notOffered: 'このサーバーは録音を文字にできません。テキストファイルはインポートできます。',
  onDevice:
    '録音をインポートするには「このデバイスのみ」をオフにしてください。テキストファイルはインポートできます。',
  elsewhere: '別のタブでファイルをインポート中です。先にそのインポートを終えるか削除してください。',
  failed: 'ファイルをインポートできませんでした。もう一度お試しください。',
  imported: (name) => `「${name}」をインポートしました`,
  lost: '共有されたファイルが届きませんでした。もう一度共有してください。',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `「${name}」を文字にしています`,
  progress: (done, total) => `${fullMinutes(done)} / ${roundMinutes(total)}分`,
  timeLeft: (seconds) => ` · 残り約${duration(seconds)}`,
  paused: '一時停止中',
  hold: {
    offline: 'ネットワーク接続を待っています',
    failed: '文字にできなかった音声があります',
    allowance: '音声認識の利用枠を使い切りました',
    'signed-out': '続けるにはログインしてください',
    memory: 'メモリが足りません。小さいモデルなら少なくて済みます：npm run engines -- recognition:base',
  },
  kept: 'これまでのテキストは残り、録音の続きはこのデバイスに保管されます。',
  renewsDaily: (time) => `利用枠は${time}に更新されます。`,
  renewsOn: (day) => `利用枠は${date(day)}に更新されます。`,
  unsaved: 'このページを開いたままにしてください。ファイルが大きすぎて、このデバイスに保存できません。',
  pause: '一時停止',
  resume: '再開',
  retry: 'もう一度試す',
  cancel: 'キャンセル',
  cancelTitle: '文字起こしを中止しますか？',
  cancelText: 'これまでのテキストは残ります。',
  stop: '中止',
  keep: '続ける',
  damaged: (seconds) =>
    `ファイルは${duration(seconds)}から先が壊れています。その前はすべて文字になっています。`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}、パート${count(part)} / ${count(parts)}`,
  coming: (value) => `· あと${count(value)}パート`,
  all: 'すべてのパート',
  previous: '前のパート',
  next: '次のパート',
  item: (part) => `パート${count(part)}`,
  saved: '保存済み',
  saveAll: 'すべてのパートを保存',
  saveFinished: '完了したパートを保存',
  unfinished: '最後のパートはまだ完了していません。',
  exportAll: 'すべてのパートをエクスポート…',
  listen: '録音を聞く',
  stopListening: '再生を停止',
  cantPlay: '録音を再生できません',
  turns: '話者を表示',
  remove: 'インポートを削除…',
  removeTitle: (name) => `「${name}」を削除しますか？`,
  removeText: '録音と、保存していないパートがこのデバイスから削除されます。',
  removeConfirm: '削除',
  keep: '残す',
  savedAll: (value) => `${count(value)}パートを保存しました`,
  savedSome: (saved, value) =>
    `${count(value)}パートのうち${count(saved)}パートを保存しました。残りはこのデバイスにあります。`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'このファイルを開きますか？',
  text: '別のアプリまたはウェブサイトから送られたファイルです。自分で共有した場合にだけ開いてください。',
  open: '開く',
  cancel: '後で',
};
