import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: '免费', premium: 'Premium' };
const plans = { free: '免费套餐', premium: 'Premium 套餐' };

export const main: Texts<'main'> = {
  heading: '录音、阅读、翻译、聆听',
  tabs: '视图',
  record: '录音',
  saved: '已保存',
  card: '文字稿和译文',
  view: '原文或译文',
  original: '原文',
  translated: '译文',
  clear: '清除文字',
  more: '更多',
  savedExist: '你有已保存的文字稿',
  unsupportedTitle: '此浏览器无法识别语音',
  unsupported: '要录音，请使用 Chrome、Edge 或 Safari。其他功能在这里都能用：直接输入或粘贴文字即可。',
  unsupportedServer: '你也可以继续用此浏览器，由本服务器把你说的话转成文字。',
  unsupportedSignIn: '请先登录。',
  dismiss: '关闭',
  onDevice: '仅限此设备',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: '实时分享',
  import: '导入音频、视频或文本…',
  export: '导出…',
  copyBoth: '复制双语文本',
  saveBoth: '保存双语文本',
  bothSaved: '双语文本已放入“已保存”。',
  punctuate: '停顿处添加标点',
  microphone: '麦克风…',
  shortcuts: '键盘快捷键',
  tidy: '整理文字…',
  commands: '语音指令',
  words: '我的词库',
};

export const save: Texts<'save'> = {
  save: '保存',
  saveTranslation: '保存译文',
  saveAndStartNew: '保存并新建',
  originalSaved: '原文已放入“已保存”。',
  translationSaved: '译文已放入“已保存”。',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium 已到期，但这段文字仍可完整保存一次。',
  tooLong: (tier, excess) => `超出${plans[tier]}的长度：请删去 ${count(excess)} 个字符`,
  canStillCopy: '你仍然可以复制或导出。',
};

export const openSaved: Texts<'openSaved'> = {
  title: '要替换录音页面中的文字吗？',
  text: '录音页面中的文字将会丢失。',
  confirm: '替换',
  cancel: '保留我的文字',
};
