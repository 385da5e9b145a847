import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const tiers = { free: 'ฟรี', premium: 'Premium' };

export const main: Texts<'main'> = {
  heading: 'อัดเสียง อ่าน แปล และฟัง',
  tabs: 'มุมมอง',
  record: 'อัดเสียง',
  conversation: 'การสนทนา',
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
  unsupportedDevice: 'หรือเปิด “บนอุปกรณ์นี้” ในการตั้งค่าเพื่อพูดเป็นข้อความภาษาอังกฤษที่นี่',
};

export const tools: Texts<'tools'> = {
  tidy: 'เกลาข้อความ',
  export: 'ส่งออก',
  orDrop: 'หรือลากไฟล์เสียง วิดีโอ คำบรรยาย หรือเอกสารมาวางที่นี่',
  orUse: 'หรือใช้ไฟล์เสียง วิดีโอ คำบรรยาย หรือเอกสาร',
  chooseFile: 'เลือกไฟล์',
};

export const document: Texts<'document'> = {
  menu: 'ตัวเลือกเอกสาร',
  rename: 'เปลี่ยนชื่อ',
  name: 'ชื่อเอกสาร',
  back: (title) => `กลับไปที่ ${title}`,
  saved: (when) => `บันทึกแล้ว ${when}`.trim(),
  edited: 'แก้ไขแล้ว ยังไม่บันทึก',
  notSaved: 'ยังไม่บันทึก',
  saving: 'กำลังบันทึก…',
};

export const newText: Texts<'newText'> = {
  started: 'เริ่มเอกสารใหม่แล้ว',
  stillHere: (title) => `“${title}” ยังอยู่ที่นี่`,
  back: 'กลับ',
};

export const menu: Texts<'menu'> = {
  share: 'แชร์สด',
  newText: 'เอกสารใหม่',
  copyBoth: 'คัดลอกทั้งสองภาษา',
  shortcuts: 'แป้นพิมพ์ลัด',
  settings: 'การตั้งค่า',
};

export const save: Texts<'save'> = {
  saveAsNew: 'บันทึกเป็นรายการใหม่',
  save: 'บันทึก',
  saveAndStartNew: 'บันทึกและเริ่มใหม่',
  signedIn: { save: 'เข้าสู่ระบบแล้ว กำลังบันทึกข้อความของคุณ…', translate: 'เข้าสู่ระบบแล้ว และเปิดการแปลแล้ว' },
};

export const overCap: Texts<'overCap'> = {
  longSave: 'Premium สิ้นสุดแล้ว คุณบันทึกข้อความนี้ทั้งหมดได้หนึ่งครั้ง',
  tooLong: (tier, excess) =>
    `ยาวเกินแพ็กเกจ${tier === 'free' ? '' : ' '}${tiers[tier]}: ตัดออก ${count(excess)} อักขระ`,
  canStillCopy: 'คุณยังคัดลอกหรือส่งออกได้',
};
