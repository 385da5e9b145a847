import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'ฟัง',
  playOf: { original: 'ฟังต้นฉบับ', translation: 'ฟังคำแปล' },
  stop: 'หยุด',
  voice: 'เสียง',
  browserShort: 'เบราว์ฯ',
  preview: (name) => `ลองฟัง ${name}`,
  stopPreview: (name) => `หยุดลองฟัง ${name}`,
  tryOnce: 'ลอง 1 ครั้ง',
  premium: 'HD',
  aiVoices: 'เสียง HD สร้างด้วย AI ไม่ใช่เสียงที่อัดจากคนจริง',
  hdLeft: (value) => `HD เหลือ ${count(value)}`,
  hdLeftUnit: () => 'อักขระ',
  left: '',
  started: 'กำลังอ่านออกเสียง',
};

export const reading: Texts<'reading'> = {
  pause: 'หยุดชั่วคราว',
  resume: 'เล่นต่อ',
  aiVoice: (name) => `${name} เสียงที่สร้างด้วย AI`,
  preparing: 'กำลังเตรียมเสียง…',
  position: 'ตำแหน่ง',
  speed: 'ความเร็ว',
  speedValue: (speed) => `${speed}×`,
  download: 'ดาวน์โหลด MP3',
  estimate: (time) => `ยาวประมาณ ${time}`,
  cost: (value, tooLittle) => `HD ${tooLittle ? 'ต้องใช้' : 'ใช้'} ${count(value)}`,
  onlyLeft: (value) => ` เหลือ ${count(value)}`,
  trialEnded: 'คุณทดลองใช้ Iris ฟรีไปแล้ว',
  trialEndedText: 'เสียงเบราว์เซอร์ยังใช้ได้ฟรีและไม่จำกัด',
  upgrade: 'อัปเกรด',
  signIn: 'เข้าสู่ระบบ',
  upgradeHow: 'กด “อัปเกรด” ที่ด้านบนของหน้า',
  signInHow: 'กด “เข้าสู่ระบบ” ที่ด้านบนของหน้า',
  unit: () => 'อักขระ',
};

export const voices: Texts<'voices'> = {
  browserName: 'เสียงเบราว์เซอร์',
  descriptions: {
    browser: 'บนอุปกรณ์นี้ ไม่จำกัด',
    alloy: 'สมดุลและชัดเจน',
    ash: 'อบอุ่นและนิ่ง',
    ballad: 'ไพเราะ เหมาะกับการเล่าเรื่อง',
    coral: 'แจ่มใสและเป็นมิตร',
    echo: 'สงบและสุขุม',
    fable: 'เล่าเรื่องอย่างมีชีวิตชีวา',
    nova: 'ร่าเริงและสดใส',
    onyx: 'ทุ้มและเต็มเสียง',
    sage: 'นุ่มนวลและลุ่มลึก',
    shimmer: 'เบาและโปร่ง',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'ไม่มีข้อความให้อ่าน พิมพ์หรืออัดเสียงก่อน',
  'sign-in': 'คุณต้องเข้าสู่ระบบก่อน',
  'trial-sign-in': 'เข้าสู่ระบบเพื่อทดลองใช้ Iris',
  'premium-required': 'เสียงนี้เป็นส่วนหนึ่งของ Premium',
  'trial-used': 'คุณทดลองใช้ Iris ไปแล้ว อัปเกรดเป็น Premium เพื่อใช้ได้ไม่จำกัด',
  'trial-too-long': 'ทดลองใช้ Iris ได้ไม่เกิน 50 อักขระ (ประมาณ 8–10 คำ)',
  'trial-check-failed': 'ตรวจสอบสถานะการทดลองใช้ Iris ไม่ได้',
  'trial-check-invalid': 'การตอบกลับเรื่องการทดลองใช้ไม่ถูกต้อง',
  'trial-check-unreachable': 'ยืนยันการทดลองใช้ Iris ไม่ได้',
  'speech-limit': 'เกินขีดจำกัดอักขระ แพ็กเกจฟรีใช้ได้วันละ 50 อักขระ อัปเกรดเป็น Premium เพื่อใช้ 5,000 อักขระต่อเดือน',
  unavailable: 'ขออภัย บริการอ่านออกเสียงไม่พร้อมใช้งาน โปรดลองอีกครั้งภายหลัง',
  'browser-failed': 'อ่านออกเสียงไม่สำเร็จ',
  'audio-failed': 'เกิดข้อผิดพลาดในการเล่นเสียง',
  stopped: 'หยุดอ่านแล้ว',
  'tap-again': 'เบราว์เซอร์ต้องการให้แตะอีกครั้งก่อนเล่นเสียง โปรดกด “ฟัง” อีกครั้ง',
  'no-voice': 'อุปกรณ์ของคุณไม่มีเสียงสำหรับภาษานี้ ลองใช้เสียง HD แทน',
  unsupported: 'เบราว์เซอร์นี้อ่านออกเสียงไม่ได้ ลองใช้เสียง HD แทน',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'ไม่มีอะไรให้อ่าน',
  'sign-in': 'เข้าสู่ระบบเพื่อใช้เสียง HD',
  'trial-sign-in': 'ทดลองใช้ Iris 1 ครั้ง',
  'premium-required': 'เสียง HD',
  'trial-used': 'ทดลองใช้ Iris',
  'trial-too-long': 'ทดลองใช้ Iris',
  'trial-check-failed': 'ทดลองใช้ Iris',
  'trial-check-invalid': 'ทดลองใช้ Iris',
  'trial-check-unreachable': 'ทดลองใช้ Iris',
  'speech-limit': 'อักขระ HD ไม่พอ',
  'no-voice': 'ไม่พบเสียง',
  unsupported: 'ไม่มีเสียงเบราว์เซอร์',
  'tap-again': 'แตะอีกครั้ง',
};
