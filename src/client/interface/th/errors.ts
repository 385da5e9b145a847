import type { Texts } from '../translations.ts';
import { count, date, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) => (renewsAt ? ` โควตาจะรีเซ็ตวันที่ ${date(renewsAt)}` : '');

export const errors: Texts<'errors'> = {
  'document-changed': 'ข้อความนี้ถูกแก้ไขบนอุปกรณ์อื่น',
  'revision-required': 'การแก้ไขนี้ต้องระบุเวอร์ชันที่ใช้เป็นฐาน',
  'share-limit': 'ข้อความนี้มีลิงก์มากเกินไปแล้ว ยกเลิกลิงก์หนึ่งเพื่อสร้างลิงก์ใหม่',
  'sign-in-required': 'โปรดเข้าสู่ระบบเพื่อดำเนินการต่อ',
  'key-invalid': 'คีย์ API นี้ไม่มีอยู่ หมดอายุ หรือถูกเพิกถอนแล้ว',
  'key-scope': 'คีย์ API นี้ไม่ได้รับอนุญาตให้ทำสิ่งนี้',
  'key-limit': 'คุณมีคีย์ API ครบจำนวนสูงสุดแล้ว เพิกถอนหนึ่งคีย์เพื่อสร้างใหม่',
  'webhook-limit': 'คุณมีเว็บฮุกครบจำนวนสูงสุดแล้ว ลบหนึ่งรายการเพื่อเพิ่มใหม่',
  'webhook-address': 'ใช้ที่อยู่ HTTPS สาธารณะ เช่น https://example.com/hook',
  'webhook-exists': 'คุณมีเว็บฮุกที่ใช้ที่อยู่นี้อยู่แล้ว',
  'not-yours': 'รายการนี้เป็นของบัญชีอื่น โปรดเข้าสู่ระบบด้วยบัญชีนั้น',
  'recent-sign-in-required': 'โปรดเข้าสู่ระบบอีกครั้งเพื่อยืนยันว่าเป็นคุณ',
  'tier-mismatch': 'แพ็กเกจของคุณเปลี่ยนไป โปรดโหลดหน้าใหม่',
  'cross-site': 'คำขอนี้ไม่ได้มาจากแอป โปรดเปิดแอปแล้วลองอีกครั้ง',
  'premium-required': 'ฟีเจอร์นี้ต้องใช้ Premium',
  'trial-used': 'คุณทดลองใช้ Iris ไปแล้ว อัปเกรดเป็น Premium เพื่อใช้ได้ไม่จำกัด',
  'dictionary-full': 'รายการคำเต็มแล้ว ลบคำหนึ่งเพื่อเพิ่มคำใหม่',
  'dictionary-changed': 'คำของคุณถูกแก้ไขบนอุปกรณ์อื่น โปรดโหลดหน้าใหม่',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'คุณใช้ช่องบันทึกของ Premium ครบแล้ว โปรดติดต่อฝ่ายช่วยเหลือหากต้องการเพิ่ม'
      : 'คุณใช้ช่องบันทึกฟรีครบแล้ว อัปเกรดเป็น Premium เพื่อเพิ่มช่อง',
  'development-only': 'ใช้ได้ในโหมดพัฒนาเท่านั้น',
  'idempotency-key-reused': 'คำขอนี้ถูกส่งไปแล้วด้วยเนื้อหาอื่น โปรดโหลดหน้าใหม่แล้วลองอีกครั้ง',
  'already-premium': 'บัญชีนี้มี Premium อยู่แล้ว',
  'subscription-exists': 'คุณสมัครสมาชิกไว้แล้ว แต่การชำระเงินล่าสุดไม่สำเร็จ อัปเดตบัตรเพื่อกลับมาใช้ Premium',
  'invalid-request': 'คำขอไม่ถูกต้อง',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'ข้อความยาวเกินขีดจำกัดของคุณ โปรดย่อให้สั้นลง'
      : `ข้อความยาวเกิน ${count(limit)} อักขระ โปรดย่อให้สั้นลง`,
  'same-language': 'ข้อความเป็นภาษานั้นอยู่แล้ว โปรดเลือกภาษาอื่น',
  'unsupported-pair': 'บริการแปลไม่รองรับคู่ภาษานี้ โปรดเลือกภาษาอื่น',
  EMPTY_INPUT: 'ไม่มีข้อความให้อ่าน พิมพ์หรืออัดเสียงก่อน',
  'trial-too-long': 'ทดลองใช้ Iris ได้ไม่เกิน 50 อักขระ (ประมาณ 8–10 คำ)',
  'wrong-pin': 'PIN ไม่ถูกต้อง',
  'too-many-people': 'เพิ่มคนอีกไม่ได้แล้ว',
  'name-taken': 'มีคนใช้ชื่อนี้อยู่แล้ว',
  'method-not-allowed': 'ใช้ที่อยู่นี้ด้วยวิธีนั้นไม่ได้',
  'not-found': 'ไม่พบสิ่งที่คุณค้นหา',
  'request-timeout': 'คำขอใช้เวลานานเกินไป โปรดลองอีกครั้ง',
  'headers-too-large': 'ส่วนหัวของคำขอใหญ่เกินไป',
  'too-large': 'คำขอใหญ่เกินไป โปรดย่อข้อความ',
  'unsupported-media': 'คำขอต้องเป็น JSON',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'วันนี้คุณแปลครบจำนวนแล้ว';
    return remaining
      ? `ข้อความนี้ยาวเกิน ${count(remaining)} อักขระที่คุณเหลืออยู่${renewal(renewsAt)}`
      : `คุณใช้ครบ ${count(limit ?? 0)} อักขระของรอบนี้แล้ว${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return 'เกินขีดจำกัดอักขระ แพ็กเกจฟรีใช้ได้วันละ 50 อักขระ อัปเกรดเป็น Premium เพื่อใช้ 5,000 อักขระต่อเดือน';
    return remaining
      ? `เกินขีดจำกัดอักขระ คุณเหลือ ${count(remaining)} อักขระ${renewal(renewsAt)}`
      : `เกินขีดจำกัดอักขระ คุณใช้ครบ ${count(limit ?? 0)} อักขระของรอบนี้แล้ว${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining) return `เสียงนี้ยาวเกินเวลารู้จำเสียงพูดที่คุณเหลืออยู่ (${count(remaining)} วินาที)`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `คุณใช้การรู้จำเสียงพูดครบ ${minutes} นาทีของรอบนี้แล้ว`
      : `คุณใช้การรู้จำเสียงพูดครบ ${minutes} นาทีของวันนี้แล้ว`;
  },
  'live-full': 'ห้องนี้เต็มแล้ว โปรดลองใหม่ภายหลัง',
  'live-limit': ({ limit }) => `คุณใช้คำบรรยายสด ${count((limit ?? 1_800) / 60)} นาทีของวันนี้หมดแล้ว`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter ? `คำขอมากเกินไป โปรดลองอีกครั้งใน ${wait(retryAfter)}` : 'คำขอมากเกินไป โปรดรอสักครู่แล้วลองอีกครั้ง',
  internal: 'เกิดข้อผิดพลาดทางฝั่งเรา โปรดลองอีกครั้ง',
  'provider-failed': 'บริการที่เราใช้แจ้งข้อผิดพลาด โปรดลองอีกครั้ง',
  'provider-unavailable': 'บริการที่เราใช้ไม่พร้อมใช้งานในขณะนี้ โปรดลองอีกครั้งภายหลัง',
  'provider-quota': 'เซิร์ฟเวอร์นี้ใช้โควตาการแปลหมดแล้ว โปรดลองอีกครั้งภายหลัง',
  'provider-busy': 'ขณะนี้บริการแปลได้รับคำขอมากเกินไป โปรดลองอีกครั้งในอีกหนึ่งนาที',
  'not-ready': 'บริการยังไม่พร้อม โปรดลองอีกครั้งในอีกสักครู่',
  'cannot-store': 'เซิร์ฟเวอร์นี้เก็บอะไรไม่ได้เพราะดิสก์เต็มหรืออ่านได้อย่างเดียว ผู้ดูแลเซิร์ฟเวอร์ต้องแก้ไขก่อน',
};
