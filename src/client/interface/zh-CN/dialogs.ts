import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const about: Texts<'about'> = {
  title: `关于 ${brand.name}`,
  lead: '在古希腊，吟诵诗人（rhapsode）从一座城走到另一座城，把诗篇吟诵给从未有机会读到它们的人听。',
  paragraphs: (voices) => [
    `${brand.name} 也这样传递你说的话。用 18 种语言中的任意一种说话，文字会实时出现。然后你可以编辑、翻译、保存，或者用浏览器音色或 ${voices} 种 HD 音色朗读出来。`,
    'HD 音色由 AI 生成，不是真人录音。你的语音由浏览器或我们的服务器转成文字，我们不会保留音频。',
  ],
  contact: '有疑问、遇到问题或有想法？',
  write: '联系我们',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: '保存名额已满',
  reached: (tier) =>
    tier === 'free'
      ? '免费保存名额已用完。升级到 Premium 可获得更多空间。'
      : 'Premium 保存名额已用完。如需更多空间，请联系客服。',
  kept: '你的文字还在录音页面。你也可以删除一份已保存的文字稿来腾出空间。',
  over: (excess) => `你的文字还在录音页面。删除 ${count(excess)} 份已保存的文字稿后即可继续保存。`,
  view: '查看已保存',
  upgrade: '升级',
  contact: '联系客服',
};

export const personal: Texts<'personal'> = {
  full: () => '没有空间保存更多文字稿了。请删除一些，或在 PERSONAL_LIMITS 中提高上限。',
  tooLong: (_tier, excess) => `太长，无法保存：请删去 ${count(excess)} 个字符`,
  signOut: '退出登录',
  people: '使用者',
  switchFailed: '无法连接服务器，请重试。',
  about: `关于 ${brand.name}`,
  stillHere: '你的文字还在录音页面。',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `登录 | ${brand.name}`,
  description: `登录 ${brand.name}。`,
};

export const password: Texts<'password'> = {
  title: `登录 ${brand.name}`,
  password: '密码',
  submit: '登录',
  identity: '用你的账号登录',
  problems: {
    wrong: '密码不正确，请重试。',
    wait: (time) => `尝试次数过多，请${time}再试。`,
    cancelled: '登录已取消。',
    failed: '登录时出了点问题，请重试。',
    'not-allowed': '此账号无权使用本服务器，请换一个账号。',
  },
};

export const signOut: Texts<'signOut'> = {
  title: '要在此设备上保留这段文字吗？',
  text: '你还没有保存它。如果保留，退出登录后，任何使用此浏览器的人都能看到。',
  keep: '保留文字并退出',
  clear: '清除文字并退出',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: '要在此设备上保留对话吗？',
  text: '如果保留，退出登录后，任何使用此浏览器的人都能看到。',
  keep: '保留对话并退出',
  clear: '清除对话并退出',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: '要在此设备上保留文字和对话吗？',
  text: '如果保留，退出登录后，任何使用此浏览器的人都能看到。',
  keep: '全部保留并退出',
  clear: '全部清除并退出',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `让 ${brand.name} 把你的语音转成文字？`,
  text: `此浏览器没有语音识别功能，但 ${brand.name} 可以把你说的话转成文字。`,
  where: '你的语音会发送到本服务器及其语音识别服务商。',
  kept: '服务器不会保留音频。转成文字之前，此设备会保留一份副本。',
  allowance: {
    free: (minutes) => `每天可免费识别 ${minutes} 分钟语音。`,
    premium: (minutes) => `每个计费周期包含 ${minutes} 分钟语音识别。`,
  },
  start: '开始录音',
  type: '我来打字',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: '键盘快捷键',
  lead: '在“录音”标签页中可用。',
  record: '开始或停止录音，或按住录音（非输入时）',
  recordInText: '开始或停止录音（随时）',
  undo: '撤销（输入时）',
  redo: '重做（输入时）',
  toast: '跳到通知',
  sheet: '显示此列表',
  space: '空格',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
  save: '保存（非输入时）',
  play: '播放或停止（非输入时）',
  copy: '复制（非输入时）',
  translate: '打开或关闭翻译（非输入时）',
  find: '在文字中查找',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: '已在别处修改',
  text: '这段文字在另一个标签页或另一台设备上也被修改过。你想保留哪个版本？',
  other: '另一个版本',
  mine: '保留我的',
  theirs: '保留另一个',
  both: '两个都保留',
};
