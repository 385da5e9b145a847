import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: '移除贅詞',
  punctuate: '加上標點並分段',
  email: '改寫成電子郵件',
  summarise: '摘要',
  shorten: '縮短',
};

export const tidy: Texts<'tidy'> = {
  title: '整理文字',
  lead: '每處變更都會先讓你確認。',
  fillersNote: '也會處理重複的字詞、空格和大小寫。在這部裝置上完成。',
  premium: 'Premium',
  cost: (value) => `${count(value)} 字元`,
  compareTitle: '檢查變更',
  used: (value, of) => `已用 ${count(value)} 字元（共 ${count(of)} 字元）。`,
  nothing: '沒有需要變更的地方。',
  removed: '已移除',
  added: '已加入',
  unspoken: '你沒有說過這些',
  position: (at, all) => `變更 ${count(at)} / ${count(all)}`,
  reject: '拒絕',
  accept: '接受',
  previous: '上一處變更',
  next: '下一處變更',
  keep: '保留我的文字',
  acceptAll: '全部接受',
  acceptSome: (accepted, all) => `接受 ${count(accepted)} / ${count(all)}`,
  change: (at, what) => `變更 ${count(at)}：${what}`,
  failed: '無法整理文字',
  failedText: '請稍等一下再試。',
  back: '返回',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: '文字已變更',
  undo: '復原',
  undoAlt: '恢復原本的文字',
  textChanged: '文字沒有變更',
  textChangedNote: '你在這段期間編輯過文字，請再試一次。',
};
