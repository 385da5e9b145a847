import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: '保存した文字起こし',
  signedOut: '保存した文字起こしを見るにはログインしてください。',
  signedOutHint: '無料のアカウントがあれば、どのデバイスからでも開けます。',
  signIn: 'ログイン',
  error: '保存した文字起こしを読み込めませんでした',
  retry: 'もう一度試す',
  empty: '保存した文字起こしはまだありません',
  emptyHint: '「録音」タブで保存した文字起こしがここに表示されます。',
  noMatch: '検索に一致する文字起こしはありません',
  showAll: 'すべて表示',
  loading: '保存した文字起こしを読み込み中',
  search: '保存した文字起こしを検索',
  searchHint: '検索',
  clearSearch: '検索をクリア',
  sort: '並べ替え',
  exportAll: 'すべてエクスポート',
  languages: '言語',
  shown: (shown, all) => (shown === all ? `${count(all)}件` : `${count(all)}件中${count(shown)}件を表示`),
  over: (shown, excess, limit) => `${shown}、上限${count(limit)}件を${count(excess)}件超過`,
  makeRoom: (value) => `${count(value)}件削除すると保存できます`,
  slots: (used, limit) => `保存枠${count(limit)}個中${count(used)}個を使用`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: '新しい順',
  oldest: '古い順',
  longest: '長い順',
  shortest: '短い順',
  alphabetical: '五十音順',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'もっと見る',
  less: '折りたたむ',
  copy: 'コピー',
  copied: 'コピーしました',
  copiedBody: 'テキストをクリップボードにコピーしました。',
  copyFailed: 'コピーできませんでした',
  copyFailedBody: 'ブラウザにブロックされました。テキストを選択してコピーしてください。',
  open: '録音画面で開く',
  export: 'エクスポート',
  remove: '削除',
  removing: '削除中',
  characters: (value) => `${count(value)}文字`,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: '削除しました',
  deleted: '一覧から削除しました。',
  stillOver: (value) => `あと${count(value)}件削除すると、また保存できます。`,
  undo: '元に戻す',
  undoAlt: '文字起こしを復元',
  restored: '復元しました',
  restoreFailed: '復元できませんでした',
  restoreFailedBody: '文字起こしを復元できませんでした。もう一度お試しください。',
  goneTitle: '見つかりません',
  gone: 'すでに削除されている可能性があります。',
  failedTitle: '削除できませんでした',
  failed: 'この文字起こしを削除できませんでした。もう一度お試しください。',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'ログインが必要です',
  login: '文字起こしを保存するにはログインしてください',
  signIn: 'ログイン',
  signInAlt: 'ログインして保存',
  limitTitle: '保存の上限に達しました',
  limit: '保存枠がいっぱいです。Premiumならもっと保存できます。',
  upgrade: 'アップグレード',
  upgradeAlt: 'Premiumにアップグレードして保存枠を増やす',
  savedTitle: '保存しました',
  view: '見る',
  viewAlt: '「保存済み」タブを開く',
  newEntry: '新しい文字起こしとして保存しました。開いた元の文字起こしは変わっていません。',
  offlineTitle: 'オフラインです',
  kept: 'テキストはこのデバイスに残っています。オンラインに戻ったら保存できます。',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: '保存できませんでした',
  description: '文字起こしを保存できませんでした。もう一度お試しください。',
};
