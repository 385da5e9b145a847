import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `${name}さんのアカウント`,
  signedOutHereOnly: {
    title: '完全にはログアウトしていません',
    description:
      'サーバーに接続できず、セッションを終了できませんでした。終了するには、一度ログインしてからもう一度ログアウトしてください。',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'ログイン中に問題が発生しました。もう一度お試しください。',
  signInFailedTitle: 'ログインできませんでした',
  webhookOff: 'Webhookオフ',
  account: 'アカウント',
  conversation: '会話',
  signOut: 'ログアウト',
  premiumMember: 'Premium会員',
  freeMember: '無料会員',
  until: (day) => `${day}まで支払い済み`,
  overdue: '支払い失敗：カード情報を更新してください',
  manageSubscription: 'サブスクリプションを管理',
  acceptTerms: '利用規約に同意してください',
  termsTitle: '利用規約に同意してください',
  termsText: '前回の同意後に変更された可能性があります。',
  termsTextAfter: 'をお読みください。今同意しない場合は、次回アクセス時にもう一度お尋ねします。',
  termsAccept: '同意する',
  termsLater: '今はしない',
  termsFailed: {
    title: '規約への同意を記録できませんでした',
    description: '接続を確認して、もう一度お試しください。',
  },
  dialogTitle: `${brand.name}にログイン`,
  dialogText: 'テキストを保存・翻訳して、どのデバイスからでも開けます。',
  dialogNote: 'ログイン後も、今のテキストは残っています。',
  dialogSandbox: 'このサーバーはテスト用のログインページを使っています。実際のアカウントは不要です。',
  continue: `${brand.identityProvider}でログイン`,
  agreeBefore: '',
  agreeTerms: '利用規約',
  agreeBetween: 'と',
  agreePrivacy: 'プライバシー宣言',
  agreeAfter: 'に同意します。',
  inEnglish: 'どちらも英語で書かれています。',
  settings: '設定',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: '友だちを招待',
  lead: `あなたのリンクから1人参加するたびに、保存枠が${slots}個、文字起こし1件の上限が${count(characters)}文字増えます（最大${maxInvitees}人）。`,
  link: 'あなた専用のリンク',
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  copyFailed: 'リンクをコピーできませんでした。選択してコピーしてください。',
  share: '共有…',
  shareTitle: brand.name,
  shareText: '話した言葉を文字にして、翻訳し、声で聞けます。',
  invited: (value) => (value === 0 ? 'まだ誰も参加していません' : `${count(value)}人が参加しました`),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'ボーナスはまだありません'
      : `保存枠+${count(extraSlots)}個、1件あたり+${count(extraChars)}文字を獲得`,
  toEarn: (left) =>
    left === 0
      ? 'ボーナスをすべて獲得しました。広めてくださってありがとうございます！'
      : `あと${count(left)}人招待すると、さらに保存枠${count(left * slots)}個と、1件あたり${count(left * characters)}文字を獲得できます。`,
  unknown: '招待を読み込めませんでした。しばらくしてからもう一度お試しください。',
};
