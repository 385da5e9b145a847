import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: '已保存的文字稿',
  signedOut: '请登录以查看已保存的文字稿。',
  signedOutHint: '账号免费，登录后可在任何设备上打开。',
  signIn: '登录',
  error: '无法加载已保存的文字稿',
  retry: '重试',
  empty: '还没有已保存的文字稿',
  emptyHint: '在“录音”标签页中保存的文字稿会显示在这里。',
  noMatch: '没有符合搜索条件的文字稿',
  showAll: '显示全部',
  loading: '正在加载已保存的文字稿',
  search: '搜索已保存的文字稿',
  searchHint: '搜索',
  clearSearch: '清除搜索',
  sort: '排序',
  exportAll: '全部导出',
  languages: '语言',
  shown: (shown, all) =>
    shown === all ? `已保存 ${count(all)} 份` : `显示 ${count(shown)} 份，共 ${count(all)} 份`,
  over: (shown, excess, limit) => `${shown}，上限 ${count(limit)} 份，超出 ${count(excess)} 份`,
  makeRoom: (value) => `删除 ${count(value)} 份后即可继续保存`,
  slots: (used, limit) => `已用 ${count(used)} / ${count(limit)} 个名额`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: '最新',
  oldest: '最早',
  longest: '最长',
  shortest: '最短',
  alphabetical: '按字母',
};

export const savedItem: Texts<'savedItem'> = {
  more: '展开',
  less: '收起',
  copy: '复制',
  copied: '已复制',
  copiedBody: '文字已复制到剪贴板。',
  copyFailed: '无法复制',
  copyFailedBody: '浏览器阻止了复制，请选中文字后自行复制。',
  open: '在录音页面打开',
  export: '导出',
  remove: '删除',
  removing: '正在删除',
  characters: (value) => `${count(value)} 字符`,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: '已删除',
  deleted: '已从列表中移除。',
  stillOver: (value) => `再删除 ${count(value)} 份即可继续保存。`,
  undo: '撤销',
  undoAlt: '恢复这份文字稿',
  restored: '已恢复',
  restoreFailed: '无法恢复',
  restoreFailedBody: '无法恢复这份文字稿，请重试。',
  goneTitle: '找不到该项',
  gone: '它可能已经被删除。',
  failedTitle: '无法删除',
  failed: '无法删除这份文字稿，请重试。',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: '需要登录',
  login: '请登录以保存文字稿',
  signIn: '登录',
  signInAlt: '登录以保存',
  limitTitle: '保存名额已满',
  limit: '保存名额已用完。升级到 Premium 可获得更多空间。',
  upgrade: '升级',
  upgradeAlt: '升级到 Premium 以获得更多空间',
  savedTitle: '已保存！',
  view: '查看',
  viewAlt: '打开“已保存”标签页',
  newEntry: '这是一份新的文字稿。你打开的那份没有变化。',
  offlineTitle: '你已离线',
  kept: '文字仍在此设备上，恢复联网后即可保存。',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: '未保存',
  description: '无法保存文字稿，请重试。',
};
