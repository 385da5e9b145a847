import { brand } from '../../../shared/brand.ts';
import { createDurations } from '../create-durations.ts';
import type { Texts } from '../translations.ts';
import { count, date, percent } from './formats.ts';

const { duration, fullMinutes, roundMinutes } = createDurations(count, {
  second: '# dtk',
  minute: '# mnt',
  hour: '# jam',
});

const unchanged = 'Teks Anda tidak berubah dan tidak ada menit yang terpakai.';
const readable = `${brand.name} membaca WAV, MP3, M4A, OGG, WebM, FLAC, MP4, dan MOV, serta teks TXT, Markdown, SRT, VTT, atau Word.`;

export const importProblems: Texts<'importProblems'> = {
  empty: {
    title: (name) => `${name} kosong`,
    text: () => `Tidak ada apa pun dalam file ini. ${unchanged}`,
  },
  'not-media': {
    title: (name) => `${name} tidak dapat dibaca`,
    text: () => `File ini bukan rekaman dan bukan teks. ${readable} ${unchanged}`,
  },
  'not-subtitles': {
    title: (name) => `${name} tidak berisi subtitel`,
    text: () =>
      `File ini tidak memuat waktu subtitel. Ubah ekstensinya menjadi .txt untuk mengimpornya sebagai teks. ${unchanged}`,
  },
  'no-sound': {
    title: (name) => `${name} tidak bersuara`,
    text: () => `File ini berisi video tanpa audio, jadi tidak ada yang bisa ditranskripsikan. ${unchanged}`,
  },
  'no-speech': {
    title: (name) => `Tidak ada ucapan di ${name}`,
    text: () => `Seluruh file sudah diperiksa dan tidak ada ucapan di dalamnya. ${unchanged}`,
  },
  encrypted: {
    title: (name) => `${name} dilindungi`,
    text: () => `File ini terenkripsi, jadi hanya aplikasi asalnya yang bisa membukanya. ${unchanged}`,
  },
  codec: {
    title: (name) => `Browser ini tidak bisa memutar ${name}`,
    text: (codec) =>
      `Audionya memakai format ${codec ? `${codec} ` : ''}yang tidak didukung browser ini. Coba browser lain, atau ubah file menjadi MP3. ${unchanged}`,
  },
  damaged: {
    title: (name) => `${name} rusak`,
    text: () => `Sebagian file hilang atau rusak. Coba salin atau unduh lagi. ${unchanged}`,
  },
  overstated: {
    title: (name) => `${name} tidak dapat dibaca`,
    text: () =>
      `File ini mengaku berisi suara yang jauh lebih panjang daripada yang muat dalam ukurannya. Coba salin atau unduh lagi. ${unchanged}`,
  },
  'too-large': {
    title: (name) => `${name} terlalu besar`,
    text: () => `Ukuran rekaman maksimal 2 GB, file teks 20 MB. ${unchanged}`,
  },
};

export const importing: Texts<'importing'> = {
  drop: 'Lepaskan untuk mengimpor',
  title: (name) => `Impor ${name}`,
  measuring: (share) => `Mencari ucapan… ${percent(share)}`,
  measured: (lengthSeconds, speechSeconds, parts) =>
    `Durasi ${duration(lengthSeconds)}, ${duration(speechSeconds)} di antaranya ucapan. Akan menjadi ${parts === 1 ? '1 bagian' : `sekitar ${count(parts)} bagian`}.`,
  uses: (seconds) => `Memakai ${duration(seconds)}`,
  left: (left, limit) => `Sisa ${fullMinutes(left)} dari ${fullMinutes(limit)} mnt`,
  silence: 'Bagian hening tidak dihitung.',
  where:
    'Ucapan dikirim ke server ini dan penyedia pengenalan ucapannya untuk ditranskripsikan, dan tidak disimpan di sana. File tetap di browser ini.',
  onServer:
    'Ucapan ditranskripsikan di server ini. Tidak disimpan atau dikirim ke tempat lain. File tetap di browser ini.',
  needsMore: (seconds, left) => `Perlu ${duration(seconds)}, tetapi sisanya hanya ${fullMinutes(left)} mnt`,
  needsMoreText: 'Kami akan mentranskripsikan sesuai sisa kuota Anda. Selebihnya tetap di perangkat ini.',
  upgrade: 'Upgrade',
  language: 'Bahasa yang diucapkan',
  import: 'Impor',
  cancel: 'Batal',
  close: 'Tutup',
  another: 'Pilih file lain',
  signInTitle: 'Masuk untuk mengimpor rekaman',
  signIn: 'Masuk',
  signInAlt: 'Masuk untuk mengimpor rekaman',
  notOffered: 'Server ini tidak bisa mentranskripsikan rekaman. File teks tetap bisa diimpor.',
  onDevice: 'Nonaktifkan “Di perangkat ini” untuk mengimpor rekaman. File teks tetap bisa diimpor.',
  elsewhere: 'Tab lain sedang mengimpor file. Selesaikan atau hapus impor itu dulu.',
  failed: 'File tidak dapat diimpor. Coba lagi.',
  imported: (name) => `${name} diimpor`,
  lost: 'File yang dibagikan tidak sampai. Silakan bagikan lagi.',
};

