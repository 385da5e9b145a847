import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# 秒',
  minute: '# 分鐘',
  hour: '# 小時',
});

const unchanged = '你的文字沒有變更，也沒有使用額度。';
const readable = `${brand.name} 可以讀取 WAV、MP3、M4A、OGG、WebM、FLAC、MP4 和 MOV，以及 TXT、Markdown、SRT、VTT 和 Word 格式的文字檔。`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `「${name}」是空的檔案`,
    text: () => `檔案中沒有任何內容。${unchanged}`,
  },
  'not-media': {
    title: (name) => `無法讀取「${name}」`,
    text: () => `這既不是錄音，也不是文字檔。${readable}${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `「${name}」中沒有字幕`,
    text: () => `檔案中沒有帶時間的行。將副檔名改為 .txt，即可當成文字匯入。${unchanged}`,
  },
  'no-sound': {
    title: (name) => `「${name}」沒有聲音`,
    text: () => `檔案有畫面但沒有音軌，沒有可以轉成文字的內容。${unchanged}`,
  },
  'no-speech': {
    title: (name) => `「${name}」中沒有語音`,
    text: () => `已檢查整個檔案，沒有發現語音。${unchanged}`,
  },
  encrypted: {
    title: (name) => `「${name}」受到保護`,
    text: () => `檔案已加密，只有來源 App 才能開啟。${unchanged}`,
  },
  codec: {
    title: (name) => `這個瀏覽器無法播放「${name}」`,
    text: (codec) =>
      `這個瀏覽器無法解碼這種音訊格式${codec ? `（${codec}）` : ''}。請試試其他瀏覽器，或將檔案轉換為 MP3。${unchanged}`,
  },
  damaged: {
    title: (name) => `「${name}」已損毀`,
    text: () => `檔案有一部分遺失或損毀。請重新複製或下載。${unchanged}`,
  },
  overstated: {
    title: (name) => `無法讀取「${name}」`,
    text: () => `檔案聲稱包含的聲音遠遠超出它的大小所能容納的長度。請重新複製或下載。${unchanged}`,
  },
  'too-large': {
    title: (name) => `「${name}」太大`,
    text: () => `錄音最大 2 GB，文字檔最大 20 MB。${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: '放開即可匯入',
  title: (name) => `匯入「${name}」`,
  measuring: (share) => `正在偵測語音… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `全長 ${duration(lengthSeconds)}，其中語音 ${duration(speechSeconds)}。${parts === 1 ? '不需要拆分' : `將拆分為大約 ${count(parts)} 個部分`}。`,
  uses: (seconds) => `將使用 ${duration(seconds)}`,
  left: (left, limit) => `還剩 ${fullMinutes(left)} / ${fullMinutes(limit)} 分鐘`,
  silence: '靜音部分不計入。',
  where: '語音會傳送到這台伺服器及其語音辨識服務商轉成文字，不會在那裡保留。檔案只留在這個瀏覽器中。',
  onServer: '語音在這台伺服器上轉成文字，不會保留，也不會傳送到其他地方。檔案只留在這個瀏覽器中。',
  needsMore: (seconds, left) => `需要 ${duration(seconds)}，還剩 ${fullMinutes(left)} 分鐘`,
  needsMoreText: '額度範圍內的語音會轉成文字，其餘的留在這部裝置上。',
  upgrade: '升級',
  language: '錄音語言',
  import: '匯入',
  cancel: '取消',
  close: '關閉',
  another: '選擇其他檔案',
  signInTitle: '登入後即可匯入錄音',
  signIn: '登入',
  signInAlt: '登入以匯入錄音',
  notOffered: '這台伺服器無法將錄音轉成文字，但仍可匯入文字檔。',
  onDevice: '如要匯入錄音，請關閉「僅限這部裝置」。文字檔仍可匯入。',
  elsewhere: '另一個分頁正在匯入檔案。請先完成或移除那次匯入。',
  failed: '無法匯入檔案，請再試一次。',
  imported: (name) => `已匯入「${name}」`,
  lost: '沒有收到分享的檔案。請再分享一次。',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `正在將「${name}」轉成文字`,
  progress: (done, total) => `${fullMinutes(done)} / ${roundMinutes(total)} 分鐘`,
  timeLeft: (seconds) => ` · 大約還需 ${duration(seconds)}`,
  paused: '已暫停',
  hold: {
    offline: '正在等待網路連線',
    failed: '部分語音無法轉成文字',
    allowance: '語音辨識額度已用完',
    'signed-out': '登入後即可繼續',
    memory: '記憶體不足。較小的模型佔用較少：npm run engines -- recognition:base',
  },
  kept: '已轉成文字的內容會保留，其餘錄音留在這部裝置上。',
  renewsDaily: (time) => `額度將於 ${time} 重置。`,
  renewsOn: (day) => `額度將於${date(day)}重置。`,
  unsaved: '請不要關閉這個頁面：檔案太大，無法儲存在這部裝置上。',
  pause: '暫停',
  resume: '繼續',
  retry: '再試一次',
  cancel: '取消',
  cancelTitle: '要停止轉錄嗎？',
  cancelText: '已轉成文字的內容會保留。',
  stop: '停止',
  keep: '繼續',
  damaged: (seconds) => `檔案從第 ${duration(seconds)}起損毀，之前的內容都已轉成文字。`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}，第 ${count(part)} 部分，共 ${count(parts)} 部分`,
  coming: (value) => `· 還有 ${count(value)} 個部分`,
  all: '所有部分',
  previous: '上一部分',
  next: '下一部分',
  item: (part) => `第 ${count(part)} 部分`,
  saved: '已儲存',
  saveAll: '儲存所有部分',
  saveFinished: '儲存已完成的部分',
  unfinished: '最後一個部分尚未完成。',
  exportAll: '匯出所有部分…',
  listen: '聽錄音',
  stopListening: '停止播放',
  cantPlay: '無法播放錄音',
  turns: '顯示誰在說話',
  remove: '移除匯入的檔案…',
  removeTitle: (name) => `要移除「${name}」嗎？`,
  removeText: '錄音和尚未儲存的部分會從這部裝置上刪除。',
  removeConfirm: '移除',
  keep: '保留',
  savedAll: (value) => `已儲存 ${count(value)} 個部分`,
  savedSome: (saved, value) => `已儲存 ${count(saved)} 個部分，共 ${count(value)} 個。其餘的留在這部裝置上。`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: '要開啟這個檔案嗎？',
  text: '這個檔案來自其他應用程式或網站。請只在你自己分享它時開啟。',
  open: '開啟',
  cancel: '以後再說',
};
