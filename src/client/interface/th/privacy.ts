import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const characters = (value: number) => `${count(value)} อักขระ`;
const seconds = (value: number) => `${count(Math.max(1, Math.round(value)))} วินาที`;

export const sent: Texts<'sent'> = {
  title: 'สิ่งที่ส่งออกจากอุปกรณ์นี้',
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
  words: 'พจนานุกรมของฉัน',
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

export const device: Texts<'device'> = {
  title: 'บนอุปกรณ์นี้',
  text: 'สิ่งที่คุณพูดและเขียนจะอยู่บนอุปกรณ์นี้',
  search: 'ออฟไลน์ ส่วนตัว ความเป็นส่วนตัว ไม่มีอินเทอร์เน็ต',
  recognition: 'เบราว์เซอร์ของคุณรู้จำเสียงพูดบนอุปกรณ์นี้',
  inBrowserRecognition: 'หน้านี้รู้จำเสียงพูดภาษาอังกฤษบนอุปกรณ์นี้ แต่รู้จำภาษาอื่นไม่ได้',
  noRecognition: 'การอัดเสียงปิดอยู่ เพราะเบราว์เซอร์นี้รู้จำเสียงพูดบนอุปกรณ์นี้ไม่ได้ ลองใช้ Chrome 139 ขึ้นไปบนคอมพิวเตอร์',
  translation: 'เบราว์เซอร์ของคุณแปลบนอุปกรณ์นี้',
  noTranslation: 'การแปลปิดอยู่ เพราะเบราว์เซอร์นี้แปลบนอุปกรณ์นี้ไม่ได้ ลองใช้ Chrome 138 ขึ้นไปบนคอมพิวเตอร์',
  pageTranslation:
    'หน้านี้แปลบนอุปกรณ์นี้ระหว่างภาษาอังกฤษ สเปน ฝรั่งเศส เยอรมัน โปรตุเกส และอิตาลี ดาวน์โหลดสิ่งที่ต้องใช้เพียงครั้งเดียว',
  voices: 'ใช้เฉพาะเสียงที่ติดตั้งบนอุปกรณ์นี้ เสียง HD ปิดอยู่เพราะต้องใช้อินเทอร์เน็ต',
  saving: 'ข้อความที่บันทึกไว้จะอยู่ในเบราว์เซอร์นี้ และจะไม่แสดงข้อความในบัญชีของคุณ',
  plan: 'บัญชีและแพ็กเกจของคุณยังคงเดิม เพียงแต่ไม่ได้ใช้ขณะเปิดอยู่',
  question: 'เปิด “บนอุปกรณ์นี้” ไหม',
  turnOn: 'เปิด',
  cancel: 'ยกเลิก',
  mayDelete: 'เบราว์เซอร์นี้อาจลบข้อความที่บันทึกไว้ หากคุณไม่ได้ใช้เว็บไซต์นี้เป็นเวลาหนึ่งสัปดาห์ ส่งออกข้อความที่ต้องการเก็บไว้',
};

export const deviceResponses: Texts<'deviceResponses'> = {
  refused: 'ไม่มีการส่งข้อมูลออกเพราะเปิด “บนอุปกรณ์นี้” อยู่',
  missing: 'ข้อความนี้ไม่ได้อยู่บนอุปกรณ์นี้',
};
