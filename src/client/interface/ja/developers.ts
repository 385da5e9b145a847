import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: '開発者向け',
  lead: '自分のプログラムから保存、文字起こし、翻訳、読み上げができます。上限はアプリと同じです。',
  signInFirst: 'キーを作成するにはログインしてください。',
  examples: '例',
  save: 'テキストを保存する',
  list: '保存したテキストを一覧表示する',
  transcribe: 'ファイルを文字に起こす',
  translate: '翻訳する',
  speak: '読み上げる',
  keyShown: 'このページを離れるまで、新しいキーは下の例に入っています。',
  client: 'クライアントとコマンドライン',
  reference: 'リファレンス',
  parameters: 'パラメーター',
  body: '本文',
  responses: 'レスポンス',
  errorCodes: 'エラーコード',
  required: '必須',
  openapi: 'OpenAPIドキュメント',
  webhookCall: 'アドレスに届く内容',
  webhookCheck: '署名を確認する',
  freeLimits: (translations, characters) =>
    `無料アカウントでは、翻訳は1日${translations}回、音声Iris（sage）は${characters}文字まで1回お試しいただけます。`,
};
