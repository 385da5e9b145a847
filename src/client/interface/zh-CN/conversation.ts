import type { Texts } from '../translations.ts';
import { count, date } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: '对话',
  close: '关闭对话',
  more: '更多',
  near: '你这边',
  far: '对方那边',
  youSpeak: '你说的语言',
  theySpeak: '对方说的语言',
  youSaid: '你说',
  youRead: '你读到',
  theySaid: '对方说',
  spokenBy: (name) => `${name}：`,
  theyRead: '对方读到',
  swap: '交换语言',
  textSize: '文字大小',
  turn: '翻转上半屏',
  save: '保存',
  export: '导出…',
  startNew: '新对话',
  newStarted: '已开始新对话',
  correct: '更正',
  correctTitle: '更正原话',
  correctLabel: '原话',
  correctDone: '重新翻译',
  show: '给对方看',
  hide: '返回对话',
  play: '再次播放',
  stop: '停止朗读',
  aloud: '朗读',
  wrongLanguage: '语言不对，重说一遍',
  remove: '删除',
  removed: '已删除',
  undo: '撤销',
  undoAlt: '恢复',
  retry: '重试',
  back: '回译',
  backTitle: (name) => `译文的意思（${name}）`,
  backFailed: '无法回译，请稍后再试。',
  cost: (value) => `${count(value)} 字符`,
  freePlan: (turns) =>
    `免费套餐每天可翻译 ${count(turns)} 句话。要进行完整的对话，需要 Premium，或能在此设备上翻译的浏览器。`,
  freePlanOrDevice: (turns) =>
    `免费套餐每天可翻译 ${count(turns)} 句话。要进行完整的对话，请打开免费的“仅限此设备”，或升级到 Premium。`,
  upgrade: '升级',
  canDownload: '这些语言只需下载一次，浏览器就能在此设备上免费翻译。',
  download: '下载',
  onDevice: '在此设备上翻译',
  signInFirst: '登录以翻译',
  left: ({ remaining, tier }) =>
    tier === 'premium' ? `还剩 ${count(remaining)} 字符` : `今天还可翻译 ${count(remaining)} 次`,
  limit: (tier, renewsAt) => {
    const renewal = renewsAt === undefined ? '' : `，额度将于${date(renewsAt)}重置`;
    const used = tier === 'free' ? '今天的翻译次数已用完' : `字符已用完${renewal}`;
    return `${used}。你的对话还在这里。`;
  },
};
