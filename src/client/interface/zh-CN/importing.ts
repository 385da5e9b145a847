import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# 秒',
  minute: '# 分钟',
  hour: '# 小时',
});

const unchanged = '你的文字没有变化，也没有消耗额度。';
const readable = `${brand.name} 可以读取 WAV、MP3、M4A、OGG、WebM、FLAC、MP4 和 MOV，以及 TXT、Markdown、SRT、VTT 和 Word 格式的文本文件。`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `“${name}”是空文件`,
    text: () => `文件中没有任何内容。${unchanged}`,
  },
  'not-media': {
    title: (name) => `无法读取“${name}”`,
    text: () => `这既不是录音，也不是文本文件。${readable}${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `“${name}”中没有字幕`,
    text: () => `文件中没有带时间的行。将后缀改为 .txt，即可作为文本导入。${unchanged}`,
  },
  'no-sound': {
    title: (name) => `“${name}”没有声音`,
    text: () => `文件有画面但没有音轨，没有可以转成文字的内容。${unchanged}`,
  },
  'no-speech': {
    title: (name) => `“${name}”中没有语音`,
    text: () => `已检查整个文件，没有发现语音。${unchanged}`,
  },
  encrypted: {
    title: (name) => `“${name}”受保护`,
    text: () => `文件已加密，只有它的来源应用才能打开。${unchanged}`,
  },
  codec: {
    title: (name) => `此浏览器无法播放“${name}”`,
    text: (codec) =>
      `此浏览器无法解码其音频格式${codec ? `（${codec}）` : ''}。请试试其他浏览器，或将文件转换为 MP3。${unchanged}`,
  },
  damaged: {
    title: (name) => `“${name}”已损坏`,
    text: () => `文件有一部分缺失或损坏。请重新复制或下载。${unchanged}`,
  },
  overstated: {
    title: (name) => `无法读取“${name}”`,
    text: () => `文件声称包含的声音远远超出了它的大小所能容纳的长度。请重新复制或下载。${unchanged}`,
  },
  'too-large': {
    title: (name) => `“${name}”太大`,
    text: () => `录音最大 2 GB，文本文件最大 20 MB。${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: '松开即可导入',
  title: (name) => `导入“${name}”`,
  measuring: (share) => `正在检测语音… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `全长 ${duration(lengthSeconds)}，其中语音 ${duration(speechSeconds)}。${parts === 1 ? '无需拆分' : `将拆分为大约 ${count(parts)} 个部分`}。`,
  uses: (seconds) => `将使用 ${duration(seconds)}`,
  left: (left, limit) => `还剩 ${fullMinutes(left)} / ${fullMinutes(limit)} 分钟`,
  silence: '静音部分不计入。',
  where: '语音会发送到本服务器及其语音识别服务商转成文字，不会在那里保留。文件只留在此浏览器中。',
  onServer: '语音在本服务器上转成文字，不会被保留，也不会发送到其他地方。文件只留在此浏览器中。',
  needsMore: (seconds, left) => `需要 ${duration(seconds)}，还剩 ${fullMinutes(left)} 分钟`,
  needsMoreText: '额度范围内的语音会转成文字，其余的留在此设备上。',
  upgrade: '升级',
  language: '录音语言',
  import: '导入',
  cancel: '取消',
  close: '关闭',
  another: '选择其他文件',
  signInTitle: '登录后即可导入录音',
  signIn: '登录',
  signInAlt: '登录以导入录音',
  notOffered: '本服务器无法将录音转成文字，但仍可导入文本文件。',
  onDevice: '如需导入录音，请关闭“仅限此设备”。文本文件仍可导入。',
  elsewhere: '另一个标签页正在导入文件。请先完成或移除那次导入。',
  failed: '无法导入文件，请重试。',
  imported: (name) => `已导入“${name}”`,
  lost: '没有收到分享的文件。请再分享一次。',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `正在将“${name}”转成文字`,
  progress: (done, total) => `${fullMinutes(done)} / ${roundMinutes(total)} 分钟`,
  timeLeft: (seconds) => ` · 大约还需 ${duration(seconds)}`,
  paused: '已暂停',
  hold: {
    offline: '正在等待网络连接',
    failed: '部分语音无法转成文字',
    allowance: '语音识别额度已用完',
    'signed-out': '登录后即可继续',
    memory: '内存不足。较小的模型占用更少：npm run engines -- recognition:base',
  },
  kept: '已转成文字的内容会保留，其余录音留在此设备上。',
  renewsDaily: (time) => `额度将于 ${time} 重置。`,
  renewsOn: (day) => `额度将于${date(day)}重置。`,
  unsaved: '请不要关闭此页面：文件太大，无法存储在此设备上。',
  pause: '暂停',
  resume: '继续',
  retry: '重试',
  cancel: '取消',
  cancelTitle: '要停止转写吗？',
  cancelText: '已转成文字的内容会保留。',
  stop: '停止',
  keep: '继续',
  damaged: (seconds) => `从第 ${duration(seconds)}起，文件已损坏；在此之前的内容都已转成文字。`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}，第 ${count(part)} 部分，共 ${count(parts)} 部分`,
  coming: (value) => `· 还有 ${count(value)} 个部分`,
  all: '所有部分',
  previous: '上一部分',
  next: '下一部分',
  item: (part) => `第 ${count(part)} 部分`,
  saved: '已保存',
  saveAll: '保存所有部分',
  saveFinished: '保存已完成的部分',
  unfinished: '最后一部分尚未完成。',
  exportAll: '导出所有部分…',
  listen: '听录音',
  stopListening: '停止播放',
  cantPlay: '无法播放录音',
  turns: '显示谁在说话',
  remove: '移除导入的文件…',
  removeTitle: (name) => `要移除“${name}”吗？`,
  removeText: '录音和尚未保存的部分会从此设备上删除。',
  removeConfirm: '移除',
  keep: '保留',
  savedAll: (value) => `已保存 ${count(value)} 个部分`,
  savedSome: (saved, value) => `已保存 ${count(saved)} 个部分，共 ${count(value)} 个。其余的留在此设备上。`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: '打开这个文件？',
  text: '这个文件来自其他应用或网站。只有在你自己分享了它时才打开。',
  open: '打开',
  cancel: '以后再说',
};
