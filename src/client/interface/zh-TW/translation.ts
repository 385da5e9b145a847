import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const characters = (value: number) => `${count(value)} 字元`;

export const translation: Texts<'translation'> = {
  toggle: '翻譯',
  swap: '交換語言',
  pane: '譯文',
  empty: '譯文會顯示在這裡。',
  switchedOff: '開啟「翻譯」，用另一種語言閱讀。',
  left: (remaining, tier) =>
    tier === 'free' ? `今天還可翻譯 ${count(remaining)} 次` : `還可翻譯 ${count(remaining)}`,
  leftUnit: () => '字元',
  leftFor: '',
};

export const swapping: Texts<'swapping'> = {
  title: '用譯文取代文字？',
  text: '譯文會成為你的文字，你編輯過的文字會成為譯文。',
  confirm: '交換',
  cancel: '保留我的文字',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: '停止錄音後會開始翻譯。',
  running: '翻譯中…',
  cancel: '取消',
  cancelled: '已取消翻譯。',
  failed: '未能翻譯這段文字。',
  again: '立即翻譯',
  outdated: '譯文已過時：你後來編輯了文字。',
  copied: '已複製譯文',
  notCopied: '無法複製',
  notCopiedText: '瀏覽器封鎖了複製，請選取譯文後自行複製。',
  sameLanguage: (name) => `這段文字已經是${name}，請選擇其他目標語言。`,
  complete: '翻譯完成',
  completeIn: (name) => `你的文字已翻譯成${name}。`,
  signInTitle: '需要登入',
  signIn: '請登入以使用翻譯功能。',
  signInAction: '登入',
  signInAlt: '登入以翻譯',
  errorTitle: '翻譯錯誤',
  error: '翻譯文字時發生錯誤，請稍後再試。',
  limitPanel: '已達翻譯上限',
  limitPanelFree: (time) => `今天的免費翻譯已用完，${time} 重置。`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left = remaining > 0 ? `這段文字超過本期剩餘的 ${count(remaining)} 字元。` : '本期的字元已用完。';
    return renewsAt ? `${left}額度將於${date(renewsAt)}重置。` : left;
  },
  limitToast: '已達每日翻譯上限',
  limitToastText: '升級到 Premium，今天還能翻譯更多。',
  upgrade: '升級',
  upgradeAlt: '升級到 Premium 以翻譯更多',
  knownLimitTitle: '已達每日上限',
  knownLimit: (limit) => `今天的 ${count(limit)} 次翻譯已用完。`,
  sentence: '句子',
  translateBack: '回譯',
  backCost: characters,
  backTitle: (name) => `譯文的意思（${name}）`,
  backUsed: (value) => `已使用 ${count(value)} 字元`,
  copySentence: '複製句子',
  playSentence: '播放句子',
  sandbox: '不是真正的翻譯。',
  sandboxMore: '沙箱只會在文字上加標記。連接翻譯服務商即可獲得真正的翻譯。',
  onDevice: '已在這部裝置上翻譯。',
  onDeviceMore: '沒有傳送任何內容，也不計入額度。',
  offOnDevice: '你的瀏覽器還無法在這部裝置上翻譯這段文字。「僅限這部裝置」已開啟，所以沒有傳送任何內容。',
  deviceOffer: '你的瀏覽器可以在這部裝置上免費翻譯。',
  deviceDownload: '下載並翻譯',
  deviceDownloadSize: (megabytes) => `下載 ${count(megabytes)} MB 並翻譯`,
  downloading: (share) => `正在下載語言套件：${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: '何時翻譯',
  afterRecording: '錄音後',
  whileSpeaking: '邊說邊譯',
  needs: '「邊說邊譯」需要 Premium 或裝置端翻譯。',
};
