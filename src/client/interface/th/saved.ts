import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const savedList: Texts<'savedList'> = {
  heading: 'ข้อความที่บันทึกไว้',
  signedOut: 'โปรดเข้าสู่ระบบเพื่อดูข้อความที่บันทึกไว้',
  signedOutHint: 'บัญชีใช้ได้ฟรี และคุณเปิดข้อความได้บนทุกอุปกรณ์',
  signIn: 'เข้าสู่ระบบ',
  error: 'โหลดข้อความที่บันทึกไว้ไม่ได้',
  retry: 'ลองอีกครั้ง',
  empty: 'ยังไม่มีข้อความที่บันทึกไว้',
  emptyHint: 'ข้อความที่คุณบันทึกในแท็บอัดเสียงจะแสดงที่นี่',
  noMatch: 'ไม่มีข้อความที่ตรงกับการค้นหา',
  showAll: 'แสดงทั้งหมด',
  loading: 'กำลังโหลดข้อความที่บันทึกไว้',
  search: 'ค้นหาข้อความที่บันทึกไว้',
  searchHint: 'ค้นหา',
  clearSearch: 'ล้างการค้นหา',
  sort: 'จัดเรียง',
  exportAll: 'ส่งออกทั้งหมด',
  languages: 'ภาษา',
  shown: (shown, all) =>
    shown === all ? `บันทึกไว้ ${count(all)} รายการ` : `แสดง ${count(shown)} จาก ${count(all)} รายการ`,
  over: (shown, excess, limit) => `${shown} เกินขีดจำกัด ${count(limit)} อยู่ ${count(excess)}`,
  makeRoom: (value) => `ลบ ${count(value)} รายการเพื่อบันทึกต่อ`,
  slots: (used, limit) => `ใช้ ${count(used)} จาก ${count(limit)} ช่อง`,
};

export const sortOrders: Texts<'sortOrders'> = {
  newest: 'ใหม่สุด',
  oldest: 'เก่าสุด',
  longest: 'ยาวสุด',
  shortest: 'สั้นสุด',
  alphabetical: 'ตามตัวอักษร',
};

export const savedItem: Texts<'savedItem'> = {
  more: 'แสดงเพิ่ม',
  less: 'แสดงน้อยลง',
  copy: 'คัดลอก',
  copied: 'คัดลอกแล้ว',
  copiedBody: 'ข้อความอยู่ในคลิปบอร์ดแล้ว',
  copyFailed: 'คัดลอกไม่ได้',
  copyFailedBody: 'เบราว์เซอร์บล็อกไว้ เลือกข้อความแล้วคัดลอกเอง',
  open: 'เปิดในแท็บอัดเสียง',
  export: 'ส่งออก',
  remove: 'ลบ',
  removing: 'กำลังลบ',
  characters: (value) => `${count(value)} อักขระ`,
};

export const deletion: Texts<'deletion'> = {
  deletedTitle: 'ลบแล้ว',
  deleted: 'นำออกจากรายการของคุณแล้ว',
  stillOver: (value) => `ลบอีก ${count(value)} รายการเพื่อบันทึกต่อ`,
  undo: 'เลิกทำ',
  undoAlt: 'กู้คืนข้อความ',
  restored: 'กู้คืนแล้ว',
  restoreFailed: 'กู้คืนไม่ได้',
  restoreFailedBody: 'กู้คืนข้อความไม่ได้ โปรดลองอีกครั้ง',
  goneTitle: 'ไม่พบรายการ',
  gone: 'อาจถูกลบไปแล้ว',
  failedTitle: 'ลบไม่ได้',
  failed: 'ลบข้อความนี้ไม่ได้ โปรดลองอีกครั้ง',
};

export const saveResult: Texts<'saveResult'> = {
  loginTitle: 'ต้องเข้าสู่ระบบ',
  login: 'โปรดเข้าสู่ระบบเพื่อบันทึกข้อความ',
  signIn: 'เข้าสู่ระบบ',
  signInAlt: 'เข้าสู่ระบบเพื่อบันทึก',
  limitTitle: 'ช่องบันทึกเต็มแล้ว',
  limit: 'คุณใช้ช่องบันทึกครบแล้ว อัปเกรดเป็น Premium เพื่อเพิ่มช่อง',
  upgrade: 'อัปเกรด',
  upgradeAlt: 'อัปเกรดเป็น Premium เพื่อเพิ่มช่องบันทึก',
  savedTitle: 'บันทึกแล้ว!',
  view: 'ดูที่บันทึกไว้',
  viewAlt: 'เปิดแท็บข้อความที่บันทึกไว้',
  newEntry: 'นี่เป็นข้อความใหม่ ข้อความที่คุณเปิดไม่เปลี่ยนแปลง',
  offlineTitle: 'คุณออฟไลน์อยู่',
  kept: 'ข้อความยังอยู่ในอุปกรณ์นี้ บันทึกได้เมื่อกลับมาออนไลน์',
};

export const saveFailure: Texts<'saveFailure'> = {
  title: 'ไม่ได้บันทึก',
  description: 'บันทึกข้อความไม่ได้ โปรดลองอีกครั้ง',
};
