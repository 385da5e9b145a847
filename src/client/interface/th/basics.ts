import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const ui: Texts<'ui'> = {
  close: 'ปิด',
  dismiss: 'ปิด',
  notification: 'การแจ้งเตือน',
  notifications: 'การแจ้งเตือน ({hotkey})',
  search: 'ค้นหา',
  searchIn: (label) => `ค้นหา${label}`,
  nothingFound: 'ไม่พบรายการ',
  locked: 'ล็อกอยู่',
};

export const loading: Texts<'loading'> = { label: 'กำลังโหลด' };

export const pageTitles: Texts<'pageTitles'> = {
  main: `${brand.name} | เปลี่ยนเสียงพูดเป็นข้อความ แปล และอ่านออกเสียง`,
  subscribe: `Premium | ${brand.name}`,
  account: `บัญชีของคุณ | ${brand.name}`,
  words: `พจนานุกรมของฉัน | ${brand.name}`,
  conversation: `การสนทนา | ${brand.name}`,
  terms: `ข้อกำหนดการใช้งาน | ${brand.name}`,
  privacy: `คำมั่นด้านความเป็นส่วนตัว | ${brand.name}`,
  people: `คุณคือใคร | ${brand.name}`,
  library: `คลังข้อความ | ${brand.name}`,
  developers: `นักพัฒนา | ${brand.name}`,
  'not-found': '404 | ไม่พบหน้านี้',
  settings: `การตั้งค่า | ${brand.name}`,
};

export const pageDescriptions: Texts<'pageDescriptions'> = {
  main: 'อัดเสียงแล้วดูคำพูดกลายเป็นข้อความ แปล ฟังด้วยเสียงที่เป็นธรรมชาติ และบันทึกไว้ใช้ภายหลัง',
  subscribe: `ข้อความยาวขึ้น เสียง HD และแปลได้มากขึ้นด้วย ${brand.name} Premium`,
  account: `แพ็กเกจ อุปกรณ์ และข้อมูลของคุณในเว็บแอป ${brand.name}`,
  words: `ชื่อและคำศัพท์ที่ ${brand.name} ต้องเขียนให้ถูกเสมอ`,
  conversation: `คุยกับคนที่พูดภาษาอื่น ${brand.name} แปลให้ทั้งสองฝ่ายและอ่านออกเสียง`,
  terms: `ข้อกำหนดการใช้งานของเว็บแอป ${brand.name}`,
  privacy: `เว็บแอป ${brand.name} เก็บข้อมูลอะไร เพราะอะไร และลบได้อย่างไร`,
  people: `เลือกว่าใครใช้ ${brand.name} ในเบราว์เซอร์นี้`,
  library: 'ข้อความที่บันทึกไว้ทั้งหมดของคุณ: ค้นหา จัดระเบียบ ฟัง และแชร์',
  developers: 'บันทึก ถอดเสียง แปล และฟังจากโปรแกรมของคุณเอง โดยมีขีดจำกัดเท่ากับในแอป',
  'not-found': 'หน้าที่คุณค้นหาไม่มีอยู่หรือถูกย้ายไปแล้ว',
  settings: `วิธีที่ ${brand.name} อัดเสียง แปล อ่านออกเสียง และแสดงผล`,
};

export const notFound: Texts<'notFound'> = {
  title: '404 | ไม่พบหน้านี้',
  text: 'หน้าที่คุณค้นหาไม่มีอยู่หรือถูกย้ายไปแล้ว',
  home: 'กลับหน้าแรก',
};

export const rootError: Texts<'rootError'> = {
  heading: 'ขออภัย เกิดข้อผิดพลาด!',
  text: 'เกิดข้อผิดพลาดขณะโหลดแอป โปรดรีเฟรชหน้าแล้วลองอีกครั้ง',
  refresh: 'รีเฟรชหน้า',
};

export const failures: Texts<'failures'> = {
  page: 'โหลดหน้านี้ไม่ได้',
  part: 'โหลดส่วนนี้ไม่ได้',
  crashed: 'มีบางอย่างผิดพลาดตรงนี้ ส่วนอื่นของหน้ายังใช้งานได้',
  retry: 'ลองอีกครั้ง',
  reload: 'โหลดหน้าใหม่',
};

export const legal: Texts<'legal'> = {
  contents: 'สารบัญ',
  print: 'พิมพ์',
  englishOnly: 'เอกสารนี้มีเฉพาะภาษาอังกฤษ',
};

export const offline: Texts<'offline'> = {
  title: 'คุณออฟไลน์อยู่',
  text: 'คุณยังพิมพ์ คัดลอก และฟังด้วยเสียงเบราว์เซอร์ได้ ส่วนการแปล เสียง HD การเข้าสู่ระบบ และการบันทึกต้องใช้อินเทอร์เน็ต',
  wentOffline: 'คุณออฟไลน์อยู่',
  cameBack: 'กลับมาออนไลน์แล้ว',
  newVersion: 'มีเวอร์ชันใหม่พร้อมใช้',
  update: 'อัปเดต',
  later: 'ไว้ทีหลัง',
};

export const consent: Texts<'consent'> = {
  label: 'คุกกี้',
  text: 'คุกกี้ช่วยให้คุณอยู่ในระบบ ส่วนคุกกี้วิเคราะห์เลือกได้',
  more: 'ความเป็นส่วนตัว',
  accept: 'ยอมรับ',
  decline: 'ปฏิเสธ',
  analytics: 'คุกกี้วิเคราะห์',
  chooseAgain: 'เปลี่ยนตัวเลือกคุกกี้',
};

export const theme: Texts<'theme'> = {
  picker: 'ธีม',
  chosen: (name) => `ธีม${name}`,
};

export const themeNames: Texts<'themeNames'> = {
  light: 'สว่าง',
  dark: 'มืด',
  spooky: 'หลอน',
  forest: 'ป่า',
  ocean: 'มหาสมุทร',
  sunset: 'อาทิตย์ตก',
  scifi: 'ไซไฟ',
  fantasy: 'แฟนตาซี',
};
