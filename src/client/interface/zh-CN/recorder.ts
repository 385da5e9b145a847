import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: '开始录音',
  stop: '停止录音',
  starting: '取消录音',
  stopping: '正在结束录音',
  paused: '录音已暂停',
  unsupported: '此浏览器不支持录音',
  idleHint: '按下录音',
  idleHintAsking: '按下录音，然后允许使用麦克风',
  recordingHint: '正在录音，按下停止',
  startingHint: '正在启动…',
  startingHintAsking: '正在启动…浏览器询问时请选择“允许”',
  slowHint: '正在等待浏览器，按下可取消',
  stoppingHint: '正在处理最后几个字…',
  writingHint: (phrases) => `还有 ${count(phrases)} 句正在转写，按下可继续录音`,
  errorHint: '按下重试',
  pausedHint: '字数已满',
  unsupportedHint: '请在上方输入或粘贴文字',
  or: '或',
  space: '空格',
  microphone: '麦克风',
  import: '导入',
  elapsed: '录音时长',
  announceStarted: '已开始录音',
  announceStopped: '已停止录音',
  signInHint: '登录后即可在此浏览器中录音',
  holdHint: '按住录音',
  releaseHint: '正在录音，松开停止',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `无法启动语音识别：${message}`,
  noResponse: '没有响应',
  startHelp: '请稍等片刻，再按一次录音。如果问题仍然存在，请刷新页面。',
  silenceTitle: '录音已停止',
  silenceHelp: '有一会儿没听到声音了。按下录音即可继续。',
  noResponseHelp: '浏览器的语音识别服务没有响应。请检查网络连接，然后再按一次录音。',
  engineTitle: (code) => `语音识别错误：${code}`,
  dictation: '请在系统设置中打开听写（和 Siri），然后再按一次录音。',
  serviceNotAllowed: '此浏览器不允许网站使用其语音识别服务。请试试 Chrome、Edge 或 Safari。',
  networkStopped: '浏览器无法连接其语音识别服务。请检查网络连接，或试试 Chrome、Edge 或 Safari。',
  networkRetrying: '无法连接语音识别服务，正在重试。',
  noMicrophone: '找不到麦克风。请检查它是否已接好，并已在系统设置中选中。',
  microphoneInUse: '麦克风正在使用中，可能是在另一个标签页。请先在那里停止，然后再按一次录音。',
  languageNotSupported: '此浏览器无法识别你选择的语言。请选择其他语言，或换一个浏览器。',
  unknownHelp: '你的文字没有丢失。请按下录音重试。',
  allowIos: '打开“设置”>“App”>“Safari 浏览器”>“麦克风”，选择“允许”，然后再按一次录音。',
  allowSafari: '在“Safari 浏览器”菜单中选择“此网站的设置”，允许使用麦克风，然后再按一次录音。',
  allowAndroid: '点按网址旁的图标，选择“权限”>“麦克风”>“允许”，然后再按一次录音。',
  allowDesktop: '点击网址旁的图标，允许使用麦克风，然后再按一次录音。',
};

export const microphone: Texts<'microphone'> = {
  title: '麦克风',
  choose: '换一个',
  chooseAltText: '换一个麦克风',
  unnamed: '你的麦克风',
  noSound: (name) => ({
    title: `没有收到声音：${name}`,
    description: '请检查它是否已打开且未静音。',
  }),
  unplugged: (name) => ({
    title: '麦克风已断开',
    description: `已改用其他麦克风继续录音：${name}`,
  }),
  recognition: '语音识别',
  auto: '自动',
  autoDetail: '优先使用浏览器的语音识别，不可用时使用本服务器。',
  browser: '此浏览器',
  browserDetail: '免费且不限量。',
  server: '本服务器',
  signIn: '登录后即可使用。',
  left: (seconds) =>
    seconds < 60
      ? `语音识别还剩 ${Math.floor(seconds)} 秒`
      : `语音识别还剩 ${count(Math.floor(seconds / 60))} 分钟`,
  allow: '允许使用麦克风即可查看音量。',
  browserMicrophone: '浏览器会使用其自身设置中选定的麦克风。',
  now: {
    browser: `目前由浏览器把你说的话转成文字，音频可能会发送给浏览器厂商。${brand.name} 不会接收或保留音频。`,
    server: '目前由本服务器及其语音识别服务商把你说的话转成文字。音频不会被保留。',
  },
  change: '在设置中更改',
};

