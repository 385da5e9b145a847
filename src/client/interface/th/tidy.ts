import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'ตัดคำฟุ่มเฟือย',
  punctuate: 'ใส่วรรคตอนและแบ่งย่อหน้า',
  email: 'ทำเป็นอีเมล',
  summarise: 'สรุป',
  shorten: 'ย่อให้สั้น',
};

export const tidy: Texts<'tidy'> = {
  title: 'เกลาข้อความ',
  lead: 'คุณจะได้ตรวจทุกการเปลี่ยนแปลงก่อนนำไปใช้',
  fillersNote: 'แก้คำซ้ำ ช่องว่าง และตัวพิมพ์ใหญ่ด้วย ทำงานบนอุปกรณ์นี้',
  premium: 'Premium',
  cost: (value) => `${count(value)} อักขระ`,
  compareTitle: 'ตรวจการเปลี่ยนแปลง',
  used: (value, of) => `ใช้ไป ${count(value)} จาก ${count(of)} อักขระของคุณ`,
  nothing: 'ไม่มีอะไรต้องเปลี่ยน',
  removed: 'ตัดออก',
  added: 'เพิ่มเข้า',
  unspoken: 'คุณไม่ได้พูดส่วนนี้',
  position: (at, of) => `การเปลี่ยนแปลง ${count(at)} จาก ${count(of)}`,
  reject: 'ไม่ใช้',
  accept: 'ใช้',
  previous: 'การเปลี่ยนแปลงก่อนหน้า',
  next: 'การเปลี่ยนแปลงถัดไป',
  keep: 'เก็บข้อความของฉัน',
  acceptAll: 'ใช้ทั้งหมด',
  acceptSome: (accepted, of) => `ใช้ ${count(accepted)} จาก ${count(of)}`,
  change: (at, what) => `การเปลี่ยนแปลง ${count(at)}: ${what}`,
  failed: 'เกลาข้อความไม่ได้',
  failedText: 'โปรดลองอีกครั้งในอีกสักครู่',
  back: 'กลับ',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'เปลี่ยนข้อความแล้ว',
  undo: 'เลิกทำ',
  undoAlt: 'กู้คืนข้อความเดิม',
  textChanged: 'ไม่ได้นำการเปลี่ยนแปลงไปใช้',
  textChangedNote: 'คุณแก้ไขข้อความไปแล้วระหว่างนั้น โปรดลองอีกครั้ง',
};
