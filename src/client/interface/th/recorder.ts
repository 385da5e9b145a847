import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'เริ่มอัดเสียง',
  stop: 'หยุดอัดเสียง',
  starting: 'ยกเลิกการอัดเสียง',
  stopping: 'กำลังจบการอัดเสียง',
  paused: 'หยุดอัดเสียงชั่วคราว',
  unsupported: 'เบราว์เซอร์นี้ไม่รองรับการอัดเสียง',
  idleHint: 'กดเพื่ออัดเสียง',
  idleHintAsking: 'กดเพื่ออัดเสียง แล้วอนุญาตไมโครโฟน',
  recordingHint: 'กำลังอัดเสียง กดเพื่อหยุด',
  startingHint: 'กำลังเริ่ม…',
  startingHintAsking: 'กำลังเริ่ม… เลือก “อนุญาต” เมื่อเบราว์เซอร์ถาม',
  stoppingHint: 'กำลังถอดคำสุดท้าย…',
  errorHint: 'กดเพื่อลองอีกครั้ง',
  pausedHint: 'หยุดชั่วคราว ข้อความเต็มแล้ว',
  unsupportedHint: 'พิมพ์หรือวางข้อความด้านบน',
  or: 'หรือ',
  space: 'Space',
  microphone: 'ไมโครโฟน',
  elapsed: 'เวลาอัดเสียง',
  announceStarted: 'เริ่มอัดเสียงแล้ว',
  announceStopped: 'หยุดอัดเสียงแล้ว',
  signInHint: 'เข้าสู่ระบบเพื่ออัดเสียงในเบราว์เซอร์นี้',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `เริ่มการรู้จำเสียงพูดไม่ได้: ${message}`,
  noResponse: 'ไม่มีการตอบสนอง',
  startHelp: 'รอสักครู่แล้วกดปุ่มอัดเสียงอีกครั้ง หากยังเป็นอยู่ ให้โหลดหน้าใหม่',
  silenceTitle: 'หยุดอัดเสียงแล้ว',
  silenceHelp: 'เราไม่ได้ยินเสียงมาสักพัก กดปุ่มอัดเสียงเพื่ออัดต่อ',
  noResponseHelp: 'บริการเสียงพูดของเบราว์เซอร์ไม่ตอบสนอง ตรวจสอบการเชื่อมต่อแล้วกดปุ่มอัดเสียงอีกครั้ง',
  engineTitle: (code) => `ข้อผิดพลาดในการรู้จำเสียงพูด: ${code}`,
  dictation: 'เปิดการป้อนตามคำบอก (และ Siri) ในการตั้งค่าระบบ แล้วกดปุ่มอัดเสียงอีกครั้ง',
  serviceNotAllowed: 'เบราว์เซอร์นี้ไม่ให้เว็บไซต์ใช้บริการเสียงพูด ลองใช้ Chrome, Edge หรือ Safari',
  networkStopped: 'เบราว์เซอร์เชื่อมต่อบริการเสียงพูดไม่ได้ ตรวจสอบการเชื่อมต่อ หรือลองใช้ Chrome, Edge หรือ Safari',
  networkRetrying: 'เชื่อมต่อบริการเสียงพูดไม่ได้ กำลังลองใหม่',
  noMicrophone: 'ไม่พบไมโครโฟน ตรวจสอบว่าเสียบอยู่และเลือกไว้ในการตั้งค่าระบบ',
  microphoneInUse: 'ไมโครโฟนกำลังถูกใช้อยู่ อาจเป็นในแท็บอื่น หยุดอัดเสียงที่นั่นแล้วกดปุ่มอัดเสียงอีกครั้ง',
  languageNotSupported: 'เบราว์เซอร์นี้รู้จำภาษาที่คุณเลือกไม่ได้ เลือกภาษาอื่นหรือลองเบราว์เซอร์อื่น',
  unknownHelp: 'ข้อความของคุณปลอดภัย กดปุ่มอัดเสียงเพื่อลองอีกครั้ง',
  allowIos: 'เปิดการตั้งค่า > แอป > Safari > ไมโครโฟน เลือก “อนุญาต” แล้วกดปุ่มอัดเสียงอีกครั้ง',
  allowSafari: 'ในเมนู Safari เลือก “การตั้งค่าสำหรับเว็บไซต์นี้” อนุญาตไมโครโฟน แล้วกดปุ่มอัดเสียงอีกครั้ง',
  allowAndroid: 'แตะไอคอนข้างที่อยู่เว็บ แล้วเลือก สิทธิ์ > ไมโครโฟน > อนุญาต และกดปุ่มอัดเสียงอีกครั้ง',
  allowDesktop: 'คลิกไอคอนข้างที่อยู่เว็บ อนุญาตไมโครโฟน แล้วกดปุ่มอัดเสียงอีกครั้ง',
};

