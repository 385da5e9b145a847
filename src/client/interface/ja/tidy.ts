import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: '「えーと」などを削除',
  punctuate: '句読点を付けて段落に分ける',
  email: 'メール文にする',
  summarise: '要約する',
  shorten: '短くする',
};

export const tidy: Texts<'tidy'> = {
  title: '文章を整える',
  lead: '変更内容を確認してから反映できます。',
  fillersNote: '言葉の重複、スペース、大文字・小文字も直します。このデバイスで処理します。',
  premium: 'Premium',
  cost: (value) => `${count(value)}文字`,
  compareTitle: '変更を確認',
  used: (value, of) => `${count(of)}文字中${count(value)}文字を使いました。`,
  nothing: '変更するところはありません。',
  removed: '削除',
  added: '追加',
  unspoken: '話していない内容',
  position: (at, all) => `変更 ${count(at)} / ${count(all)}`,
  reject: '却下',
  accept: '承認',
  previous: '前の変更',
  next: '次の変更',
  keep: '元のままにする',
  acceptAll: 'すべて承認',
  acceptSome: (accepted, all) => `${count(all)}件中${count(accepted)}件を承認`,
  change: (at, what) => `変更${count(at)}：${what}`,
  failed: '文章を整えられませんでした',
  failedText: '少し待ってから、もう一度お試しください。',
  back: '戻る',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'テキストを変更しました',
  undo: '元に戻す',
  undoAlt: 'テキストを元の状態に戻す',
  textChanged: 'テキストは変更されませんでした',
  textChangedNote: 'その間にテキストが編集されました。もう一度お試しください。',
};
