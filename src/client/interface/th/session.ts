import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `บัญชีของ ${name}`,
  signedOutHereOnly: {
    title: 'คุณยังออกจากระบบไม่สมบูรณ์',
    description: 'เชื่อมต่อเซิร์ฟเวอร์เพื่อสิ้นสุดเซสชันไม่ได้ หากต้องการสิ้นสุด ให้เข้าสู่ระบบแล้วออกจากระบบอีกครั้ง',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'เกิดข้อผิดพลาดในการเข้าสู่ระบบ โปรดลองอีกครั้ง',
  signInFailedTitle: 'เข้าสู่ระบบไม่สำเร็จ',
  signOut: 'ออกจากระบบ',
  premiumMember: 'สมาชิก Premium',
  freeMember: 'สมาชิกฟรี',
  until: (day) => `ชำระแล้วถึงวันที่ ${day}`,
  overdue: 'ชำระเงินไม่สำเร็จ โปรดอัปเดตบัตร',
  webhookOff: 'เว็บฮุกปิดอยู่',
  account: 'บัญชี',
  conversation: 'การสนทนา',
  manageSubscription: 'จัดการการสมัครสมาชิก',
  acceptTerms: 'โปรดยอมรับข้อกำหนดการใช้งาน',
  termsTitle: 'โปรดยอมรับข้อกำหนดการใช้งาน',
  termsText: 'ข้อกำหนดอาจเปลี่ยนไปตั้งแต่คุณยอมรับครั้งล่าสุด โปรดอ่าน',
  termsTextAfter: ' หากคุณยังไม่ยอมรับตอนนี้ เราจะถามอีกครั้งในครั้งถัดไป',
  termsAccept: 'ยอมรับ',
  termsLater: 'ไว้ทีหลัง',
  termsFailed: {
    title: 'บันทึกการยอมรับข้อกำหนดไม่ได้',
    description: 'โปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  },
  dialogTitle: `เข้าสู่ระบบ ${brand.name}`,
  dialogText: 'บันทึกและแปลข้อความ แล้วเปิดได้บนทุกอุปกรณ์',
  dialogNote: 'ข้อความของคุณจะยังอยู่ที่นี่เมื่อคุณกลับมา',
  dialogSandbox: 'เซิร์ฟเวอร์นี้ใช้หน้าเข้าสู่ระบบสำหรับทดสอบ ไม่ต้องใช้บัญชีจริง',
  continue: `เข้าสู่ระบบด้วย ${brand.identityProvider}`,
  agreeBefore: 'ฉันยอมรับ',
  agreeTerms: 'ข้อกำหนดการใช้งาน',
  agreeBetween: 'และ',
  agreePrivacy: 'คำมั่นด้านความเป็นส่วนตัว',
  agreeAfter: '',
  inEnglish: 'เอกสารทั้งสองเป็นภาษาอังกฤษ',
  settings: 'การตั้งค่า',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'ชวนเพื่อน',
  lead: `ทุกหนึ่งคนที่เข้าร่วมผ่านลิงก์ของคุณ คุณจะได้ช่องบันทึกเพิ่ม ${slots} ช่อง และอักขระเพิ่ม ${count(characters)} ตัวต่อข้อความ (สูงสุด ${maxInvitees} คน)`,
  link: 'ลิงก์ส่วนตัวของคุณ',
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
  copyFailed: 'คัดลอกลิงก์ไม่ได้ โปรดเลือกแล้วคัดลอกเอง',
  share: 'แชร์…',
  shareTitle: brand.name,
  shareText: 'เปลี่ยนเสียงพูดเป็นข้อความ แปล และฟังการอ่านออกเสียง',
  invited: (value) => (value === 0 ? 'ยังไม่มีใครเข้าร่วม' : `เข้าร่วมแล้ว ${count(value)} คน`),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'ยังไม่มีโบนัส'
      : `ได้ช่องบันทึก +${count(extraSlots)} และอักขระ +${count(extraChars)} ต่อข้อความ`,
  toEarn: (left) =>
    left === 0
      ? 'คุณได้โบนัสครบแล้ว ขอบคุณที่ช่วยบอกต่อ!'
      : `ชวนอีก ${count(left)} คนเพื่อรับช่องบันทึกเพิ่ม ${count(left * slots)} ช่อง และอักขระเพิ่ม ${count(left * characters)} ตัวต่อข้อความ`,
  unknown: 'โหลดคำเชิญของคุณไม่ได้ โปรดลองอีกครั้งภายหลัง',
};
