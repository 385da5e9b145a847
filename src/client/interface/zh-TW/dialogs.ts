import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const about: Texts<'about'> = {
  title: `關於 ${brand.name}`,
  lead: '在古希臘，吟誦詩人（rhapsode）從一座城走到另一座城，把詩篇吟誦給從來沒有機會讀到的人聽。',
  paragraphs: (voices) => [
    `${brand.name} 也這樣傳遞你說的話。用 18 種語言中的任何一種說話，文字就會即時出現。接著你可以編輯、翻譯、儲存，或是用瀏覽器聲音或 ${voices} 種 HD 聲音朗讀出來。`,
    'HD 聲音由 AI 生成，不是真人錄音。你的語音由瀏覽器或我們的伺服器轉成文字，我們不會保留音訊。',
  ],
  contact: '有疑問、遇到問題或有想法嗎？',
  write: '聯絡我們',
};

export const saveLimit: Texts<'saveLimit'> = {
  title: '儲存名額已滿',
  reached: (tier) =>
    tier === 'free'
      ? '免費儲存名額已用完。升級到 Premium 可獲得更多空間。'
      : 'Premium 儲存名額已用完。如需更多空間，請聯絡客服。',
  kept: '你的文字還在錄音頁面。你也可以刪除一份已儲存的逐字稿來騰出空間。',
  over: (excess) => `你的文字還在錄音頁面。刪除 ${count(excess)} 份已儲存的逐字稿後即可繼續儲存。`,
  view: '查看已儲存',
  upgrade: '升級',
  contact: '聯絡客服',
};

export const personal: Texts<'personal'> = {
  full: () => '沒有空間儲存更多逐字稿了。請刪除一些，或在 PERSONAL_LIMITS 中提高上限。',
  tooLong: (_tier, excess) => `太長，無法儲存：請刪去 ${count(excess)} 個字元`,
  signOut: '登出',
  people: '使用者',
  switchFailed: '無法連線到伺服器，請再試一次。',
  about: `關於 ${brand.name}`,
  stillHere: '你的文字還在錄音頁面。',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `登入 | ${brand.name}`,
  description: `登入 ${brand.name}。`,
};

export const password: Texts<'password'> = {
  title: `登入 ${brand.name}`,
  password: '密碼',
  submit: '登入',
  identity: '用你的帳號登入',
  problems: {
    wrong: '密碼不正確，請再試一次。',
    wait: (time) => `嘗試次數過多，請${time}再試。`,
    cancelled: '登入已取消。',
    failed: '登入時出了點問題，請再試一次。',
    'not-allowed': '這個帳號無法使用這台伺服器，請改用其他帳號。',
  },
};

export const signOut: Texts<'signOut'> = {
  title: '要在這部裝置上保留這段文字嗎？',
  text: '你還沒有儲存。如果保留，登出後任何使用這個瀏覽器的人都能看到。',
  keep: '保留文字並登出',
  clear: '清除文字並登出',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: '要在這部裝置上保留對話嗎？',
  text: '如果保留，登出後任何使用這個瀏覽器的人都能看到。',
  keep: '保留對話並登出',
  clear: '清除對話並登出',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: '要在這部裝置上保留文字和對話嗎？',
  text: '如果保留，登出後任何使用這個瀏覽器的人都能看到。',
  keep: '全部保留並登出',
  clear: '全部清除並登出',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `讓 ${brand.name} 把你的語音轉成文字？`,
  text: `這個瀏覽器沒有語音辨識功能，但 ${brand.name} 可以把你說的話轉成文字。`,
  where: '你的語音會傳送到這台伺服器及其語音辨識服務商。',
  kept: '伺服器不會保留音訊。轉成文字之前，這部裝置會保留一份副本。',
  allowance: {
    free: (minutes) => `每天可免費辨識 ${minutes} 分鐘語音。`,
    premium: (minutes) => `每個計費週期包含 ${minutes} 分鐘語音辨識。`,
  },
  start: '開始錄音',
  type: '我用打字的',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: '鍵盤快速鍵',
  lead: '可在「錄音」分頁中使用。',
  record: '開始或停止錄音，或按住錄音（非輸入時）',
  recordInText: '開始或停止錄音（隨時）',
  undo: '復原（輸入時）',
  redo: '重做（輸入時）',
  toast: '前往通知',
  sheet: '顯示這份清單',
  space: '空白鍵',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
  save: '儲存（非輸入時）',
  play: '播放或停止（非輸入時）',
  copy: '複製（非輸入時）',
  translate: '開啟或關閉翻譯（非輸入時）',
  find: '在文字中尋找',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: '已在別處修改',
  text: '這段文字在另一個分頁或另一台裝置上也被修改過。你想保留哪個版本？',
  other: '另一個版本',
  mine: '保留我的',
  theirs: '保留另一個',
  both: '兩個都保留',
};
