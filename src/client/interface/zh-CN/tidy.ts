import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: '去除口头语',
  punctuate: '添加标点并分段',
  email: '改写成邮件',
  summarise: '总结',
  shorten: '缩短',
};

export const tidy: Texts<'tidy'> = {
  title: '整理文字',
  lead: '每处改动都会先让你确认。',
  fillersNote: '还会处理重复的词、空格和大小写。在此设备上完成。',
  premium: 'Premium',
  cost: (value) => `${count(value)} 字符`,
  compareTitle: '检查改动',
  used: (value, of) => `已用 ${count(value)} 字符（共 ${count(of)} 字符）。`,
  nothing: '没有需要改动的地方。',
  removed: '已删除',
  added: '已添加',
  unspoken: '你没有说过这些',
  position: (at, all) => `改动 ${count(at)} / ${count(all)}`,
  reject: '拒绝',
  accept: '接受',
  previous: '上一处改动',
  next: '下一处改动',
  keep: '保留我的文字',
  acceptAll: '全部接受',
  acceptSome: (accepted, all) => `接受 ${count(accepted)} / ${count(all)}`,
  change: (at, what) => `改动 ${count(at)}：${what}`,
  failed: '无法整理文字',
  failedText: '请稍等片刻再试。',
  back: '返回',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: '文字已更改',
  undo: '撤销',
  undoAlt: '恢复原来的文字',
  textChanged: '文字没有更改',
  textChangedNote: '你在此期间编辑过文字，请重试。',
};
