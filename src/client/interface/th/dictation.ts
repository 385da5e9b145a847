import type { Texts } from '../translations.ts';

export const commands: Texts<'commands'> = {
  'new-line': 'ขึ้นบรรทัดใหม่',
  'new-paragraph': 'ขึ้นย่อหน้าใหม่',
  'full-stop': 'จุด',
  comma: 'จุลภาค',
  'question-mark': 'เครื่องหมายคำถาม',
  'exclamation-mark': 'เครื่องหมายตกใจ',
  colon: 'ทวิภาค',
  'open-quote': 'เปิดเครื่องหมายคำพูด',
  'close-quote': 'ปิดเครื่องหมายคำพูด',
  'delete-that': 'ลบคำพูดล่าสุด',
  undo: 'เลิกทำ',
  'stop-recording': 'หยุดอัดเสียง',
  'save-that': 'บันทึกข้อความ',
};

export const dictation: Texts<'dictation'> = {
  undo: 'เลิกทำ',
  done: {
    'delete-that': 'ลบแล้ว',
    undo: 'เลิกทำแล้ว',
    'stop-recording': 'หยุดแล้ว',
    'save-that': 'บันทึกแล้ว',
  },
  undoLabel: (command) => `เลิกทำ: ${command}`,
  title: 'คำสั่งเสียง',
  lead: (language) => `พูดคำสั่งใดก็ได้ด้านล่างเป็น${language}ขณะอัดเสียง โดยเว้นจังหวะสั้นๆ ก่อนและหลัง`,
  off: 'คำสั่งเสียงปิดอยู่',
  change: 'เปลี่ยนในการตั้งค่า',
};
