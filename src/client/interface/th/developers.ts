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
  keyShown: 'คีย์ใหม่ของคุณอยู่ในตัวอย่างด้านล่างจนกว่าคุณจะออกจากหน้านี้',
  client: 'ไคลเอ็นต์และบรรทัดคำสั่ง',
  reference: 'เอกสารอ้างอิง',
  parameters: 'พารามิเตอร์',
  body: 'เนื้อหา',
  responses: 'การตอบกลับ',
  errorCodes: 'รหัสข้อผิดพลาด',
  required: 'จำเป็น',
  openapi: 'เอกสาร OpenAPI',
  webhookCall: 'สิ่งที่ที่อยู่ของคุณได้รับ',
  webhookCheck: 'ตรวจสอบลายเซ็น',
  freeLimits: (translations, characters) =>
    `บัญชีฟรี: แปลได้วันละ ${translations} ครั้ง และลองเสียง Iris (sage) ได้หนึ่งครั้ง ไม่เกิน ${characters} อักขระ`,
};
