import type { Texts } from '../translations.ts';
import { count, date, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? `额度将于${date(renewsAt)}重置。` : '');

export const errors: Texts<'errors'> = {
  'document-changed': '这段文字已在另一台设备上修改。',
  'revision-required': '此更改必须注明它所基于的版本。',
  'share-limit': '这段文字的分享链接太多了。请先撤销一个，再创建新的。',
  'sign-in-required': '请登录后继续。',
  'key-invalid': '此 API 密钥不存在、已到期或已被撤销。',
  'key-scope': '此 API 密钥无权执行该操作。',
  'key-limit': '你的 API 密钥已达上限。请先撤销一个再创建。',
  'webhook-limit': '你的 Webhook 已达上限。请先删除一个再添加。',
  'webhook-address': '请使用公开的 HTTPS 地址，例如 https://example.com/hook。',
  'webhook-exists': '你已经有使用此地址的 Webhook。',
  'not-yours': '这属于另一个账号，请用那个账号登录。',
  'recent-sign-in-required': '请重新登录，以便我们确认是你本人。',
  'dictionary-full': '词库已满。删除一个词语才能再添加。',
  'dictionary-changed': '你的词语已在另一台设备上更改，请刷新页面。',
  'tier-mismatch': '你的套餐已变更，请刷新页面。',
  'cross-site': '此请求并非来自本应用，请打开应用后重试。',
  'premium-required': '此功能需要订阅 Premium。',
  'trial-used': 'Iris 试用机会已用完。升级到 Premium 即可不限次使用。',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Premium 保存名额已用完。如需更多空间，请联系客服。'
      : '免费保存名额已用完。升级到 Premium 可获得更多空间。',
  'development-only': '仅在开发模式下可用。',
  'idempotency-key-reused': '此请求已用其他内容发送过。请重新加载页面后重试。',
  'already-premium': '此账号已开通 Premium。',
  'subscription-exists': '你已有订阅，但上次付款未成功。更新银行卡即可恢复 Premium。',
  'invalid-request': '请求无效。',
  'text-too-long': ({ limit }) =>
    limit === undefined ? '文字超出了你的上限，请缩短。' : `文字超过 ${count(limit)} 字符，请缩短。`,
  'same-language': '文字已经是该语言，请选择其他语言。',
  'unsupported-pair': '翻译服务不支持这两种语言之间的翻译，请选择其他语言。',
  EMPTY_INPUT: '没有可朗读的文字，请先输入或录音。',
  'trial-too-long': 'Iris 试用限 50 个字符。',
  'wrong-pin': 'PIN 码不正确。',
  'too-many-people': '无法再添加更多的人。',
  'name-taken': '这里已经有人用这个名字了。',
  'method-not-allowed': '不能以这种方式使用此地址。',
  'not-found': '没有找到你要的内容。',
  'request-timeout': '请求超时，请重试。',
  'headers-too-large': '请求标头过大。',
  'too-large': '请求过大，请缩短文字。',
  'unsupported-media': '不支持此格式。',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return '今天的翻译次数已用完。';
    return remaining
      ? `文字超出了剩余的 ${count(remaining)} 字符。${renewal(renewsAt)}`
      : `本周期的 ${count(limit ?? 0)} 字符已用完。${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return '超出字符上限。免费用户每天限 50 字符，升级到 Premium 每月可用 5,000 字符。';
    return remaining
      ? `超出字符上限。你还剩 ${count(remaining)} 字符。${renewal(renewsAt)}`
      : `超出字符上限。本周期的 ${count(limit ?? 0)} 字符已用完。${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining) return `录音超出了剩余的 ${count(remaining)} 秒语音识别额度。`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `本周期的 ${minutes} 分钟语音识别已用完。`
      : `今天的 ${minutes} 分钟语音识别已用完。`;
  },
  'live-full': '此房间已满，请稍后再试。',
  'live-limit': ({ limit }) => `你已用完今天 ${count((limit ?? 1_800) / 60)} 分钟的实时字幕。`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter ? `请求过于频繁，请在 ${wait(retryAfter)}后重试。` : '请求过于频繁，请稍等片刻再试。',
  internal: '我们这边出了点问题，请重试。',
  'provider-failed': '我们依赖的服务返回了错误，请重试。',
  'provider-unavailable': '我们依赖的服务暂时不可用，请稍后再试。',
  'provider-quota': '本服务器的翻译配额已用完，请稍后再试。',
  'provider-busy': '翻译服务目前收到的请求过多，请一分钟后再试。',
  'not-enough-memory': ({ command }) =>
    `此服务器的内存不足。请关闭服务器上的其他程序，然后重试。${command ? `较小的模型占用更少：${command}` : ''}`,
  'not-ready': '服务尚未就绪，请稍等片刻再试。',
  'cannot-store': '此服务器的磁盘已满或为只读，无法保存任何内容。需要服务器的管理者先解决这个问题。',
};
