import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: '关闭',
  dismiss: '关闭',
  notification: '通知',
  notifications: '通知（{hotkey}）',
  search: '搜索',
  searchIn: (label) => `搜索${label}`,
  nothingFound: '未找到结果',
  locked: '已锁定',
};

export const loading: Texts<'loading'> = { label: '正在加载' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | 语音转文字，还能翻译和朗读`,
  subscribe: `Premium | ${brand.name}`,
  account: `你的账号 | ${brand.name}`,
  words: `我的词库 | ${brand.name}`,
  conversation: `对话 | ${brand.name}`,
  terms: `使用条款 | ${brand.name}`,
  privacy: `隐私承诺 | ${brand.name}`,
  people: `你是谁？ | ${brand.name}`,
  library: `文库 | ${brand.name}`,
  developers: `开发者 | ${brand.name}`,
  'not-found': '404 | 找不到页面',
  settings: `设置 | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: '开口说话，实时变成文字。可以翻译、用自然的声音朗读，还能保存下来以后再用。',
  subscribe: `${brand.name} Premium：更长的文字稿、HD 音色和更多翻译。`,
  account: `你在 ${brand.name} 网页应用中的套餐、设备和数据。`,
  words: `${brand.name} 应该始终写对的名字和术语。`,
  conversation: `和说另一种语言的人对话：${brand.name} 为双方翻译并朗读。`,
  terms: `${brand.name} 网页应用的使用条款。`,
  privacy: `${brand.name} 网页应用会收集哪些数据、为什么收集，以及如何删除。`,
  people: `选择在此浏览器中使用 ${brand.name} 的人。`,
  library: '你保存的所有文字稿：搜索、整理、收听和分享。',
  developers: '用你自己的程序保存、转写、翻译和朗读，限额与应用中相同。',
  'not-found': '你要找的页面不存在或已移动。',
  settings: `${brand.name} 如何录音、翻译、朗读以及显示。`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | 找不到页面',
  text: '你要找的页面不存在或已移动。',
  home: '返回首页',
};

export const rootError: Texts<'rootError'> = {
  heading: '哎呀，出错了！',
  text: '加载应用时遇到错误，请刷新页面后重试。',
  refresh: '刷新页面',
};

export const failures: Texts<'failures'> = {
  page: '无法加载此页面。',
  part: '无法加载这一部分。',
  crashed: '这里出了点问题，页面的其他部分仍可正常使用。',
  retry: '重试',
  reload: '重新加载页面',
};

export const legal: Texts<'legal'> = {
  contents: '目录',
  print: '打印',
  englishOnly: '本文档只有英文版。',
};

export const offline: Texts<'offline'> = {
  title: '你已离线',
  text: '你仍然可以输入、复制，并用浏览器音色朗读。翻译、HD 音色、登录和保存需要联网。',
  wentOffline: '你已离线。',
  cameBack: '网络已恢复。',
  newVersion: '新版本已就绪。',
  update: '更新',
  later: '稍后',
};

export const consent: Texts<'consent'> = {
  label: 'Cookie',
  text: 'Cookie 用来保持登录状态。统计分析为可选项。',
  more: '隐私承诺',
  analytics: '统计分析 Cookie',
  accept: '接受',
  decline: '拒绝',
  chooseAgain: '更改 Cookie 选择',
};

export const theme: Texts<'theme'> = {
  picker: '主题',
  chosen: (name) => `${name}主题`,
};

export const themeNames: Texts<'themeNames'> = {
  light: '浅色',
  dark: '深色',
  spooky: '惊悚',
  forest: '森林',
  ocean: '海洋',
  sunset: '日落',
  scifi: '科幻',
  fantasy: '奇幻',
};
