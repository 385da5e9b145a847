import type { Texts } from '../translations.ts';
import { count, date } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: '会話',
  close: '会話を閉じる',
  more: 'その他',
  near: 'あなた側',
  far: '相手側',
  youSpeak: 'あなたの言語',
  theySpeak: '相手の言語',
  youSaid: 'あなたの発言',
  youRead: 'あなたへの翻訳',
  theySaid: '相手の発言',
  spokenBy: (name) => `${name}：`,
  theyRead: '相手への翻訳',
  swap: '言語を入れ替える',
  textSize: '文字サイズ',
  turn: '上半分を反転',
  save: '保存',
  export: 'エクスポート…',
  startNew: '新しい会話',
  newStarted: '新しい会話を始めました',
  correct: '修正する',
  correctTitle: '発言を修正',
  correctLabel: '発言の内容',
  correctDone: 'もう一度翻訳',
  show: '相手に見せる',
  hide: '会話に戻る',
  play: 'もう一度再生',
  stop: '読み上げを停止',
  aloud: '読み上げる',
  wrongLanguage: '言語が違うので話し直す',
  remove: '削除',
  removed: '削除しました',
  undo: '元に戻す',
  undoAlt: '復元',
  retry: 'もう一度試す',
  back: '逆翻訳',
  backTitle: (name) => `翻訳の内容（${name}）`,
  backFailed: '逆翻訳できませんでした。しばらくしてからもう一度お試しください。',
  cost: (value) => `${count(value)}文字`,
  freePlan: (turns) =>
    `無料プランで翻訳できる発言は1日${count(turns)}回です。会話を続けるには、Premiumか、このデバイスで翻訳できるブラウザが必要です。`,
  freePlanOrDevice: (turns) =>
    `無料プランで翻訳できる発言は1日${count(turns)}回です。会話を続けるには、無料の「このデバイスのみ」をオンにするか、Premiumにアップグレードしてください。`,
  upgrade: 'アップグレード',
  canDownload: 'これらの言語を一度ダウンロードすると、ブラウザがこのデバイスで無料で翻訳できます。',
  download: 'ダウンロード',
  onDevice: 'このデバイスで翻訳',
  signInFirst: 'ログインして翻訳',
  left: ({ remaining, tier }) =>
    tier === 'premium' ? `残り${count(remaining)}文字` : `今日の翻訳は残り${count(remaining)}回`,
  limit: (tier, renewsAt) => {
    const renewal = renewsAt === undefined ? '' : `${date(renewsAt)}に更新されます。`;
    const used =
      tier === 'free' ? '今日の翻訳を使い切りました。' : `翻訳の文字数を使い切りました。${renewal}`;
    return `${used}会話はそのまま残っています。`;
  },
};
