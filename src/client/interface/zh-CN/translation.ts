import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const characters = (value: number) => `${count(value)} 字符`;

export const translation: Texts<'translation'> = {
  toggle: '翻译',
  swap: '交换语言',
  pane: '译文',
  empty: '译文会显示在这里。',
  switchedOff: '打开“翻译”，用另一种语言阅读。',
  left: (remaining, tier) =>
    tier === 'free' ? `今天还可翻译 ${count(remaining)} 次` : `还可翻译 ${count(remaining)}`,
  leftUnit: () => '字符',
  leftFor: '',
};

export const swapping: Texts<'swapping'> = {
  title: '用译文替换文字？',
  text: '译文会成为你的文字，你编辑过的文字会成为译文。',
  confirm: '交换',
  cancel: '保留我的文字',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: '停止录音后会开始翻译。',
  running: '正在翻译…',
  cancel: '取消',
  cancelled: '已取消翻译。',
  failed: '未能翻译这段文字。',
  again: '立即翻译',
  outdated: '译文已过时：你后来编辑了文字。',
  copied: '已复制译文',
  notCopied: '无法复制',
  notCopiedText: '浏览器阻止了复制，请选中译文后自行复制。',
  sameLanguage: (name) => `这段文字已经是${name}，请选择其他目标语言。`,
  complete: '翻译完成',
  completeIn: (name) => `你的文字已翻译成${name}。`,
  signInTitle: '需要登录',
  signIn: '请登录以使用翻译功能。',
  signInAction: '登录',
  signInAlt: '登录以翻译',
  errorTitle: '翻译出错',
  error: '翻译文字时出错，请稍后再试。',
  limitPanel: '已达翻译上限',
  limitPanelFree: (time) => `今天的免费翻译已用完，${time} 重置。`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0 ? `这段文字超出了本周期剩余的 ${count(remaining)} 字符。` : '本周期的字符已用完。';
    return renewsAt ? `${left}额度将于${date(renewsAt)}重置。` : left;
  },
  limitToast: '已达每日翻译上限',
  limitToastText: '升级到 Premium，今天还能翻译更多。',
  upgrade: '升级',
  upgradeAlt: '升级到 Premium 以翻译更多',
  knownLimitTitle: '已达每日上限',
  knownLimit: (limit) => `今天的 ${count(limit)} 次翻译已用完。`,
  sentence: '句子',
  translateBack: '回译',
  backCost: characters,
  backTitle: (name) => `译文的意思（${name}）`,
  backUsed: (value) => `已使用 ${count(value)} 字符`,
  copySentence: '复制句子',
  playSentence: '播放句子',
  sandbox: '不是真实的翻译。',
  sandboxMore: '沙盒只会给文字加上标记。接入翻译服务商即可获得真实翻译。',
  onDevice: '已在此设备上翻译。',
  onDeviceMore: '没有发送任何内容，也不占用额度。',
  offOnDevice: '你的浏览器还无法在此设备上翻译这段文字。“仅限此设备”已打开，所以没有发送任何内容。',
  deviceOffer: '你的浏览器可以在此设备上免费翻译。',
  deviceDownload: '下载并翻译',
  deviceDownloadSize: (megabytes) => `下载 ${count(megabytes)} MB 并翻译`,
  downloading: (share) => `正在下载语言包：${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: '何时翻译',
  afterRecording: '录音后',
  whileSpeaking: '边说边译',
  needs: '“边说边译”需要 Premium 或设备端翻译。',
};
