import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: '免费', premium: 'Premium' };
const plans = { free: '免费套餐', premium: 'Premium 套餐' };

export const main: Texts<'main'> = {
  heading: '录音、阅读、翻译、聆听',
  tabs: '视图',
  record: '录音',
  conversation: '对话',
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
  unsupportedDevice: '或在设置中打开“仅限此设备”，即可在此用英语听写。',
};

export const tools: Texts<'tools'> = {
  tidy: '整理文字',
  export: '导出',
  orDrop: '或将录音、视频、字幕或文档拖到这里',
  orUse: '或使用录音、视频、字幕或文档',
  chooseFile: '选择文件',
};

export const document: Texts<'document'> = {
  menu: '文档选项',
  rename: '重命名',
  name: '文档名称',
  back: (title) => `返回“${title}”`,
  saved: (when) => `已保存 ${when}`.trim(),
  edited: '已修改，未保存',
  notSaved: '未保存',
  saving: '正在保存…',
};

export const newText: Texts<'newText'> = {
  started: '已开始新文档',
  stillHere: (title) => `“${title}”仍在这里。`,
  back: '返回',
};

export const menu: Texts<'menu'> = {
  share: '实时分享',
  newText: '新建文档',
  copyBoth: '复制双语文字',
  shortcuts: '键盘快捷键',
  settings: '设置',
};

export const save: Texts<'save'> = {
  saveAsNew: '另存为新文字稿',
  save: '保存',
  saveAndStartNew: '保存并新建',
  signedIn: { save: '你已登录，正在保存文字…', translate: '你已登录，翻译已开启。' },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium 已到期。这段文字可以完整保存一次。',
  tooLong: (tier, excess) => `超出${plans[tier]}的长度：请删去 ${count(excess)} 个字符`,
  canStillCopy: '你仍然可以复制或导出。',
};
