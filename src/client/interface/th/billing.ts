import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'เริ่มใช้ฟรี ยกเลิกได้ทุกเมื่อ',
  leadPremium: 'ยกเลิกได้ทุกเมื่อ',
  share: 'ชวนเพื่อน',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'ฟรี',
    description: 'ทุกอย่างที่คุณต้องใช้เพื่อพูดเป็นข้อความและฟัง',
    features: [
      `ข้อความยาวสูงสุด ${count(free.transcriptCap)} อักขระ`,
      `บันทึกได้ ${free.saveSlots} ข้อความ`,
      `แปลได้วันละ ${free.translations} ครั้ง`,
      `ทดลองเสียง HD Iris 1 ครั้ง ไม่เกิน ${free.speechCharacters} อักขระ`,
      'เสียงเบราว์เซอร์ไม่จำกัด',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'ข้อความยาวขึ้น เสียง HD และแปลได้มากขึ้น',
    features: [
      `ข้อความยาวสูงสุด ${count(premium.transcriptCap)} อักขระ`,
      `บันทึกได้ ${premium.saveSlots} ข้อความ`,
      `แปลได้เดือนละ ${count(premium.translations)} อักขระ`,
      `เสียง HD เดือนละ ${count(premium.speechCharacters)} อักขระ`,
      'เสียง HD ครบทั้ง 10 เสียง',
      'ดาวน์โหลด MP3',
      'เสียงเบราว์เซอร์ไม่จำกัด',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `นำเข้าเสียงพูดจากไฟล์ได้วันละ ${count(minutes)} นาที`,
  premium: (minutes) => `นำเข้าเสียงพูดจากไฟล์ได้เดือนละ ${count(minutes)} นาที`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'เกลาข้อความ: ลบคำฟุ่มเฟือยในครั้งเดียว',
  tidyPremium: 'เกลาข้อความ: ใส่เครื่องหมาย ย่อ สรุป หรือทำเป็นอีเมล',
  words: (limit) => `พจนานุกรมของฉัน ${count(limit)} ชื่อและคำศัพท์`,
  whileSpeaking: 'แปลขณะที่คุณพูด',
  conversation: 'การสนทนาสองภาษาพร้อมอ่านออกเสียง',
  library: 'คลังข้อความที่บันทึกไว้ ค้นหา กรอง และส่งออกได้',
  live: (viewers, minutes) => `คำบรรยายสด: ผู้ชมสูงสุด ${count(viewers)} คน วันละ ${count(minutes)} นาที`,
  livePremium: (viewers, languages) =>
    `คำบรรยายสด: ผู้ชมสูงสุด ${count(viewers)} คน และ ${count(languages)} ภาษาพร้อมกัน`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'ต่อปี' : 'ต่อเดือน'),
  yourPlan: 'แพ็กเกจของคุณ',
  checkout: 'ไปหน้าชำระเงิน',
  checkoutBusy: 'กำลังเปิดหน้าชำระเงิน…',
  signInFirst: 'คุณจะต้องเข้าสู่ระบบก่อน',
  terms: 'ต่ออายุทุกเดือนจนกว่าคุณจะยกเลิก หากยกเลิก คุณยังใช้ Premium ได้จนสิ้นเดือนที่จ่ายแล้ว',
  card: 'คุณชำระเงินบนเว็บของ Stripe เราไม่เห็นข้อมูลบัตรของคุณ',
  manage: 'จัดการการสมัครสมาชิก',
  renews: (day) => `ต่ออายุวันที่ ${day}`,
  ends: (day) => `สิ้นสุดวันที่ ${day} จะไม่มีการเรียกเก็บเงินอีก`,
  overdue: (day) => `การชำระเงินล่าสุดไม่สำเร็จ โปรดอัปเดตบัตรเพื่อใช้ Premium ต่อหลังวันที่ ${day}`,
  lapsed: 'การชำระเงินล่าสุดไม่สำเร็จ Premium จึงหยุดลง อัปเดตบัตรเพื่อกลับมาใช้',
  freeForever: 'ฟรีตลอดไป ไม่ต้องใช้บัตร',
  loadingPlans: 'กำลังโหลดแพ็กเกจ',
  plansError: 'โหลดแพ็กเกจไม่ได้',
  plansErrorText: 'นี่คือแพ็กเกจมาตรฐาน ราคาปัจจุบันจะแสดงในหน้าชำระเงิน',
  retry: 'ลองอีกครั้ง',
  unavailable: 'ระบบชำระเงินใช้ไม่ได้ชั่วคราว',
  unavailableText: 'ยังไม่มีการเรียกเก็บเงิน โปรดลองอีกครั้งในอีกไม่กี่นาที',
  invalidResponse: 'การตอบกลับจากเซิร์ฟเวอร์ไม่ถูกต้อง',
  checkoutFailed: 'สร้างรายการชำระเงินไม่ได้',
  connectionFailed: 'เชื่อมต่อ Stripe ไม่ได้ โปรดลองอีกครั้ง',
  portalFailed: 'เปิดหน้าจัดการการสมัครสมาชิกไม่ได้',
  portalFailedText: 'โปรดลองอีกครั้งในอีกไม่กี่นาที',
  activated: 'เปิดใช้ Premium แล้ว!',
  activatedText: 'ตอนนี้คุณมีข้อความที่ยาวขึ้น เสียง HD ครบทั้ง 10 เสียง และแปลได้มากขึ้น',
  startUsing: 'เริ่มใช้ Premium',
  already: 'คุณมี Premium อยู่แล้ว',
  alreadyText: 'คุณไม่ต้องจ่ายอีกครั้ง',
  confirming: 'กำลังยืนยันการชำระเงิน…',
  pending: 'การชำระเงินยังไม่ได้รับการยืนยัน',
  pendingText: 'อาจใช้เวลาสักครู่ Premium จะเริ่มทันทีที่ยืนยันการชำระเงิน แม้คุณจะออกจากหน้านี้',
  checkAgain: 'ตรวจสอบอีกครั้ง',
  unconfirmed: 'ตรวจสอบการชำระเงินไม่ได้',
  unconfirmedText: 'หากคุณชำระแล้ว Premium จะเริ่มโดยอัตโนมัติ',
  cancelled: 'ยกเลิกการชำระเงินแล้ว',
  cancelledText: 'ไม่มีการเรียกเก็บเงิน คุณอัปเกรดได้ทุกเมื่อ',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'อัปเกรดเป็น Premium',
  lead: (price) => `${price} ต่อเดือน ต่ออายุจนกว่าคุณจะยกเลิก สิ่งที่คุณจะได้:`,
  subscribe: 'สมัครเลย',
  later: 'ไว้ทีหลัง',
};
