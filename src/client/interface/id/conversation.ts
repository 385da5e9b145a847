import type { Texts } from '../translations.ts';
import { count, date, inSentence } from './formats.ts';

export const conversation: Texts<'conversation'> = {
  title: 'Percakapan',
  close: 'Tutup percakapan',
  more: 'Lainnya',
  near: 'Sisi Anda',
  far: 'Sisi lawan bicara',
  youSpeak: 'Bahasa Anda',
  theySpeak: 'Bahasa lawan bicara',
  youSaid: 'Anda berkata',
  youRead: 'Anda membaca',
  theySaid: 'Lawan bicara berkata',
  spokenBy: (name) => `${name}:`,
  theyRead: 'Lawan bicara membaca',
  swap: 'Tukar bahasa',
  textSize: 'Ukuran teks',
  turn: 'Balik bagian atas',
  save: 'Simpan',
  export: 'Ekspor…',
  startNew: 'Percakapan baru',
  newStarted: 'Percakapan baru dimulai',
  correct: 'Perbaiki ini',
  correctTitle: 'Perbaiki ucapan',
  correctLabel: 'Ucapan',
  correctDone: 'Terjemahkan lagi',
  show: 'Tunjukkan ke lawan bicara',
  hide: 'Kembali ke percakapan',
  play: 'Putar lagi',
  stop: 'Berhenti membacakan',
  aloud: 'Bacakan',
  wrongLanguage: 'Bahasa salah: ucapkan lagi',
  remove: 'Hapus',
  removed: 'Dihapus',
  undo: 'Urungkan',
  undoAlt: 'Pulihkan',
  retry: 'Coba lagi',
  back: 'Terjemahkan balik',
  backTitle: (name) => `Isi terjemahan Anda, dalam ${inSentence(name)}`,
  backFailed: 'Ini tidak dapat diterjemahkan balik. Coba lagi nanti.',
  cost: (value) => `${count(value)} karakter`,
  freePlan: (turns) =>
    `Paket Gratis menerjemahkan ${count(turns)} giliran bicara per hari. Untuk seluruh percakapan, Anda perlu Premium atau browser yang bisa menerjemahkan di perangkat ini.`,
  freePlanOrDevice: (turns) =>
    `Paket Gratis menerjemahkan ${count(turns)} giliran bicara per hari. Untuk seluruh percakapan, aktifkan “Di perangkat ini” yang gratis, atau upgrade ke Premium.`,
  upgrade: 'Upgrade',
  canDownload: 'Unduh bahasa ini sekali, lalu browser Anda bisa menerjemahkannya gratis di perangkat ini.',
  download: 'Unduh',
  onDevice: 'Diterjemahkan di perangkat ini',
  signInFirst: 'Masuk untuk menerjemahkan',
  left: ({ remaining, tier }) =>
    tier === 'premium' ? `Sisa ${count(remaining)} karakter` : `Sisa ${count(remaining)} terjemahan hari ini`,
  limit: (tier, renewsAt) => {
    const until = renewsAt === undefined ? 'untuk saat ini' : `sampai ${date(renewsAt)}`;
    const used = tier === 'free' ? 'Terjemahan hari ini sudah habis' : `Tidak ada sisa karakter ${until}`;
    return `${used}. Percakapan Anda masih ada di sini.`;
  },
};
