import type { Texts } from '../translations.ts';
import { count, date, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? `${date(renewsAt)}に更新されます。` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'このテキストは別のデバイスで変更されました。',
  'revision-required': 'この変更には、元になったバージョンの指定が必要です。',
  'share-limit': 'このテキストの共有リンクが多すぎます。新しく作るには、どれかを取り消してください。',
  'sign-in-required': '続けるにはログインしてください。',
  'key-invalid': 'このAPIキーは存在しないか、期限切れか、無効になっています。',
  'key-scope': 'このAPIキーにはその操作が許可されていません。',
  'key-limit': 'APIキーが上限に達しています。新しく作成するには、1つ無効にしてください。',
  'webhook-limit': 'Webhookが上限に達しています。追加するには、1つ削除してください。',
  'webhook-address': 'https://example.com/hookのような公開HTTPSアドレスを使ってください。',
  'webhook-exists': 'このアドレスのWebhookはすでにあります。',
  'not-yours': '別のアカウントのものです。そのアカウントでログインしてください。',
  'recent-sign-in-required': 'ご本人であることを確認するため、もう一度ログインしてください。',
  'dictionary-full': '単語の一覧がいっぱいです。追加するには、どれかを削除してください。',
  'dictionary-changed': '単語が別のデバイスで変更されました。ページを再読み込みしてください。',
  'tier-mismatch': 'プランが変更されました。ページを再読み込みしてください。',
  'cross-site': 'アプリからのリクエストではありません。アプリを開いて、もう一度お試しください。',
  'premium-required': 'Premiumへの登録が必要です。',
  'trial-used': 'Irisのお試しは利用済みです。Premiumならいつでも使えます。',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Premiumの保存枠がいっぱいです。さらに必要な場合はサポートにご連絡ください。'
      : '無料プランの保存枠がいっぱいです。Premiumならもっと保存できます。',
  'development-only': '開発モードでのみ利用できます。',
  'idempotency-key-reused':
    'このリクエストは、すでに別の内容で送信されています。ページを再読み込みして、もう一度お試しください。',
  'already-premium': 'このアカウントではすでにPremiumが有効です。',
  'subscription-exists':
    'すでに登録済みですが、前回のお支払いに失敗しました。カード情報を更新するとPremiumを再開できます。',
  'invalid-request': 'リクエストが正しくありません。',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'テキストが上限より長くなっています。短くしてください。'
      : `テキストが${count(limit)}文字を超えています。短くしてください。`,
  'same-language': 'テキストはすでにその言語です。別の言語を選んでください。',
  'unsupported-pair': '翻訳サービスはこの言語の組み合わせに対応していません。別の言語を選んでください。',
  EMPTY_INPUT: '読み上げるテキストがありません。先に入力または録音してください。',
  'trial-too-long': 'Irisのお試しは50文字までです。',
  'wrong-pin': 'PINが違います。',
  'too-many-people': 'これ以上追加できません。',
  'name-taken': 'その名前の人がすでにいます。',
  'method-not-allowed': 'このアドレスはその方法では使えません。',
  'not-found': '見つかりませんでした。',
  'request-timeout': 'リクエストに時間がかかりすぎました。もう一度お試しください。',
  'headers-too-large': 'リクエストのヘッダーが大きすぎます。',
  'too-large': 'リクエストが大きすぎます。テキストを短くしてください。',
  'unsupported-media': 'この形式には対応していません。',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return '今日の翻訳回数を使い切りました。';
    return remaining
      ? `テキストが残りの${count(remaining)}文字を超えています。${renewal(renewsAt)}`
      : `この期間の${count(limit ?? 0)}文字を使い切りました。${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return '文字数の上限を超えました。無料プランは1日50文字までです。Premiumなら月5,000文字まで使えます。';
    return remaining
      ? `文字数の上限を超えました。残りは${count(remaining)}文字です。${renewal(renewsAt)}`
      : `文字数の上限を超えました。この期間の${count(limit ?? 0)}文字を使い切りました。${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining) return `録音が、音声認識の残り${count(remaining)}秒を超えています。`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `この期間の音声認識${minutes}分を使い切りました。`
      : `今日の音声認識${minutes}分を使い切りました。`;
  },
  'live-full': 'この部屋は満室です。後でもう一度お試しください。',
  'live-limit': ({ limit }) => `今日のライブ字幕${count((limit ?? 1_800) / 60)}分を使い切りました。`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `リクエストが多すぎます。${wait(retryAfter)}後にもう一度お試しください。`
      : 'リクエストが多すぎます。少し待ってから、もう一度お試しください。',
  internal: 'サーバーで問題が発生しました。もう一度お試しください。',
  'provider-failed': '利用している外部サービスでエラーが発生しました。もう一度お試しください。',
  'provider-unavailable':
    '利用している外部サービスに現在接続できません。しばらくしてからもう一度お試しください。',
  'provider-quota': 'このサーバーの翻訳の利用枠がなくなりました。しばらくしてからもう一度お試しください。',
  'provider-busy': '翻訳サービスへのリクエストが現在多すぎます。1分後にもう一度お試しください。',
  'not-enough-memory': ({ command }) =>
    `サーバーのメモリが足りません。サーバーでほかのプログラムを終了してから、もう一度お試しください。${command ? `小さいモデルなら少なくて済みます：${command}` : ''}`,
  'not-ready': 'サービスの準備ができていません。少し待ってから、もう一度お試しください。',
  'cannot-store':
    'サーバーのディスクがいっぱいか読み取り専用のため、何も保存できません。先にサーバーの管理者が直す必要があります。',
};
