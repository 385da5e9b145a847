import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

export const translation: Texts<'translation'> = {
  toggle: 'แปล',
  swap: 'สลับภาษา',
  pane: 'คำแปล',
  empty: 'คำแปลจะแสดงที่นี่',
  switchedOff: 'เปิด “แปล” เพื่ออ่านในภาษาอื่น',
  left: (remaining, tier) =>
    tier === 'free' ? `วันนี้แปลได้อีก ${count(remaining)} ครั้ง` : `เหลือ ${count(remaining)}`,
  leftUnit: () => 'อักขระ',
  leftFor: 'สำหรับแปล',
};

export const swapping: Texts<'swapping'> = {
  title: 'แทนที่ข้อความด้วยคำแปลไหม',
  text: 'คำแปลจะกลายเป็นข้อความ และข้อความที่คุณแก้ไขจะกลายเป็นคำแปล',
  confirm: 'สลับ',
  cancel: 'เก็บข้อความของฉัน',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'เราจะแปลเมื่อคุณหยุดอัดเสียง',
  running: 'กำลังแปล…',
  cancel: 'ยกเลิก',
  cancelled: 'ยกเลิกการแปลแล้ว',
  failed: 'แปลข้อความนี้ไม่สำเร็จ',
  again: 'แปลเลย',
  outdated: 'คำแปลไม่เป็นปัจจุบัน เพราะคุณแก้ไขข้อความแล้ว',
  copied: 'คัดลอกคำแปลแล้ว',
  notCopied: 'คัดลอกไม่ได้',
  notCopiedText: 'เบราว์เซอร์บล็อกไว้ เลือกคำแปลแล้วคัดลอกเอง',
  sameLanguage: (name) => `ข้อความนี้เป็น${name}อยู่แล้ว โปรดเลือกแปลเป็นภาษาอื่น`,
  complete: 'แปลเสร็จแล้ว',
  completeIn: (name) => `แปลข้อความของคุณเป็น${name}แล้ว`,
  signInTitle: 'ต้องเข้าสู่ระบบ',
  signIn: 'โปรดเข้าสู่ระบบเพื่อแปลข้อความ',
  signInAction: 'เข้าสู่ระบบ',
  signInAlt: 'เข้าสู่ระบบเพื่อแปล',
  errorTitle: 'แปลไม่สำเร็จ',
  error: 'เกิดข้อผิดพลาดในการแปลข้อความ โปรดลองอีกครั้งภายหลัง',
  limitPanel: 'ใช้สิทธิ์แปลครบแล้ว',
  limitPanelFree: (time) => `คุณใช้สิทธิ์แปลฟรีของวันนี้หมดแล้ว สิทธิ์จะรีเซ็ตเวลา ${time}`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0 ? `ข้อความนี้ยาวเกิน ${count(remaining)} อักขระที่คุณเหลือในรอบนี้` : 'คุณใช้อักขระของรอบนี้หมดแล้ว';
    return renewsAt ? `${left} โควตาจะรีเซ็ตวันที่ ${date(renewsAt)}` : left;
  },
  limitToast: 'วันนี้แปลครบจำนวนแล้ว',
  limitToastText: 'อัปเกรดเป็น Premium เพื่อแปลเพิ่มวันนี้',
  upgrade: 'อัปเกรด',
  upgradeAlt: 'อัปเกรดเป็น Premium เพื่อแปลได้มากขึ้น',
  knownLimitTitle: 'ครบจำนวนของวันนี้แล้ว',
  knownLimit: (limit) => `วันนี้คุณใช้สิทธิ์แปลครบ ${count(limit)} ครั้งแล้ว`,
  sentence: 'ประโยค',
  translateBack: 'แปลกลับ',
  backCost: (value) => `${count(value)} อักขระ`,
  backTitle: (name) => `คำแปลของคุณหมายความว่า (${name})`,
  backUsed: (value) => `ใช้ไป ${count(value)} อักขระ`,
  copySentence: 'คัดลอกประโยค',
  playSentence: 'ฟังประโยค',
  sandbox: 'ไม่ใช่คำแปลจริง',
  sandboxMore: 'แซนด์บ็อกซ์แค่ใส่ป้ายกำกับให้ข้อความ เชื่อมต่อผู้ให้บริการแปลเพื่อรับคำแปลจริง',
  onDevice: 'แปลบนอุปกรณ์นี้',
  onDeviceMore: 'ไม่มีการส่งข้อมูลออก และไม่นับรวมในขีดจำกัด',
  offOnDevice: 'เบราว์เซอร์ของคุณยังแปลข้อความนี้บนอุปกรณ์นี้ไม่ได้ ไม่มีการส่งข้อมูลออกเพราะเปิด “บนอุปกรณ์นี้” อยู่',
  deviceOffer: 'เบราว์เซอร์ของคุณแปลข้อความนี้บนอุปกรณ์นี้ได้ฟรี',
  deviceDownload: 'ดาวน์โหลดและแปล',
  deviceDownloadSize: (megabytes) => `ดาวน์โหลด ${count(megabytes)} MB และแปล`,
  downloading: (share) => `กำลังดาวน์โหลดชุดภาษา: ${percent(share)}`,
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'แปลเมื่อใด',
  afterRecording: 'หลังอัดเสียง',
  whileSpeaking: 'ขณะพูด',
  needs: 'การแปลขณะพูดต้องใช้ Premium หรือการแปลบนอุปกรณ์',
};
