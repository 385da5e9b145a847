import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const transcript: Texts<'transcript'> = {
  label: 'ข้อความ',
  placeholder: 'กดปุ่มอัดเสียงแล้วพูด หรือพิมพ์ที่นี่',
  placeholderUnsupported: 'พิมพ์หรือวางข้อความที่นี่',
  note: 'ฟรี ไม่ต้องมีบัญชี เราไม่เก็บเสียงที่อัด และข้อความอยู่ในเบราว์เซอร์นี้จนกว่าคุณจะบันทึกหรือแปล',
  countOf: (cap) => ` / ${cap === undefined ? '0,000' : count(cap)}`,
  countSpoken: (length, cap) =>
    cap === undefined ? `ใช้ไป ${count(length)} อักขระ` : `ใช้ไป ${count(length)} จาก ${count(cap)} อักขระ`,
  copy: 'คัดลอก',
  copyOf: { original: 'คัดลอกต้นฉบับ', translation: 'คัดลอกคำแปล' },
  copied: 'คัดลอกแล้ว',
  copiedText: 'ข้อความอยู่ในคลิปบอร์ดแล้ว',
  copiedOf: { original: 'คัดลอกต้นฉบับแล้ว', translation: 'คัดลอกคำแปลแล้ว' },
  notCopied: 'คัดลอกไม่ได้',
  notCopiedText: 'เบราว์เซอร์บล็อกไว้ เลือกข้อความแล้วคัดลอกเอง',
  clear: 'ล้าง',
};

export const textLength: Texts<'textLength'> = {
  limitTitle: 'ถึงจำนวนอักขระสูงสุดแล้ว',
  limit: (cap) => `ใส่ได้สูงสุด ${count(cap)} อักขระ`,
  truncated: (cap) => `ตัดข้อความเหลือ ${count(cap)} อักขระ`,
  near: (left) => `ใกล้เต็ม เหลือ ${count(left)} อักขระ`,
  paused: 'หยุดอัดเสียงชั่วคราวเพราะข้อความเต็ม โปรดบันทึกหรือล้างข้อความปัจจุบัน',
  announceNear: 'ข้อความใกล้เต็ม',
  announceFull: 'ข้อความเต็มแล้ว',
  overflow: (words) => `มี ${count(words)} คำที่ใส่ไม่ลง จะไปอยู่ต้นข้อความถัดไป`,
  left: (words) => `มี ${count(words)} คำที่ใส่ในข้อความก่อนหน้าไม่ลง`,
  add: 'เพิ่มลงในข้อความ',
  discard: 'ทิ้ง',
  continueWhenFull: 'เมื่อเต็ม ให้บันทึกแล้วอัดต่อ',
  continuing: 'ข้อความเต็มและกำลังบันทึก ยังอัดเสียงต่ออยู่',
};

export const clearing: Texts<'clearing'> = {
  title: 'ล้างข้อความไหม',
  text: 'ข้อความและคำแปลจะถูกลบ ข้อความที่บันทึกไว้จะยังอยู่',
  confirm: 'ล้าง',
  cancel: 'เก็บไว้',
  cleared: 'ล้างแล้ว',
  undo: 'เลิกทำ',
  undoAlt: 'กู้คืนข้อความที่ล้าง',
};

export const find: Texts<'find'> = {
  find: 'ค้นหาในข้อความ',
  place: (at, total) => (total === 0 ? 'ไม่พบ' : `${at} จาก ${total}`),
  previous: 'รายการก่อนหน้า',
  next: 'รายการถัดไป',
  close: 'ปิด',
};

export const draftNotKept: Texts<'draftNotKept'> = {
  title: 'เบราว์เซอร์นี้เก็บข้อความของคุณไว้ไม่ได้',
  text: 'พื้นที่เก็บข้อมูลของเบราว์เซอร์เต็มหรือถูกบล็อก บันทึกหรือส่งออกข้อความก่อนออกจากหน้านี้',
};
