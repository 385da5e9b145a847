import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `${name} 的帳號`,
  signedOutHereOnly: {
    title: '你還沒有完全登出',
    description: '無法連線到伺服器來結束工作階段。要結束工作階段，請重新登入後再登出一次。',
  },
};

export const session: Texts<'session'> = {
  signInFailed: '登入時出了點問題，請再試一次。',
  signInFailedTitle: '登入失敗',
  webhookOff: 'Webhook 已關閉',
  account: '帳號',
  conversation: '對話',
  signOut: '登出',
  premiumMember: 'Premium 會員',
  freeMember: '免費會員',
  until: (day) => `已付費至${day}`,
  overdue: '付款失敗：請更新卡片',
  manageSubscription: '管理訂閱',
  acceptTerms: '請接受條款',
  termsTitle: '請接受使用條款',
  termsText: '自你上次接受以來，條款可能有變動。請閱讀',
  termsTextAfter: '。如果現在不接受，下次造訪時我們會再次詢問。',
  termsAccept: '接受',
  termsLater: '以後再說',
  termsFailed: {
    title: '無法記錄你已接受條款',
    description: '請檢查網路連線後再試一次。',
  },
  dialogTitle: `登入 ${brand.name}`,
  dialogText: '儲存和翻譯你的文字，並在任何裝置上開啟。',
  dialogNote: '登入後，你的文字仍會保留在這裡。',
  dialogSandbox: '這台伺服器使用測試登入頁面，不需要真實帳號。',
  continue: `使用 ${brand.identityProvider} 登入`,
  agreeBefore: '我接受',
  agreeTerms: '使用條款',
  agreeBetween: '和',
  agreePrivacy: '隱私承諾',
  agreeAfter: '。',
  inEnglish: '這兩份文件均為英文。',
  settings: '設定',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: '邀請朋友',
  lead: `每有一人透過你的連結加入，你就能多得 ${slots} 個儲存名額，每份逐字稿再多 ${count(characters)} 個字元（最多 ${maxInvitees} 人）。`,
  link: '你的專屬連結',
  copy: '複製連結',
  copied: '已複製連結',
  copyFailed: '無法複製連結，請選取後自行複製。',
  share: '分享…',
  shareTitle: brand.name,
  shareText: '把語音變成文字，翻譯出來，再唸給你聽。',
  invited: (value) => (value === 0 ? '還沒有人加入' : `已有 ${count(value)} 人加入`),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? '還沒有獎勵'
      : `已獲得 +${count(extraSlots)} 個儲存名額，每份逐字稿 +${count(extraChars)} 個字元`,
  toEarn: (left) =>
    left === 0
      ? '你已獲得全部獎勵，謝謝你的推薦！'
      : `再邀請 ${count(left)} 人，即可再獲得 ${count(left * slots)} 個儲存名額，每份逐字稿再多 ${count(left * characters)} 個字元。`,
  unknown: '無法載入邀請資訊，請稍後再試。',
};
