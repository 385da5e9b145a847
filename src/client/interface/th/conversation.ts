import type { Texts } from '../translations.ts';
import { count, date } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'บทสนทนา',
  close: 'ปิดบทสนทนา',
  more: 'เพิ่มเติม',
  near: 'ฝั่งของคุณ',
  far: 'ฝั่งของอีกฝ่าย',
  youSpeak: 'คุณพูด',
  theySpeak: 'อีกฝ่ายพูด',
  youSaid: 'คุณพูดว่า',
  youRead: 'คุณอ่าน',
  theySaid: 'อีกฝ่ายพูดว่า',
  theyRead: 'อีกฝ่ายอ่าน',
  swap: 'สลับภาษา',
  textSize: 'ขนาดตัวอักษร',
  turn: 'กลับหัวครึ่งบน',
  save: 'บันทึก',
  export: 'ส่งออก…',
  clear: 'ล้าง…',
  clearTitle: 'ล้างบทสนทนาไหม',
  clearText: 'ทุกอย่างที่พูดและแปลในนี้จะถูกลบจากอุปกรณ์นี้',
  clearConfirm: 'ล้าง',
  clearCancel: 'เก็บไว้',
  correct: 'แก้ไขข้อความนี้',
  correctTitle: 'แก้ไขสิ่งที่พูด',
  correctLabel: 'สิ่งที่พูด',
  correctDone: 'แปลอีกครั้ง',
  show: 'ให้อีกฝ่ายดู',
  hide: 'กลับไปที่บทสนทนา',
  play: 'เล่นอีกครั้ง',
  retry: 'ลองอีกครั้ง',
  back: 'แปลกลับ',
  backTitle: (name) => `สิ่งที่อีกฝ่ายจะอ่าน (${name})`,
  backFailed: 'แปลกลับไม่ได้ โปรดลองอีกครั้งภายหลัง',
  cost: (value) => `${count(value)} อักขระ`,
  freePlan: (turns) =>
    `แพ็กเกจฟรีแปลได้วันละ ${count(turns)} รอบ การสนทนาต้องใช้ Premium หรือเบราว์เซอร์ที่แปลบนอุปกรณ์นี้ได้`,
  upgrade: 'อัปเกรด',
  canDownload: 'เบราว์เซอร์ของคุณแปลภาษาเหล่านี้บนอุปกรณ์นี้ได้หลังจากดาวน์โหลด โดยไม่มีค่าใช้จ่าย',
  download: 'ดาวน์โหลด',
  onDevice: 'แปลบนอุปกรณ์นี้',
  signInFirst: 'เข้าสู่ระบบเพื่อแปล',
  left: ({ remaining, tier }) =>
    tier === 'premium' ? `เหลือ ${count(remaining)} อักขระ` : `วันนี้แปลได้อีก ${count(remaining)} ครั้ง`,
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'อักขระหมดแล้วในตอนนี้' : `อักขระหมดแล้วจนถึง ${date(renewsAt)}`;
    return `${tier === 'free' ? 'วันนี้แปลครบแล้ว' : until} บทสนทนาของคุณยังอยู่ที่นี่`;
  },
};
