import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const exporting: Texts<'exporting'> = {
  title: 'ส่งออก',
  text: 'ข้อความ',
  format: 'รูปแบบ',
  fileName: 'ชื่อไฟล์',
  share: 'แชร์…',
  save: 'บันทึกไฟล์',
  saved: (name) => `บันทึก ${name} แล้ว`,
  failed: 'สร้างไฟล์ไม่ได้ โปรดลองรูปแบบอื่น',
  shareFailed: 'แชร์ไม่สำเร็จ คุณบันทึกไฟล์แทนได้',
  estimated: 'ข้อความนี้ไม่มีข้อมูลเวลา เราจึงประมาณจากความยาวของข้อความ',
  untranslated: (value, total) => `${count(value)} จาก ${count(total)} ส่วนยังไม่ได้แปล และจะคงเป็นภาษาต้นฉบับ`,
  unfinished: 'การนำเข้านี้ยังไม่เสร็จ ไฟล์จะมีข้อความที่ถอดได้จนถึงตอนนี้',
  allFailed: 'สร้างไฟล์ไม่ได้ โปรดลองอีกครั้ง',
  allIncomplete: 'โหลดบางข้อความได้ไม่ครบ ไฟล์ของข้อความเหล่านั้นอาจไม่มีชื่อเรื่อง คำแปล และผู้พูด',
  allSaved: (value) => `ส่งออก ${count(value)} ข้อความแล้ว`,
};

export const exportParts: Texts<'exportParts'> = {
  original: 'ต้นฉบับ',
  translation: 'คำแปล',
  both: 'ทั้งคู่',
};

export const exportFormats: Texts<'exportFormats'> = {
  docx: { name: 'Word', detail: '.docx' },
  txt: { name: 'ข้อความธรรมดา', detail: '.txt' },
  md: { name: 'Markdown', detail: '.md' },
  srt: { name: 'คำบรรยาย', detail: '.srt' },
  vtt: { name: 'คำบรรยายเว็บ', detail: '.vtt' },
  json: { name: 'ข้อมูลพร้อมเวลา', detail: '.json' },
};

export const exportedFiles: Texts<'exportedFiles'> = {
  untitled: 'ข้อความ',
  zipName: 'ข้อความ.zip',
  columns: ['ไฟล์', 'ภาษา', 'บันทึกเมื่อ', 'อักขระ'],
  speaker: (name) => `${name}:`,
};
