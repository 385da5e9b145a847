import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: '开发者',
  lead: '用你自己的程序保存、转写、翻译和朗读，限额与应用中相同。',
  signInFirst: '登录后即可创建密钥。',
  examples: '示例',
  save: '保存文字',
  list: '列出已保存的文本',
  transcribe: '转写文件',
  translate: '翻译',
  speak: '朗读',
  keyShown: '在你离开本页之前，新密钥会显示在下面的示例中。',
  client: '客户端与命令行',
  reference: '参考',
  parameters: '参数',
  body: '正文',
  responses: '响应',
  errorCodes: '错误代码',
  required: '必填',
  openapi: 'OpenAPI 文档',
  webhookCall: '你的地址会收到什么',
  webhookCheck: '检查签名',
  freeLimits: (translations, characters) =>
    `免费账号：每天 ${translations} 次翻译，并可试用一次 Iris（sage）语音，最多 ${characters} 个字符。`,
};
