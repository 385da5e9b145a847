import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# วินาที',
  minute: '# นาที',
  hour: '# ชั่วโมง',
});

const unchanged = 'ข้อความของคุณไม่เปลี่ยนแปลง และไม่เสียนาทีที่ใช้ได้';
const readable = `${brand.name} อ่าน WAV, MP3, M4A, OGG, WebM, FLAC, MP4 และ MOV ได้ รวมถึงข้อความแบบ TXT, Markdown, SRT, VTT หรือ Word`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} ว่างเปล่า`,
    text: () => `ไฟล์นี้ไม่มีเนื้อหา ${unchanged}`,
  },
  'not-media': {
    title: (name) => `อ่าน ${name} ไม่ได้`,
    text: () => `ไฟล์นี้ไม่ใช่ไฟล์เสียงหรือไฟล์ข้อความ ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} ไม่มีคำบรรยาย`,
    text: () => `ไฟล์นี้ไม่มีเวลาของคำบรรยาย เปลี่ยนนามสกุลเป็น .txt เพื่อนำเข้าเป็นข้อความ ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} ไม่มีเสียง`,
    text: () => `ไฟล์มีภาพแต่ไม่มีเสียง จึงไม่มีอะไรให้ถอดเป็นข้อความ ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `ไม่มีเสียงพูดใน ${name}`,
    text: () => `เราตรวจทั้งไฟล์แล้วไม่พบเสียงพูด ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} มีการป้องกันไว้`,
    text: () => `ไฟล์ถูกเข้ารหัส จึงเปิดได้เฉพาะในแอปต้นทาง ${unchanged}`,
  },
  codec: {
    title: (name) => `เบราว์เซอร์นี้เล่น ${name} ไม่ได้`,
    text: (codec) =>
      `เสียงอยู่ในรูปแบบ${codec ? ` ${codec} ` : ''}ที่เบราว์เซอร์นี้ถอดรหัสไม่ได้ ลองใช้เบราว์เซอร์อื่น หรือแปลงไฟล์เป็น MP3 ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} เสียหาย`,
    text: () => `บางส่วนของไฟล์ขาดหายหรือเสียหาย ลองคัดลอกหรือดาวน์โหลดใหม่อีกครั้ง ${unchanged}`,
  },
  overstated: {
    title: (name) => `อ่าน ${name} ไม่ได้`,
    text: () => `ไฟล์ระบุว่ามีเสียงยาวเกินกว่าที่ไฟล์ขนาดนี้จะเก็บได้มาก ลองคัดลอกหรือดาวน์โหลดใหม่อีกครั้ง ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} ใหญ่เกินไป`,
    text: () => `ไฟล์เสียงมีขนาดได้ไม่เกิน 2 GB ไฟล์ข้อความไม่เกิน 20 MB ${unchanged}`,
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
  where: 'เสียงพูดจะส่งไปยังเซิร์ฟเวอร์นี้และผู้ให้บริการรู้จำเสียงพูดเพื่อถอดเป็นข้อความ และไม่ถูกเก็บไว้ที่นั่น ไฟล์ยังอยู่ในเบราว์เซอร์นี้',
  onServer: 'เสียงพูดถอดเป็นข้อความบนเซิร์ฟเวอร์นี้ ไม่เก็บไว้และไม่ส่งไปที่อื่น ไฟล์ยังอยู่ในเบราว์เซอร์นี้',
  needsMore: (seconds, left) => `ต้องใช้ ${duration(seconds)} แต่คุณเหลือเพียง ${fullMinutes(left)} นาที`,
  needsMoreText: 'เราจะถอดเป็นข้อความเท่าที่โควตาของคุณเหลือ ส่วนที่เกินจะอยู่บนอุปกรณ์นี้',
  upgrade: 'อัปเกรด',
  language: 'ภาษาที่พูด',
  import: 'นำเข้า',
  cancel: 'ยกเลิก',
  close: 'ปิด',
  another: 'เลือกไฟล์อื่น',
  signInTitle: 'เข้าสู่ระบบเพื่อนำเข้าไฟล์เสียง',
  signIn: 'เข้าสู่ระบบ',
  signInAlt: 'เข้าสู่ระบบเพื่อนำเข้าไฟล์เสียง',
  notOffered: 'เซิร์ฟเวอร์นี้ถอดไฟล์เสียงเป็นข้อความไม่ได้ คุณยังนำเข้าไฟล์ข้อความได้',
  onDevice: 'ปิด “บนอุปกรณ์นี้” เพื่อนำเข้าไฟล์เสียง คุณยังนำเข้าไฟล์ข้อความได้',
  elsewhere: 'แท็บอื่นกำลังนำเข้าไฟล์อยู่ ทำให้เสร็จหรือนำออกก่อน',
  failed: 'นำเข้าไฟล์ไม่ได้ โปรดลองอีกครั้ง',
  imported: (name) => `นำเข้า ${name} แล้ว`,
  lost: 'ไฟล์ที่แชร์มาไม่ถึง โปรดแชร์อีกครั้ง',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `กำลังถอด ${name} เป็นข้อความ`,
  progress: (done, total) => `${fullMinutes(done)} จาก ${roundMinutes(total)} นาที`,
  timeLeft: (seconds) => ` · เหลือประมาณ ${duration(seconds)}`,
  paused: 'หยุดชั่วคราว',
  hold: {
    offline: 'กำลังรออินเทอร์เน็ต',
    failed: 'เสียงพูดบางส่วนถอดเป็นข้อความไม่ได้',
    allowance: 'คุณใช้โควตาเสียงพูดหมดแล้ว',
    'signed-out': 'เข้าสู่ระบบเพื่อทำต่อ',
    memory: 'หน่วยความจำไม่พอ โมเดลที่เล็กกว่าใช้น้อยกว่า: npm run engines -- recognition:base',
  },
  kept: 'ข้อความที่ถอดแล้วยังอยู่ครบ และเสียงที่เหลืออยู่บนอุปกรณ์นี้',
  renewsDaily: (time) => `โควตาจะรีเซ็ตเวลา ${time}`,
  renewsOn: (day) => `โควตาจะรีเซ็ตวันที่ ${date(day)}`,
  unsaved: 'เปิดหน้านี้ไว้ ไฟล์ใหญ่เกินกว่าจะเก็บไว้บนอุปกรณ์นี้',
  pause: 'หยุดชั่วคราว',
  resume: 'ทำต่อ',
  retry: 'ลองอีกครั้ง',
  cancel: 'ยกเลิก',
  cancelTitle: 'หยุดถอดเป็นข้อความไหม',
  cancelText: 'ข้อความที่ถอดแล้วจะยังอยู่',
  stop: 'หยุด',
  keep: 'ทำต่อ',
  damaged: (seconds) => `ไฟล์เสียหายหลังจาก ${duration(seconds)} ทุกอย่างก่อนหน้านั้นถอดเป็นข้อความแล้ว`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name} ส่วนที่ ${count(part)} จาก ${count(parts)}`,
  coming: (value) => `· รออีก ${count(value)} ส่วน`,
  all: 'ทุกส่วน',
  previous: 'ส่วนก่อนหน้า',
  next: 'ส่วนถัดไป',
  item: (part) => `ส่วนที่ ${count(part)}`,
  saved: 'บันทึกแล้ว',
  saveAll: 'บันทึกทุกส่วน',
  saveFinished: 'บันทึกส่วนที่เสร็จแล้ว',
  unfinished: 'ส่วนสุดท้ายยังไม่เสร็จ',
  exportAll: 'ส่งออกทุกส่วน…',
  listen: 'ฟังไฟล์เสียง',
  stopListening: 'หยุดฟัง',
  cantPlay: 'เล่นไฟล์เสียงไม่ได้',
  turns: 'แสดงว่าใครพูด',
  remove: 'นำไฟล์ที่นำเข้าออก…',
  removeTitle: (name) => `นำ ${name} ออกไหม`,
  removeText: 'ไฟล์เสียงและส่วนที่คุณยังไม่ได้บันทึกจะถูกลบจากอุปกรณ์นี้',
  removeConfirm: 'นำออก',
  keep: 'เก็บไว้',
  savedAll: (value) => `บันทึก ${count(value)} ส่วนแล้ว`,
  savedSome: (saved, value) => `บันทึกแล้ว ${count(saved)} จาก ${count(value)} ส่วน ที่เหลือยังอยู่บนอุปกรณ์นี้`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'เปิดไฟล์นี้ไหม',
  text: 'แอปหรือเว็บไซต์อื่นส่งไฟล์นี้มา เปิดเฉพาะเมื่อคุณเป็นคนแชร์เอง',
  open: 'เปิด',
  cancel: 'ไว้ทีหลัง',
};
