import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `${name} 的账号`,
  signedOutHereOnly: {
    title: '你还没有完全退出登录',
    description: '无法连接服务器来结束会话。要结束会话，请重新登录后再退出一次。',
  },
};

export const session: Texts<'session'> = {
  signInFailed: '登录时出了点问题，请重试。',
  signInFailedTitle: '登录失败',
  webhookOff: 'Webhook 已关闭',
  account: '账号',
  conversation: '对话',
  signOut: '退出登录',
  premiumMember: 'Premium 会员',
  freeMember: '免费会员',
  until: (day) => `已付费至${day}`,
  overdue: '付款失败：请更新银行卡',
  manageSubscription: '管理订阅',
  acceptTerms: '请接受条款',
  termsTitle: '请接受使用条款',
  termsText: '自你上次接受以来，条款可能有变动。请阅读',
  termsTextAfter: '。如果现在不接受，下次访问时我们会再次询问。',
  termsAccept: '接受',
  termsLater: '以后再说',
  termsFailed: {
    title: '无法记录你已接受条款',
    description: '请检查网络连接后重试。',
  },
  dialogTitle: `登录 ${brand.name}`,
  dialogText: '保存和翻译你的文字，并在任何设备上打开。',
  dialogNote: '登录后，你的文字仍会保留在这里。',
  dialogSandbox: '本服务器使用测试登录页面，不需要真实账号。',
  continue: `使用 ${brand.identityProvider} 登录`,
  agreeBefore: '我接受',
  agreeTerms: '使用条款',
  agreeBetween: '和',
  agreePrivacy: '隐私承诺',
  agreeAfter: '。',
  inEnglish: '这两份文件均为英文。',
  settings: '设置',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: '邀请好友',
  lead: `每有一人通过你的链接加入，你就能多得 ${slots} 个保存名额，每份文字稿再多 ${count(characters)} 个字符（最多 ${maxInvitees} 人）。`,
  link: '你的专属链接',
  copy: '复制链接',
  copied: '链接已复制',
  copyFailed: '无法复制链接，请选中后自行复制。',
  share: '分享…',
  shareTitle: brand.name,
  shareText: '把语音变成文字，翻译出来，再读给你听。',
  invited: (value) => (value === 0 ? '还没有人加入' : `已有 ${count(value)} 人加入`),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? '还没有奖励'
      : `已获得 +${count(extraSlots)} 个保存名额，每份文字稿 +${count(extraChars)} 个字符`,
  toEarn: (left) =>
    left === 0
      ? '你已获得全部奖励，谢谢你的推荐！'
      : `再邀请 ${count(left)} 人，即可再获得 ${count(left * slots)} 个保存名额，每份文字稿再多 ${count(left * characters)} 个字符。`,
  unknown: '无法加载邀请信息，请稍后再试。',
};
