import type { Texts } from '../translations.ts';
import { count, date } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'การสนทนา',
  close: 'ปิดการสนทนา',
  more: 'เพิ่มเติม',
  near: 'ฝั่งของคุณ',
  far: 'ฝั่งของอีกฝ่าย',
  youSpeak: 'คุณพูด',
  theySpeak: 'อีกฝ่ายพูด',
  youSaid: 'คุณพูดว่า',
  youRead: 'คุณอ่าน',
  theySaid: 'อีกฝ่ายพูดว่า',
  spokenBy: (name) => `${name}:`,
  theyRead: 'อีกฝ่ายอ่าน',
  swap: 'สลับภาษา',
  textSize: 'ขนาดตัวอักษร',
  turn: 'กลับหัวครึ่งบน',
  save: 'บันทึก',
  export: 'ส่งออก…',
  startNew: 'การสนทนาใหม่',
  newStarted: 'เริ่มการสนทนาใหม่แล้ว',
  correct: 'แก้ไขข้อความนี้',
  correctTitle: 'แก้ไขสิ่งที่พูด',
  correctLabel: 'สิ่งที่พูด',
  correctDone: 'แปลอีกครั้ง',
  show: 'ให้อีกฝ่ายดู',
  hide: 'กลับไปที่การสนทนา',
  play: 'ฟังอีกครั้ง',
  stop: 'หยุดอ่าน',
  aloud: 'อ่านออกเสียง',
  wrongLanguage: 'ผิดภาษา: พูดใหม่',
  remove: 'ลบ',
  removed: 'ลบแล้ว',
  undo: 'เลิกทำ',
  undoAlt: 'กู้คืน',
  retry: 'ลองอีกครั้ง',
  back: 'แปลกลับ',
  backTitle: (name) => `คำแปลของคุณหมายความว่า (${name})`,
  backFailed: 'แปลกลับไม่ได้ โปรดลองอีกครั้งภายหลัง',
  cost: (value) => `${count(value)} อักขระ`,
  freePlan: (turns) =>
    `แพ็กเกจฟรีแปลได้วันละ ${count(turns)} ครั้ง หากต้องการแปลทั้งการสนทนา คุณต้องใช้ Premium หรือเบราว์เซอร์ที่แปลบนอุปกรณ์นี้ได้`,
  freePlanOrDevice: (turns) =>
    `แพ็กเกจฟรีแปลได้วันละ ${count(turns)} ครั้ง หากต้องการแปลทั้งการสนทนา ให้เปิด “บนอุปกรณ์นี้” ซึ่งใช้ได้ฟรี หรืออัปเกรดเป็น Premium`,
  upgrade: 'อัปเกรด',
  canDownload: 'ดาวน์โหลดภาษาเหล่านี้เพียงครั้งเดียว แล้วเบราว์เซอร์จะแปลบนอุปกรณ์นี้ได้ฟรี',
  download: 'ดาวน์โหลด',
  onDevice: 'แปลบนอุปกรณ์นี้แล้ว',
  signInFirst: 'เข้าสู่ระบบเพื่อแปล',
  left: ({ remaining, tier }) =>
    tier === 'premium' ? `เหลือ ${count(remaining)} อักขระ` : `วันนี้แปลได้อีก ${count(remaining)} ครั้ง`,
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'อักขระหมดแล้วในตอนนี้' : `อักขระหมดแล้ว ใช้ได้อีกวันที่ ${date(renewsAt)}`;
    return `${tier === 'free' ? 'วันนี้แปลครบแล้ว' : until} การสนทนาของคุณยังอยู่ที่นี่`;
  },
};
