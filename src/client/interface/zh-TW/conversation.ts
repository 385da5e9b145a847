import type { Texts } from '../translations.ts';
import { count, date } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: '對話',
  close: '關閉對話',
  more: '更多',
  near: '你這邊',
  far: '對方那邊',
  youSpeak: '你說的語言',
  theySpeak: '對方說的語言',
  youSaid: '你說',
  youRead: '你讀到',
  theySaid: '對方說',
  spokenBy: (name) => `${name}：`,
  theyRead: '對方讀到',
  swap: '交換語言',
  textSize: '文字大小',
  turn: '翻轉上半畫面',
  save: '儲存',
  export: '匯出…',
  startNew: '新對話',
  newStarted: '已開始新對話',
  correct: '更正',
  correctTitle: '更正原話',
  correctLabel: '原話',
  correctDone: '重新翻譯',
  show: '給對方看',
  hide: '返回對話',
  play: '再播放一次',
  stop: '停止朗讀',
  aloud: '朗讀',
  wrongLanguage: '語言不對，重說一次',
  remove: '刪除',
  removed: '已刪除',
  undo: '復原',
  undoAlt: '還原',
  retry: '再試一次',
  back: '回譯',
  backTitle: (name) => `譯文的意思（${name}）`,
  backFailed: '無法回譯，請稍後再試。',
  cost: (value) => `${count(value)} 字元`,
  freePlan: (turns) =>
    `免費方案每天可翻譯 ${count(turns)} 句話。要進行完整的對話，需要 Premium，或能在這部裝置上翻譯的瀏覽器。`,
  freePlanOrDevice: (turns) =>
    `免費方案每天可翻譯 ${count(turns)} 句話。要進行完整的對話，請開啟免費的「僅限這部裝置」，或升級到 Premium。`,
  upgrade: '升級',
  canDownload: '這些語言只需下載一次，瀏覽器就能在這部裝置上免費翻譯。',
  download: '下載',
  onDevice: '在這部裝置上翻譯',
  signInFirst: '登入以翻譯',
  left: ({ remaining, tier }) =>
    tier === 'premium' ? `還剩 ${count(remaining)} 字元` : `今天還可翻譯 ${count(remaining)} 次`,
  limit: (tier, renewsAt) => {
    const renewal = renewsAt === undefined ? '' : `，額度將於${date(renewsAt)}重置`;
    const used = tier === 'free' ? '今天的翻譯次數已用完' : `字元已用完${renewal}`;
    return `${used}。你的對話還在這裡。`;
  },
};