export const microphone: Texts<'microphone'> = {
  title: 'ไมโครโฟน',
  choose: 'เลือกตัวอื่น',
  chooseAltText: 'เลือกไมโครโฟนอื่น',
  unnamed: 'ไมโครโฟนของคุณ',
  noSound: (name) => ({
    title: `ไม่มีเสียงจาก ${name}`,
    description: 'ตรวจสอบว่าเปิดอยู่และไม่ได้ปิดเสียง',
  }),
  unplugged: (name) => ({
    title: 'ไมโครโฟนของคุณถูกถอดออก',
    description: `อัดเสียงต่อด้วย ${name}`,
  }),
  recognition: 'การรู้จำเสียงพูด',
  auto: 'อัตโนมัติ',
  autoDetail: 'ใช้การรู้จำเสียงพูดของเบราว์เซอร์หากใช้ได้ ไม่เช่นนั้นใช้เซิร์ฟเวอร์นี้',
  browser: 'เบราว์เซอร์นี้',
  browserDetail: 'ฟรีและไม่จำกัด',
  server: 'เซิร์ฟเวอร์นี้',
  signIn: 'เข้าสู่ระบบเพื่อใช้',
  left: (seconds) =>
    seconds < 60
      ? `พูดได้อีก ${count(Math.floor(seconds))} วินาที`
      : `พูดได้อีก ${count(Math.floor(seconds / 60))} นาที`,
  allow: 'อนุญาตไมโครโฟนเพื่อดูระดับเสียง',
  browserMicrophone: 'เบราว์เซอร์ใช้ไมโครโฟนที่เลือกไว้ในการตั้งค่าของเบราว์เซอร์เอง',
  now: {
    browser: `ตอนนี้เบราว์เซอร์ถอดสิ่งที่คุณพูดเป็นข้อความ และอาจส่งเสียงไปยังผู้ผลิตเบราว์เซอร์ ${brand.name} ไม่ได้รับและไม่เก็บเสียงนั้น`,
    server: 'ตอนนี้เซิร์ฟเวอร์นี้และผู้ให้บริการรู้จำเสียงพูดถอดสิ่งที่คุณพูดเป็นข้อความ ไม่มีการเก็บเสียงไว้',
  },
};

export const takenOver: Texts<'takenOver'> = {
  title: 'ตอนนี้ถอดเป็นข้อความบนเซิร์ฟเวอร์นี้',
  description: 'เสียงพูดของคุณจะส่งไปยังเซิร์ฟเวอร์นี้และผู้ให้บริการรู้จำเสียงพูดเพื่อถอดเป็นข้อความ และไม่ถูกเก็บไว้',
};

const onThisDevice = 'เสียงอยู่บนอุปกรณ์นี้เท่านั้น';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `เสียงพูด ${count(seconds)} วินาทียังไม่ได้ถอดเป็นข้อความ`
      : `เสียงพูด ${count(Math.round(seconds / 60))} นาทียังไม่ได้ถอดเป็นข้อความ`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `จะถอดเป็นข้อความเมื่อเชื่อมต่อเซิร์ฟเวอร์ได้ ${onThisDevice}`,
    allowance: `คุณใช้โควตาเสียงพูดหมดแล้ว ${onThisDevice}`,
    'signed-out': `เข้าสู่ระบบเพื่อถอดเป็นข้อความ ${onThisDevice}`,
    full: 'ข้อความเต็มแล้ว บันทึกหรือล้างข้อความก่อน',
  },
  unsavedTitle: 'พื้นที่เก็บข้อมูลของอุปกรณ์นี้เต็ม',
  unsaved: 'เปิดหน้านี้ไว้จนกว่าจะถอดเสียงพูดเป็นข้อความเสร็จ',
  transcribe: 'ถอดเป็นข้อความ',
  download: 'ดาวน์โหลด',
  discard: 'ทิ้ง',
  fileName: 'เสียงพูด.wav',
  discardTitle: 'ทิ้งเสียงพูดนี้ไหม',
  discardText: 'ยังไม่ได้ถอดเป็นข้อความและไม่มีสำเนาอื่น',
  keep: 'เก็บไว้',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'เบราว์เซอร์นี้อัดเสียงไม่ได้',
  unsupportedToast: 'หากต้องการอัดเสียง โปรดใช้ Chrome, Edge หรือ Safari คุณยังพิมพ์หรือวางข้อความที่นี่ได้',
  pausedTitle: 'หยุดอัดเสียงชั่วคราว',
  pausedToast: 'บันทึกหรือล้างข้อความเพื่ออัดต่อ',
};

export const onServer: Texts<'onServer'> = {
  translation: 'แปลบนเซิร์ฟเวอร์นี้',
  translationMore: 'ข้อความของคุณไม่ได้ส่งไปที่อื่น',
  recognition: 'เสียงพูดของคุณถอดเป็นข้อความบนเซิร์ฟเวอร์นี้ ไม่เก็บไว้และไม่ส่งไปที่อื่น',
  voice: (name) => `${name} เสียงที่สร้างด้วย AI บนเซิร์ฟเวอร์นี้`,
  simpleVoice: (name) => `${name} เสียงสังเคราะห์แบบง่ายจากเซิร์ฟเวอร์นี้`,
};
