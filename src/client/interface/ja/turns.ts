import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const turns: Texts<'turns'> = {
  back: 'テキストに戻る',
  both: '両方',
  list: '発言',
  speakers: '話者',
  unknown: '不明な話者',
  numbered: (number) => `話者${count(number)}`,
  change: (name) => `話者を変更：${name}`,
  title: '話しているのは誰ですか？',
  name: '名前',
  every: (name) => `${name}の発言すべて`,
  everyUnknown: '名前のない発言すべて',
  cancel: 'キャンセル',
  done: '完了',
  split: 'この発言を分ける',
  splitText: '別の人が話し始める文を選んでください。',
  edit: '言葉を直す',
  sentence: (number) => `文${count(number)}`,
  hear: (number) => `文${count(number)}を聞く`,
  corrected: '直しました',
  undoCorrection: '訂正を元に戻す',
  rename: (name) => `${name}の名前を変更`,
  saveName: '名前を保存',
  turns: (value) => `${count(value)}件の発言`,
  note: '新しい名前は、その話者のすべての発言に反映されます。',
  mergeWith: (name) => `${name}はほかの話者と同じ人ですか？`,
  merge: (name) => `${name}と統合`,
  noSpeakers: 'まだ誰にも名前がありません。発言の横の丸を押して、話している人を指定してください。',
  renamed: (before, after) => `${before}を${after}に変更しました`,
  merged: (one, other) => `${one}と${other}を1人の話者にまとめました`,
  named: (name) => `ここの話者を${name}にしました`,
  undo: '元に戻す',
  undoAlt: '話者の変更を元に戻す',
};

export const recordingSound: Texts<'recordingSound'> = {
  bar: '録音',
  play: '録音を再生',
  pause: '録音を一時停止',
  back: '5秒戻る',
  forward: '5秒進む',
  position: '録音内の位置',
  playFrom: (time) => `${time}から再生`,
  kept: 'このデバイスの録音',
  keptText: (size) => `話された内容を聞き直すための音声が、このブラウザに${size}あります。`,
  none: 'このブラウザに録音はありません。',
  delete: 'すべて削除',
  deleteTitle: '録音をすべて削除しますか？',
  deleteText: 'テキストは残りますが、録音は聞けなくなります。文字起こし中の録音は残ります。',
  keep: '残す',
  deleted: '録音を削除しました',
  elsewhere:
    '録音はこのデバイスにありません。残してある場合は、このテキストを録音またはインポートしたブラウザにあります。',
};

export const keptRecordings: Texts<'keptRecordings'> = {
  setting: '録音をこのデバイスに残す',
  settingText: '文を押すと、話したときの音声を聞けます。1時間あたり約15 MB。',
  settingImpossible:
    'このブラウザでは録音と音声認識を同時に行えないため、ほかのエンジンで文字にした音声だけが残ります。',
  offer:
    '録音の音声をこのデバイスに残しますか？文を押すと聞き直せます。1時間あたり約15 MBで、アップロードはされません。',
  accept: '録音を残す',
  decline: '残さない',
  accepted: '次回からの録音をこのデバイスに残します',
  impossible: '音声は残りません',
  impossibleText: 'このブラウザでは録音と音声認識を同時に行えません。言葉はいつもどおり文字になります。',
  full: 'この録音の音声を残す空きがありません',
  fullText: (size) =>
    `言葉は引き続き文字になります。古い録音を削除すると${size}空きます。テキストは残ります。`,
  fullHere: '言葉は引き続き文字になります。録音を残すには、このデバイスの空きを増やしてください。',
  deleteOldest: '古いものを削除',
  deleteOldestAlt: (size) => `古い録音を削除して${size}空ける`,
  signOut: 'このデバイスから録音を削除しますか？',
  signOutText: 'このブラウザを使うほかの人に聞かれないようにします。',
  signOutDelete: '録音を削除してログアウト',
  signOutKeep: '録音を残してログアウト',
  alsoDelete: (size) => `自分の録音もこのデバイスから削除する（${size}）`,
};

export const recordingCopies: Texts<'recordingCopies'> = {
  place: '録音を残す場所',
  placeText:
    'Rhapsodeが動いているコンピューターに残すと、保存したテキストの録音をスマートフォンからも聞けます。',
  here: 'このデバイス',
  there: 'Rhapsodeが動いているコンピューター',
  waiting: '一部の録音はまだこのデバイスにしかありません。次にRhapsodeを開いたときにもう一度試します。',
  failed: '録音はこのデバイスに残っています',
  failedText:
    'Rhapsodeが動いているコンピューターにコピーできませんでした。次にRhapsodeを開いたときにもう一度試します。',
  noRoom: 'Rhapsodeが動いているコンピューターの空き容量が残りわずかです。',
  tooLarge: 'Rhapsodeが動いているコンピューターに残すには大きすぎます。',
  space: (size) => `Rhapsodeが動いているコンピューターに${size}あります。`,
  deleteText:
    '録音は、このデバイスとRhapsodeが動いているコンピューターから削除されます。テキストは残りますが、録音は聞けなくなります。文字起こし中の録音は残ります。',
  notDeleted: 'Rhapsodeが動いているコンピューターの録音を削除できませんでした。もう一度お試しください。',
};
