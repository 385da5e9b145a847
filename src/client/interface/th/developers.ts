import type { Texts } from '../translations.ts';

export const developers: Texts<'developers'> = {
  heading: 'นักพัฒนา',
  lead: 'บันทึก ถอดเสียง แปล และฟังจากโปรแกรมของคุณเอง โดยมีขีดจำกัดเท่ากับในแอป',
  signInFirst: 'เข้าสู่ระบบเพื่อสร้างคีย์',
  examples: 'ตัวอย่าง',
  save: 'บันทึกข้อความ',
  list: 'ดูรายการข้อความที่บันทึกไว้',
  transcribe: 'ถอดไฟล์เป็นข้อความ',
  translate: 'แปล',
  speak: 'อ่านออกเสียง',
  reference: 'เอกสารอ้างอิง',
  openapi: 'เอกสาร OpenAPI',
  webhookCall: 'สิ่งที่ที่อยู่ของคุณได้รับ',
  webhookCheck: 'ตรวจสอบลายเซ็น',
  freeLimits: (translations, characters) =>
    `บัญชีฟรี: แปลได้วันละ ${translations} ครั้ง และลองเสียง Iris (sage) ได้หนึ่งครั้ง ไม่เกิน ${characters} อักขระ`,
};
