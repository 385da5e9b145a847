import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: '免费开始使用，随时可以取消。',
  leadPremium: '随时可以取消。',
  share: '邀请好友',
};

export const plans: Texts<'plans'> = {
  free: {
    name: '免费',
    description: '听写和朗读所需的一切。',
    features: [
      `文字稿最长 ${count(free.transcriptCap)} 字符`,
      `保存 ${free.saveSlots} 份文字稿`,
      `每天 ${free.translations} 次翻译`,
      `试用一次 HD 音色 Iris，最多 ${free.speechCharacters} 字符`,
      '浏览器音色不限量',
    ],
  },
  premium: {
    name: 'Premium',
    description: '更长的文字稿、HD 音色和更多翻译。',
    features: [
      `文字稿最长 ${count(premium.transcriptCap)} 字符`,
      `保存 ${premium.saveSlots} 份文字稿`,
      `每月翻译 ${count(premium.translations)} 字符`,
      `每月 HD 朗读 ${count(premium.speechCharacters)} 字符`,
      '全部十种 HD 音色',
      '下载 MP3',
      '浏览器音色不限量',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `导入录音：每天 ${count(minutes)} 分钟语音`,
  premium: (minutes) => `导入录音：每月 ${count(minutes)} 分钟语音`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: '整理：一键去除口头语',
  tidyPremium: '整理：加标点、缩短、总结或改写成邮件',
  words: (limit) => `我的词库：${count(limit)} 个名称和术语`,
  whileSpeaking: '边说边翻译',
  conversation: '双语对话，并朗读',
  library: '已保存文字稿的文库，可搜索、筛选和导出',
  live: (viewers, minutes) => `实时字幕：最多 ${count(viewers)} 位观众，每天 ${count(minutes)} 分钟`,
  livePremium: (viewers, languages) =>
    `实时字幕：最多 ${count(viewers)} 位观众，同时 ${count(languages)} 种语言`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? '/ 年' : '/ 月'),
  yourPlan: '你的套餐',
  checkout: '前往付款',
  checkoutBusy: '正在打开付款页面…',
  signInFirst: '需要先登录。',
  terms: '每月自动续费，直到你取消。取消后，Premium 可用到已付费月份结束。',
  card: '你在 Stripe 的网站上付款，我们看不到你的银行卡信息。',
  manage: '管理订阅',
  renews: (day) => `${day}续费。`,
  ends: (day) => `${day}到期，不会再扣费。`,
  overdue: (day) => `上次付款失败。要在${day}之后继续使用 Premium，请更新银行卡。`,
  lapsed: '上次付款失败，Premium 已停用。更新银行卡即可恢复。',
  freeForever: '永久免费，无需银行卡。',
  loadingPlans: '正在加载套餐',
  plansError: '无法加载套餐',
  plansErrorText: '这里显示的是标准套餐，当前价格以付款页面为准。',
  retry: '重试',
  unavailable: '支付系统暂不可用',
  unavailableText: '没有扣费，请过几分钟再试。',
  invalidResponse: '服务器返回了无效的响应。',
  checkoutFailed: '无法发起付款。',
  connectionFailed: '无法连接 Stripe，请重试。',
  portalFailed: '无法打开订阅管理页面',
  portalFailedText: '请过几分钟再试。',
  activated: 'Premium 已开通！',
  activatedText: '现在你可以使用更长的文字稿、全部十种 HD 音色和更多翻译。',
  startUsing: '开始使用 Premium',
  already: '你已经是 Premium 会员',
  alreadyText: '无需再付款。',
  confirming: '正在确认付款…',
  pending: '付款尚未确认',
  pendingText: '可能需要一点时间。付款确认后 Premium 会立即开通，离开此页面也没关系。',
  checkAgain: '再次检查',
  unconfirmed: '无法查询付款状态',
  unconfirmedText: '如果你已付款，Premium 会自动开通。',
  cancelled: '已取消付款',
  cancelledText: '没有扣费，你可以随时升级。',
};

export const upgrade: Texts<'upgrade'> = {
  title: '升级到 Premium',
  lead: (price) => `每月 ${price}，自动续费，可随时取消。你将获得：`,
  subscribe: '立即订阅',
  later: '以后再说',
};