export const takenOver: Texts<'takenOver'> = {
  title: '已改由本服务器识别语音',
  description: '你的语音会发送到本服务器及其语音识别服务商转成文字，不会被保留。',
};

const onThisDevice = '音频只在此设备上。';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `有 ${count(seconds)} 秒语音尚未转成文字`
      : `有 ${count(Math.round(seconds / 60))} 分钟语音尚未转成文字`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `连上服务器后会转成文字。${onThisDevice}`,
    allowance: `语音识别额度已用完。${onThisDevice}`,
    'signed-out': `登录后即可转成文字。${onThisDevice}`,
    memory: `服务器内存不足，无法进行语音识别。较小的模型占用更少：npm run engines -- recognition:base。${onThisDevice}`,
    full: '文字已达长度上限，请先保存或清除。',
  },
  unsavedTitle: '此设备的存储空间已满',
  unsaved: '在语音转成文字之前，请不要关闭此页面。',
  transcribe: '转成文字',
  download: '下载',
  discard: '丢弃',
  fileName: '录音.wav',
  discardTitle: '要丢弃这段语音吗？',
  discardText: '这段语音尚未转成文字，也没有其他副本。',
  keep: '保留',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: '此浏览器无法录音',
  unsupportedToast: '要录音，请使用 Chrome、Edge 或 Safari。你仍然可以在这里输入或粘贴文字。',
  deviceToast: '如需在这里用英语听写，请打开“仅限此设备”，或使用 Chrome、Edge 或 Safari。',
  turnOn: '打开',
  turnOnAlt: '打开“仅限此设备”',
  pausedTitle: '转写已暂停',
  pausedToast: '已达长度上限，录音暂停。请保存或清除当前文字。',
};

export const onServer: Texts<'onServer'> = {
  translation: '已在本服务器上翻译。',
  translationMore: '你的文字没有发送到其他地方。',
  recognition: '你的语音在本服务器上转成文字，不会被保留，也不会发送到其他地方。',
  voice: (name) => `${name}，本服务器上 AI 生成的音色`,
  simpleVoice: (name) => `${name}，本服务器的简易音色`,
};

export const slowStart: Texts<'slowStart'> = {
  title: '浏览器的语音服务还没有响应',
  orServer: '你可以继续等待，或让本服务器转写你说的话。',
  orType: '你可以继续等待，或按下按钮取消。',
  server: '使用本服务器',
  serverAlt: '让本服务器转写你说的话',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: '录音已关闭',
  unsupported: '此浏览器不能在此设备上识别语音。请试试电脑版 Chrome 139 或更高版本。',
  unavailable: (language) => `此浏览器不能在此设备上识别${language}。请选择其他语言，或关闭“仅限此设备”。`,
  englishOnly: '此浏览器在此设备上只能识别英语。请选择英语，或关闭“仅限此设备”。',
  missing: (language) => `此设备上还没有${language}`,
  missingText: '浏览器需要下载一次语言包。你说的话仍然只留在此设备上。',
  engineText: (megabytes) =>
    `需要下载 ${megabytes} MB。只需下载一次，之后离线也能录音。你说的话只留在此设备上。`,
  download: '下载',
  downloadAlt: (language) => `下载${language}以识别语音`,
  downloading: (language) => `正在下载${language}…`,
  downloadingText: '浏览器正在下载语言包，准备好后会通知你。',
  ready: (language) => `${language}已准备好`,
  readyText: '按下录音即可开始。',
  failed: (language) => `无法下载${language}`,
  failedText: '请检查网络连接后重试。',
};
