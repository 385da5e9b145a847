import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, percent } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# วินาที',
  minute: '# นาที',
  hour: '# ชั่วโมง',
});

const unchanged = 'ข้อความของคุณไม่เปลี่ยนแปลงและไม่ได้ใช้นาทีใดๆ';
const readable = `${brand.name} อ่าน WAV, MP3, M4A, OGG, WebM, FLAC, MP4 และ MOV ได้ รวมถึงข้อความแบบ TXT, Markdown, SRT, VTT หรือ Word`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} ว่างเปล่า`,
    text: () => `ไม่มีอะไรอยู่ในไฟล์ ${unchanged}`,
  },
  'not-media': {
    title: (name) => `อ่าน ${name} ไม่ได้`,
    text: () => `ไฟล์นี้ไม่ใช่เสียงที่อัดและไม่ใช่ข้อความ ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} ไม่มีคำบรรยาย`,
    text: () => `ไม่มีบรรทัดใดในไฟล์ที่มีเวลา เปลี่ยนนามสกุลเป็น .txt เพื่อนำเข้าเป็นข้อความ ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} ไม่มีเสียง`,
    text: () => `ไฟล์มีภาพแต่ไม่มีแทร็กเสียง จึงไม่มีอะไรให้ถอดเป็นข้อความ ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `ไม่มีเสียงพูดใน ${name}`,
    text: () => `เราฟังทั้งหมดแล้วและไม่ได้ยินใครพูด ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} ถูกป้องกันไว้`,
    text: () => `ไฟล์ถูกเข้ารหัส จึงเปิดได้เฉพาะในแอปที่เป็นต้นทาง ${unchanged}`,
  },
  codec: {
    title: (name) => `เบราว์เซอร์นี้เล่น ${name} ไม่ได้`,
    text: (codec) =>
      `เสียงอยู่ในรูปแบบ${codec ? ` ${codec} ` : ''}ที่เบราว์เซอร์นี้ถอดรหัสไม่ได้ ลองใช้เบราว์เซอร์อื่น หรือแปลงไฟล์เป็น MP3 ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} เสียหาย`,
    text: () => `บางส่วนของไฟล์ขาดหายหรือเสียหาย คัดลอกหรือดาวน์โหลดใหม่อีกครั้ง ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} ใหญ่เกินไป`,
    text: () => `เสียงที่อัดมีขนาดได้ถึง 2 GB ข้อความได้ถึง 20 MB ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'ปล่อยเพื่อนำเข้า',
  title: (name) => `นำเข้า ${name}`,
  measuring: (share) => `กำลังหาเสียงพูด… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `ยาว ${duration(lengthSeconds)} เป็นเสียงพูด ${duration(speechSeconds)} จะแบ่งเป็น${parts === 1 ? '' : 'ประมาณ'} ${count(parts)} ส่วน`,
  uses: (seconds) => `ใช้ ${duration(seconds)}`,
  left: (left, limit) => `เหลือ ${fullMinutes(left)} จาก ${fullMinutes(limit)} นาที`,
  silence: 'ไม่นับช่วงที่เงียบ',
  where: 'เสียงพูดจะส่งไปยังเซิร์ฟเวอร์นี้และผู้ให้บริการรู้จำเสียงเพื่อถอดเป็นข้อความ และไม่ถูกเก็บไว้ที่นั่น ไฟล์ยังอยู่ในเบราว์เซอร์นี้',
  needsMore: (seconds, left) => `ต้องใช้ ${duration(seconds)} เหลือ ${fullMinutes(left)} นาที`,
  needsMoreText: 'เราจะถอดให้มากเท่าที่ได้ ส่วนที่เหลือจะรออยู่บนอุปกรณ์นี้',
  replaces: (name) => `การนำเข้านี้จะนำ ${name} และส่วนที่ยังไม่ได้บันทึกออก`,
  upgrade: 'อัปเกรด',
  language: 'ภาษาที่พูด',
  import: 'นำเข้า',
  cancel: 'ยกเลิก',
  close: 'ปิด',
  another: 'เลือกไฟล์อื่น',
  signInTitle: 'เข้าสู่ระบบเพื่อนำเข้าเสียงที่อัด',
  signIn: 'เข้าสู่ระบบ',
  signInAlt: 'เข้าสู่ระบบเพื่อนำเข้าเสียงที่อัด',
  notOffered: 'เซิร์ฟเวอร์นี้ถอดเสียงที่อัดเป็นข้อความไม่ได้ คุณนำเข้าข้อความได้',
  onDevice: 'ปิด “บนอุปกรณ์นี้” เพื่อนำเข้าเสียงที่อัด คุณนำเข้าข้อความได้',
  elsewhere: 'แท็บอื่นกำลังนำเข้าไฟล์อยู่ ทำให้เสร็จหรือนำออกก่อน',
  removeFirst: (name) => `นำ ${name} ออกก่อน นำเข้าได้ครั้งละหนึ่งไฟล์`,
  failed: 'นำเข้าไฟล์ไม่ได้ โปรดลองอีกครั้ง',
  imported: (name) => `นำเข้า ${name} แล้ว`,
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `กำลังถอด ${name} เป็นข้อความ`,
  progress: (done, total) => `${fullMinutes(done)} จาก ${roundMinutes(total)} นาที`,
  timeLeft: (seconds) => ` · เหลือประมาณ ${duration(seconds)}`,
  paused: 'พักอยู่',
  hold: {
    offline: 'กำลังรอเครือข่าย',
    failed: 'เสียงพูดบางส่วนถอดเป็นข้อความไม่ได้',
    allowance: 'คุณใช้โควตาเสียงพูดหมดแล้ว',
    'signed-out': 'เข้าสู่ระบบเพื่อทำต่อ',
  },
  unsaved: 'เปิดหน้านี้ไว้ ไฟล์ใหญ่เกินกว่าจะเก็บไว้บนอุปกรณ์นี้',
  pause: 'พัก',
  resume: 'ทำต่อ',
  retry: 'ลองอีกครั้ง',
  cancel: 'ยกเลิก',
  cancelTitle: 'หยุดถอดเป็นข้อความไหม',
  cancelText: 'ส่วนที่ถอดแล้วจะยังอยู่',
  stop: 'หยุด',
  keep: 'ทำต่อ',
  damaged: (seconds) => `ไฟล์เสียหายหลังจาก ${duration(seconds)} ทุกอย่างก่อนหน้านั้นถอดเป็นข้อความแล้ว`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name} ส่วนที่ ${count(part)} จาก ${count(parts)}`,
  parts: (value) => `${count(value)} ส่วน`,
  coming: (value) => `· กำลังมาอีก ${count(value)} ส่วน`,
  all: 'ทุกส่วน',
  previous: 'ส่วนก่อนหน้า',
  next: 'ส่วนถัดไป',
  item: (part) => `ส่วนที่ ${count(part)}`,
  saved: 'บันทึกแล้ว',
  saveAll: 'บันทึกทุกส่วน',
  exportAll: 'ส่งออกทุกส่วน…',
  listen: 'ฟังเสียงที่อัด',
  stopListening: 'หยุดฟัง',
  remove: 'นำไฟล์ที่นำเข้าออก…',
  removeTitle: (name) => `นำ ${name} ออกไหม`,
  removeText: 'เสียงที่อัดและส่วนที่คุณยังไม่ได้บันทึกจะถูกลบจากอุปกรณ์นี้',
  removeConfirm: 'นำออก',
  keep: 'เก็บไว้',
  savedAll: (value) => `บันทึก ${count(value)} ส่วนแล้ว`,
  savedSome: (saved, value) => `บันทึกแล้ว ${count(saved)} จาก ${count(value)} ส่วน ที่เหลือยังอยู่บนอุปกรณ์นี้`,
};
