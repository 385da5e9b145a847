import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} อักขระ`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} วินาที`;

export const sent: Texts<'sent'> = {
  title: 'ข้อมูลที่ออกจากอุปกรณ์นี้',
  text: 'รายการนี้เก็บไว้ในเบราว์เซอร์นี้เท่านั้น และไม่มีเนื้อหาของคุณ',
  today: 'วันนี้',
  clear: 'ล้าง',
  cleared: 'ล้างรายการแล้ว',
  empty: 'วันนี้ไม่มีข้อความหรือเสียงพูดออกจากอุปกรณ์นี้',
  titles: {
    translation: 'การแปล',
    speech: 'เสียงพูด',
    browserSpeech: 'เสียงพูด',
    hdVoice: 'เสียง HD',
    browserVoice: 'การอ่านออกเสียง',
    save: 'การบันทึก',
    live: 'คำบรรยายสด',
    other: 'ข้อมูลอื่น',
  },
  tidy: 'การเกลาข้อความ',
  words: 'คำของฉัน',
  deviceOn: 'เปิด “บนอุปกรณ์นี้” แล้ว',
  deviceOff: 'ปิด “บนอุปกรณ์นี้” แล้ว',
  stopped: (title) => `${title}: บล็อกแล้ว`,
  nothingSent: 'ไม่มีการส่งข้อมูลออกเพราะเปิด “บนอุปกรณ์นี้” ไว้',
  voice: (name) => `เสียง HD ${name}`,
  details: {
    translation: (value) => `${characters(value)} ไปยังผู้ให้บริการแปล`,
    speech: (value) => `${seconds(value)} ไปยังเซิร์ฟเวอร์นี้และผู้ให้บริการรู้จำเสียงพูด`,
    ownSpeech: (value) => `${seconds(value)} ไปยังเซิร์ฟเวอร์นี้`,
    browserSpeech: (value) => `${seconds(value)} ไปยังบริการเสียงพูดของเบราว์เซอร์`,
    hdVoice: (value) => `${characters(value)} ไปยังผู้ให้บริการเสียง HD`,
    browserVoice: (value) => `${characters(value)} ไปยังบริการเสียงอ่านของเบราว์เซอร์`,
    save: (value) => `${characters(value)} ไปยังเซิร์ฟเวอร์นี้`,
    live: (value) => `${characters(value)} ไปยังเซิร์ฟเวอร์นี้`,
    other: (value) => `${characters(value)} ไปยังเซิร์ฟเวอร์นี้`,
  },
};
