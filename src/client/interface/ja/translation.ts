import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const characters = (value: number) => `${count(value)}文字`;

export const translation: Texts<'translation'> = {
  toggle: '翻訳',
  swap: '言語を入れ替える',
  pane: '翻訳',
  empty: 'ここに翻訳が表示されます。',
  switchedOff: '別の言語で読むには「翻訳」をオンにしてください。',
  left: (remaining, tier) =>
    tier === 'free' ? `今日の翻訳は残り${count(remaining)}回` : `翻訳 残り${count(remaining)}`,
  leftUnit: () => '文字',
  leftFor: '',
};

export const swapping: Texts<'swapping'> = {
  title: 'テキストを翻訳に置き換えますか？',
  text: '翻訳がテキストになり、編集したテキストが翻訳になります。',
  confirm: '入れ替える',
  cancel: '今のテキストを残す',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: '録音を停止すると翻訳します。',
  running: '翻訳しています…',
  cancel: 'キャンセル',
  cancelled: '翻訳をキャンセルしました。',
  failed: 'このテキストを翻訳できませんでした。',
  again: '今すぐ翻訳',
  outdated: '翻訳後にテキストが編集されたため、最新ではありません。',
  copied: '翻訳をコピーしました',
  notCopied: 'コピーできませんでした',
  notCopiedText: 'ブラウザにブロックされました。翻訳を選択してコピーしてください。',
  sameLanguage: (name) => `テキストはすでに${name}です。翻訳先に別の言語を選んでください。`,
  complete: '翻訳が完了しました',
  completeIn: (name) => `テキストを${name}に翻訳しました。`,
  signInTitle: 'ログインが必要です',
  signIn: '翻訳するにはログインしてください。',
  signInAction: 'ログイン',
  signInAlt: 'ログインして翻訳',
  errorTitle: '翻訳エラー',
  error: '翻訳中にエラーが発生しました。しばらくしてからもう一度お試しください。',
  limitPanel: '翻訳の上限に達しました',
  limitPanelFree: (time) => `今日の無料翻訳を使い切りました。${time}にまた使えるようになります。`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `このテキストは、この期間の残り${count(remaining)}文字を超えています。`
        : 'この期間の文字数を使い切りました。';
    return renewsAt ? `${left}${date(renewsAt)}に更新されます。` : left;
  },
  limitToast: '1日の翻訳の上限に達しました',
  limitToastText: 'Premiumなら今日もっと翻訳できます。',
  upgrade: 'アップグレード',
  upgradeAlt: 'Premiumにアップグレードしてもっと翻訳する',
  knownLimitTitle: '1日の上限に達しました',
  knownLimit: (limit) => `今日の翻訳${count(limit)}回を使い切りました。`,
  sentence: '文',
  translateBack: '逆翻訳',
  backCost: characters,
  backTitle: (name) => `翻訳の内容（${name}）`,
  backUsed: (value) => `${count(value)}文字を使用`,
  copySentence: '文をコピー',
  playSentence: '文を再生',
  sandbox: '実際の翻訳ではありません。',
  sandboxMore: 'サンドボックスはテキストに印を付けるだけです。翻訳サービスを接続すると実際に翻訳できます。',
  onDevice: 'このデバイスで翻訳しました。',
  onDeviceMore: '何も送信せず、利用枠も消費していません。',
  offOnDevice:
    'お使いのブラウザでは、まだこのデバイスで翻訳できません。「このデバイスのみ」がオンなので、何も送信していません。',
  deviceOffer: 'お使いのブラウザなら、このデバイスで無料で翻訳できます。',
  deviceDownload: 'ダウンロードして翻訳',
  deviceDownloadSize: (megabytes) => `${count(megabytes)}MBをダウンロードして翻訳`,
  downloading: (share) => `言語パックをダウンロード中：${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: '翻訳のタイミング',
  afterRecording: '録音後',
  whileSpeaking: '話しながら',
  needs: '話しながら翻訳するには、Premiumまたはデバイス上の翻訳が必要です。',
};
