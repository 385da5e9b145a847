import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const about: Texts<'about'> = {
  title: `Tentang ${brand.name}`,
  lead: 'Di Yunani kuno, seorang rapsode berkelana dari kota ke kota dan membawakan puisi bagi orang-orang yang tak akan pernah membacanya.',
  paragraphs: (voices) => [
    `${brand.name} melakukan hal yang sama untuk kata-kata Anda. Bicaralah dalam salah satu dari 18 bahasa dan lihat kata-kata Anda muncul. Lalu edit, terjemahkan, simpan, atau dengarkan lewat browser Anda atau salah satu dari ${count(voices)} suara HD.`,
    'Suara HD dibuat oleh AI, bukan rekaman orang. Browser Anda atau server kami mengubah ucapan Anda menjadi teks, dan kami tidak menyimpan suara Anda.',
  ],
  contact: 'Ada pertanyaan, masalah, atau ide?',
  write: 'Hubungi kami',
};

export const personal: Texts<'personal'> = {
  full: () =>
    'Tidak ada ruang lagi untuk transkrip tersimpan. Hapus sebagian, atau naikkan batasnya di PERSONAL_LIMITS.',
  tooLong: (_tier, excess) => `Terlalu panjang untuk disimpan: kurangi ${count(excess)} karakter`,
  signOut: 'Keluar',
  people: 'Orang',
  switchFailed: 'Server tidak dapat dihubungi. Silakan coba lagi.',
  about: `Tentang ${brand.name}`,
  stillHere: 'Teks Anda masih ada di perekam.',
};

export const passwordMeta: Texts<'passwordMeta'> = {
  title: `Masuk | ${brand.name}`,
  description: `Masuk ke ${brand.name}.`,
};

export const password: Texts<'password'> = {
  title: `Masuk ke ${brand.name}`,
  password: 'Kata sandi',
  submit: 'Masuk',
  identity: 'Masuk dengan akun Anda',
  problems: {
    wrong: 'Kata sandi salah. Coba lagi.',
    wait: (time) => `Terlalu banyak percobaan. Coba lagi ${time}.`,
    cancelled: 'Anda membatalkan proses masuk.',
    failed: 'Terjadi kesalahan saat masuk. Coba lagi.',
    'not-allowed': 'Akun itu tidak punya akses ke server ini.',
  },
};

export const saveLimit: Texts<'saveLimit'> = {
  title: 'Batas simpan tercapai',
  reached: (tier) =>
    tier === 'free'
      ? 'Semua slot gratis Anda sudah terpakai. Upgrade ke Premium untuk slot tambahan.'
      : 'Semua slot Premium Anda sudah terpakai. Hubungi dukungan jika perlu lebih banyak.',
  kept: 'Teks Anda masih ada di perekam. Anda juga bisa menghapus transkrip tersimpan untuk memberi ruang.',
  over: (excess) =>
    `Teks Anda masih ada di perekam. Hapus ${count(excess)} transkrip tersimpan agar bisa menyimpan lagi.`,
  view: 'Lihat transkrip',
  upgrade: 'Upgrade',
  contact: 'Hubungi dukungan',
};

export const signOut: Texts<'signOut'> = {
  title: 'Biarkan teks ini tetap di perangkat?',
  text: 'Anda belum menyimpannya ke akun. Jika dibiarkan di sini, siapa pun yang memakai browser ini bisa membacanya setelah Anda keluar.',
  keep: 'Biarkan teks dan keluar',
  clear: 'Hapus teks dan keluar',
};

export const signOutConversation: Texts<'signOutConversation'> = {
  title: 'Biarkan percakapan ini tetap di perangkat?',
  text: 'Jika dibiarkan, siapa pun yang memakai browser ini bisa membacanya setelah Anda keluar.',
  keep: 'Biarkan percakapan dan keluar',
  clear: 'Hapus percakapan dan keluar',
};

export const signOutBoth: Texts<'signOutBoth'> = {
  title: 'Biarkan teks dan percakapan tetap di perangkat ini?',
  text: 'Jika dibiarkan, siapa pun yang memakai browser ini bisa membacanya setelah Anda keluar.',
  keep: 'Biarkan keduanya dan keluar',
  clear: 'Hapus keduanya dan keluar',
};

export const serverRecording: Texts<'serverRecording'> = {
  title: `Izinkan ${brand.name} mengubah ucapan Anda menjadi teks?`,
  text: `Browser ini tidak punya pengenalan ucapan, tetapi ${brand.name} bisa mentranskripsikan ucapan Anda.`,
  where: 'Ucapan Anda dikirim ke server ini dan penyedia pengenalan ucapannya.',
  kept: 'Server tidak menyimpan audio. Perangkat ini menyimpan salinannya sampai selesai ditranskripsikan.',
  allowance: {
    free: (minutes) => `Gratis ${count(minutes)} menit ucapan per hari.`,
    premium: (minutes) => `Termasuk ${count(minutes)} menit ucapan per periode penagihan.`,
  },
  start: 'Mulai merekam',
  type: 'Saya mengetik saja',
};

export const shortcuts: Texts<'shortcuts'> = {
  title: 'Pintasan keyboard',
  lead: 'Berlaku di tab Rekam.',
  record: 'Mulai atau berhenti merekam, atau tahan untuk merekam (saat tidak mengetik)',
  recordInText: 'Mulai atau berhenti merekam (kapan saja)',
  undo: 'Urungkan (saat mengetik)',
  redo: 'Ulangi (saat mengetik)',
  toast: 'Buka notifikasi',
  sheet: 'Tampilkan daftar ini',
  space: 'Spasi',
  enter: 'Enter',
  control: 'Ctrl',
  shift: 'Shift',
  save: 'Simpan (saat tidak mengetik)',
  play: 'Putar atau berhenti (saat tidak mengetik)',
  copy: 'Salin (saat tidak mengetik)',
  translate: 'Aktifkan atau nonaktifkan terjemahan (saat tidak mengetik)',
  find: 'Cari dalam teks',
};

export const saveConflict: Texts<'saveConflict'> = {
  title: 'Diubah di tempat lain',
  text: 'Teks ini juga diubah di tab atau perangkat lain. Versi mana yang ingin Anda pertahankan?',
  other: 'Versi lainnya',
  mine: 'Pertahankan milik saya',
  theirs: 'Pertahankan yang lain',
  both: 'Pertahankan keduanya',
};
