import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} อักขระ`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} วินาที`;

export const sent: Texts<'sent'> = {
  title: 'ข้อมูลที่ส่งออกจากอุปกรณ์นี้',
  text: 'เก็บไว้ในเบราว์เซอร์นี้เท่านั้น โดยไม่เก็บตัวข้อความ',
  today: 'วันนี้',
  clear: 'ล้าง',
  cleared: 'บันทึกว่างแล้ว',
  empty: 'วันนี้ไม่มีข้อความหรือเสียงพูดส่งออกจากอุปกรณ์นี้',
  titles: {
    translation: 'การแปล',
    speech: 'เสียงพูด',
    browserSpeech: 'เสียงพูด',
    hdVoice: 'เสียง HD',
    browserVoice: 'การอ่านออกเสียง',
    save: 'การบันทึก',
    other: 'ข้อมูลอื่น',
  },
  tidy: 'การจัดระเบียบ',
  words: 'คำของฉัน',
  deviceOn: 'เปิด “บนอุปกรณ์นี้” แล้ว',
  deviceOff: 'ปิด “บนอุปกรณ์นี้” แล้ว',
  stopped: (title) => `${title}: ระงับการส่งแล้ว`,
  nothingSent: 'ไม่มีการส่งข้อมูลออกเพราะเปิด “บนอุปกรณ์นี้” ไว้',
  voice: (name) => `เสียง HD ${name}`,
  details: {
    translation: (value) => `${characters(value)} ไปยังผู้ให้บริการแปล`,
    speech: (value) => `${seconds(value)} ไปยังเซิร์ฟเวอร์นี้และผู้ให้บริการรู้จำเสียง`,
    ownSpeech: (value) => `${seconds(value)} ไปยังเซิร์ฟเวอร์นี้`,
    browserSpeech: (value) => `${seconds(value)} ไปยังบริการเสียงพูดของเบราว์เซอร์`,
    hdVoice: (value) => `${characters(value)} ไปยังผู้ให้บริการเสียง HD`,
    browserVoice: (value) => `${characters(value)} ไปยังบริการเสียงอ่านของเบราว์เซอร์`,
    save: (value) => `${characters(value)} ไปยังเซิร์ฟเวอร์นี้`,
    other: (value) => `${characters(value)} ไปยังเซิร์ฟเวอร์นี้`,
  },
};
