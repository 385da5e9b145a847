import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const tidyActions: Texts<'tidyActions'> = {
  fillers: 'Bỏ từ đệm',
  punctuate: 'Thêm dấu câu và chia đoạn',
  email: 'Viết thành email',
  summarise: 'Tóm tắt',
  shorten: 'Rút ngắn',
};

export const tidy: Texts<'tidy'> = {
  title: 'Trau chuốt văn bản',
  lead: 'Bạn sẽ xem lại mọi thay đổi trước khi áp dụng.',
  fillersNote: 'Đồng thời sửa từ lặp, khoảng trắng và chữ hoa. Chạy trên thiết bị này.',
  premium: 'Premium',
  cost: (value) => `${count(value)} ký tự`,
  compareTitle: 'Kiểm tra thay đổi',
  used: (value, of) => `Đã dùng ${count(value)} trong ${count(of)} ký tự của bạn.`,
  nothing: 'Không có gì cần thay đổi.',
  removed: 'đã bỏ',
  added: 'đã thêm',
  unspoken: 'bạn không nói phần này',
  position: (at, of) => `Thay đổi ${count(at)}/${count(of)}`,
  reject: 'Từ chối',
  accept: 'Chấp nhận',
  previous: 'Thay đổi trước',
  next: 'Thay đổi sau',
  keep: 'Giữ văn bản của tôi',
  acceptAll: 'Chấp nhận hết',
  acceptSome: (accepted, of) => `Chấp nhận ${count(accepted)}/${count(of)}`,
  change: (at, what) => `Thay đổi ${count(at)}: ${what}`,
  failed: 'Không trau chuốt được văn bản',
  failedText: 'Vui lòng thử lại sau giây lát.',
  back: 'Quay lại',
};

export const tidyMenu: Texts<'tidyMenu'> = {
  changed: 'Đã thay đổi văn bản',
  undo: 'Hoàn tác',
  undoAlt: 'Khôi phục văn bản như cũ',
  textChanged: 'Chưa áp dụng thay đổi',
  textChangedNote: 'Bạn đã sửa văn bản trong lúc đó. Vui lòng thử lại.',
};
