import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'ฟรี', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'อัดเสียง อ่าน แปล และฟัง',
  tabs: 'มุมมอง',
  record: 'อัดเสียง',
  saved: 'ข้อความที่บันทึกไว้',
  card: 'ข้อความและคำแปล',
  view: 'ต้นฉบับหรือคำแปล',
  original: 'ต้นฉบับ',
  translated: 'คำแปล',
  clear: 'ล้างข้อความ',
  more: 'เพิ่มเติม',
  savedExist: 'คุณมีข้อความที่บันทึกไว้',
  unsupportedTitle: 'เบราว์เซอร์นี้รู้จำเสียงพูดไม่ได้',
  unsupported: 'หากต้องการอัดเสียง โปรดใช้ Chrome, Edge หรือ Safari ฟีเจอร์อื่นยังใช้ที่นี่ได้ แค่พิมพ์หรือวางข้อความ',
  unsupportedServer: 'คุณอัดเสียงที่นี่ได้เช่นกัน เซิร์ฟเวอร์นี้จะถอดสิ่งที่คุณพูดเป็นข้อความ',
  unsupportedSignIn: 'คุณต้องเข้าสู่ระบบก่อน',
  dismiss: 'ปิด',
  onDevice: 'บนอุปกรณ์นี้',
  tiers,
};

export const menu: Texts<'menu'> = {
  share: 'แชร์สด',
  import: 'นำเข้าเสียง วิดีโอ หรือข้อความ…',
  export: 'ส่งออก…',
  copyBoth: 'คัดลอกทั้งสองภาษา',
  saveBoth: 'บันทึกทั้งสองภาษา',
  bothSaved: 'ทั้งสองภาษาอยู่ใน “ข้อความที่บันทึกไว้” แล้ว',
  punctuate: 'ใส่วรรคตอนเมื่อหยุดพูด',
  microphone: 'ไมโครโฟน…',
  shortcuts: 'แป้นพิมพ์ลัด',
  tidy: 'เกลาข้อความ…',
  commands: 'คำสั่งเสียง',
  words: 'คำของฉัน',
};

export const save: Texts<'save'> = {
  save: 'บันทึก',
  saveTranslation: 'บันทึกคำแปล',
  saveAndStartNew: 'บันทึกและเริ่มใหม่',
  originalSaved: 'ต้นฉบับอยู่ใน “ข้อความที่บันทึกไว้” แล้ว',
  translationSaved: 'คำแปลอยู่ใน “ข้อความที่บันทึกไว้” แล้ว',
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium สิ้นสุดแล้ว แต่คุณยังบันทึกข้อความนี้ได้ทั้งหมด',
  tooLong: (tier, excess) =>
    `ยาวเกินแพ็กเกจ${tier === 'free' ? '' : ' '}${tiers[tier]}: ตัดออก ${count(excess)} อักขระ`,
  canStillCopy: 'คุณยังคัดลอกหรือส่งออกได้',
};

export const openSaved: Texts<'openSaved'> = {
  title: 'แทนที่ข้อความในแท็บอัดเสียงไหม',
  text: 'ข้อความในแท็บอัดเสียงจะหายไป',
  confirm: 'แทนที่',
  cancel: 'เก็บข้อความของฉัน',
};
