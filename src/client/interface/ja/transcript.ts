import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: '文字起こし',
  placeholder: '録音を押して話すか、ここに入力してください。',
  placeholderUnsupported: 'ここにテキストを入力するか貼り付けてください。',
  note: '無料、アカウント不要。録音は保存しません。テキストは、保存または翻訳するまでこのブラウザの中だけにあります。',
  countOf: (cap) => ` / ${cap === undefined ? '0,000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined ? `${count(length)}文字を使用` : `${count(cap)}文字中${count(length)}文字を使用`,
  copy: 'コピー',
  copyOf: { original: '原文をコピー', translation: '翻訳をコピー' },
  copied: 'コピーしました',
  copiedText: 'テキストをクリップボードにコピーしました。',
  copiedOf: { original: '原文をコピーしました', translation: '翻訳をコピーしました' },
  notCopied: 'コピーできませんでした',
  notCopiedText: 'ブラウザにブロックされました。テキストを選択してコピーしてください。',
  clear: '消去',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: '文字数の上限に達しました',
  limit: (cap) => `最大${count(cap)}文字です。`,
  truncated: (cap) => `テキストを${count(cap)}文字に切り詰めました。`,
  near: (left) => `もうすぐ上限です：残り${count(left)}文字。`,
  paused: '文字数の上限に達したため、録音を一時停止しました。テキストを保存または消去してください。',
  announceNear: 'もうすぐ文字数の上限です',
  announceFull: '文字数の上限に達しました',
  overflow: (words) => `${count(words)}語が入りませんでした。次のテキストの先頭に入ります。`,
  left: (words) => `前のテキストに${count(words)}語が入りませんでした。`,
  add: 'テキストに追加',
  discard: '破棄',
  continueWhenFull: 'いっぱいになったら保存して録音を続ける',
  continuing: 'テキストがいっぱいになったため保存しています。録音は続いています。',
};

export const clearing: Texts<'clearing'> = {
  title: 'テキストを消去しますか？',
  text: '文字起こしとその翻訳が消えます。保存した文字起こしは残ります。',
  confirm: '消去',
  cancel: '残す',
  cleared: '消去しました',
  undo: '元に戻す',
  undoAlt: '消去したテキストを元に戻す',
};

export const find: Texts<'find'> = {
  find: 'テキスト内を検索',
  place: (at, total) => (total === 0 ? '見つかりません' : `${total}件中${at}件目`),
  previous: '前の一致',
  next: '次の一致',
  close: '閉じる',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'このブラウザーはテキストを保持できません',
  text: 'ストレージがいっぱいか、ブロックされています。このページを離れる前に、テキストを保存するか書き出してください。',
};