export const importProgress: Texts<'importProgress'> = {
  title: (name) => `Mentranskripsikan ${name}`,
  progress: (done, total) => `${fullMinutes(done)} dari ${roundMinutes(total)} mnt`,
  timeLeft: (seconds) => ` · sekitar ${duration(seconds)} lagi`,
  paused: 'Dijeda',
  hold: {
    offline: 'Menunggu jaringan',
    failed: 'Sebagian ucapan tidak dapat ditranskripsikan',
    allowance: 'Kuota ucapan Anda sudah habis',
    'signed-out': 'Masuk untuk melanjutkan',
    memory:
      'Memori tidak cukup. Model yang lebih kecil butuh lebih sedikit: npm run engines -- recognition:base',
  },
  kept: 'Teks Anda sejauh ini aman, dan sisa rekaman tetap ada di perangkat ini.',
  renewsDaily: (time) => `Kuota Anda diperbarui pukul ${time}.`,
  renewsOn: (day) => `Kuota Anda diperbarui pada ${date(day)}.`,
  unsaved: 'Biarkan halaman ini terbuka: file terlalu besar untuk disimpan di perangkat ini.',
  pause: 'Jeda',
  resume: 'Lanjutkan',
  retry: 'Coba lagi',
  cancel: 'Batal',
  cancelTitle: 'Berhenti mentranskripsikan?',
  cancelText: 'Bagian yang sudah ditranskripsikan tetap ada.',
  stop: 'Berhenti',
  keep: 'Lanjutkan',
  damaged: (seconds) => `File rusak setelah ${duration(seconds)}. Semua sebelum itu sudah ditranskripsikan.`,
};

export const importParts: Texts<'importParts'> = {
  part: (name, part, parts) => `${name}, bagian ${count(part)} dari ${count(parts)}`,
  coming: (value) => `· ${count(value)} lagi menyusul`,
  all: 'Semua bagian',
  previous: 'Bagian sebelumnya',
  next: 'Bagian berikutnya',
  item: (part) => `Bagian ${count(part)}`,
  saved: 'Tersimpan',
  saveAll: 'Simpan semua bagian',
  saveFinished: 'Simpan bagian yang selesai',
  unfinished: 'Bagian terakhir belum selesai.',
  exportAll: 'Ekspor semua bagian…',
  listen: 'Dengarkan rekaman',
  stopListening: 'Berhenti mendengarkan',
  cantPlay: 'Rekaman tidak dapat diputar',
  turns: 'Tampilkan siapa yang berbicara',
  remove: 'Hapus impor…',
  removeTitle: (name) => `Hapus ${name}?`,
  removeText: 'Rekaman dan bagian yang belum Anda simpan akan dihapus dari perangkat ini.',
  removeConfirm: 'Hapus',
  keep: 'Jangan hapus',
  savedAll: (value) => `${count(value)} bagian disimpan`,
  savedSome: (saved, value) =>
    `${count(saved)} dari ${count(value)} bagian disimpan. Sisanya tetap di perangkat ini.`,
};

export const sharedFile: Texts<'sharedFile'> = {
  title: 'Buka file ini?',
  text: 'Aplikasi atau situs web lain mengirim file ini. Buka hanya jika Anda sendiri yang membagikannya.',
  open: 'Buka',
  cancel: 'Nanti saja',
};
