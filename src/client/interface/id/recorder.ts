import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';
import { count, inSentence } from './formats.ts';

export const recorder: Texts<'recorder'> = {
  start: 'Mulai merekam',
  stop: 'Berhenti merekam',
  starting: 'Batalkan perekaman',
  stopping: 'Menyelesaikan rekaman',
  paused: 'Perekaman dijeda',
  unsupported: 'Browser ini tidak mendukung perekaman',
  idleHint: 'Tekan untuk merekam',
  idleHintAsking: 'Tekan untuk merekam, lalu izinkan mikrofon',
  recordingHint: 'Merekam. Tekan untuk berhenti',
  startingHint: 'Memulai…',
  startingHintAsking: 'Memulai… Pilih “Izinkan” saat browser meminta',
  slowHint: 'Menunggu browser Anda. Tekan untuk membatalkan',
  stoppingHint: 'Menyelesaikan kata terakhir…',
  writingHint: (phrases) => `Masih menulis ${count(phrases)} frasa. Tekan untuk merekam lagi`,
  errorHint: 'Tekan untuk mencoba lagi',
  pausedHint: 'Teks sudah penuh',
  unsupportedHint: 'Ketik atau tempel teks Anda di atas',
  or: 'atau',
  space: 'Spasi',
  microphone: 'Mikrofon',
  import: 'Impor',
  elapsed: 'Waktu rekaman',
  announceStarted: 'Perekaman dimulai',
  announceStopped: 'Perekaman berhenti',
  signInHint: 'Masuk untuk merekam di browser ini',
  holdHint: 'Tahan untuk merekam',
  releaseHint: 'Merekam. Lepaskan untuk berhenti',
};

export const recorderProblems: Texts<'recorderProblems'> = {
  startTitle: (message) => `Pengenalan ucapan tidak dapat dimulai: ${message}`,
  noResponse: 'tidak ada respons',
  startHelp: 'Tunggu sebentar, lalu tekan tombol rekam lagi. Jika terus terjadi, muat ulang halaman.',
  silenceTitle: 'Perekaman berhenti',
  silenceHelp: 'Sudah beberapa saat tidak terdengar apa pun. Tekan tombol rekam untuk melanjutkan.',
  noResponseHelp:
    'Layanan ucapan browser Anda tidak merespons. Periksa koneksi, lalu tekan tombol rekam lagi.',
  engineTitle: (code) => `Kesalahan pengenalan ucapan: ${code}`,
  dictation: 'Aktifkan Dikte (dan Siri) di pengaturan sistem, lalu tekan tombol rekam lagi.',
  serviceNotAllowed:
    'Browser ini tidak mengizinkan situs web memakai layanan ucapannya. Coba Chrome, Edge, atau Safari.',
  networkStopped:
    'Browser Anda tidak dapat menghubungi layanan ucapannya. Periksa koneksi, atau coba Chrome, Edge, atau Safari.',
  networkRetrying: 'Layanan ucapan tidak dapat dihubungi. Mencoba lagi.',
  noMicrophone: 'Mikrofon tidak ditemukan. Pastikan mikrofon terpasang dan dipilih di pengaturan sistem.',
  microphoneInUse:
    'Mikrofon Anda sedang dipakai, mungkin di tab lain. Hentikan perekaman di sana, lalu tekan tombol rekam lagi.',
  languageNotSupported:
    'Browser ini tidak mengenali bahasa yang Anda pilih. Pilih bahasa lain atau coba browser lain.',
  unknownHelp: 'Teks Anda aman. Tekan tombol rekam untuk mencoba lagi.',
  allowIos: 'Buka Pengaturan > App > Safari > Mikrofon, pilih “Izinkan”, lalu tekan tombol rekam lagi.',
  allowSafari:
    'Di menu Safari, pilih “Pengaturan untuk Situs Web Ini”, izinkan mikrofon, lalu tekan tombol rekam lagi.',
  allowAndroid: 'Ketuk ikon di samping alamat, lalu Izin > Mikrofon > Izinkan, dan tekan tombol rekam lagi.',
  allowDesktop: 'Klik ikon di samping alamat, izinkan mikrofon, lalu tekan tombol rekam lagi.',
};

export const microphone: Texts<'microphone'> = {
  title: 'Mikrofon',
  choose: 'Pilih yang lain',
  chooseAltText: 'Pilih mikrofon lain',
  unnamed: 'mikrofon Anda',
  noSound: (name) => ({
    title: `Tidak ada suara dari ${name}`,
    description: 'Pastikan mikrofon menyala dan tidak dibisukan.',
  }),
  unplugged: (name) => ({
    title: 'Mikrofon Anda terlepas',
    description: `Perekaman berlanjut dengan ${name}.`,
  }),
  recognition: 'Pengenalan ucapan',
  auto: 'Otomatis',
  autoDetail: 'Memakai pengenalan browser Anda jika berfungsi, dan server ini jika tidak.',
  browser: 'Browser ini',
  browserDetail: 'Gratis dan tanpa batas.',
  server: 'Server ini',
  signIn: 'Masuk untuk memakainya.',
  left: (seconds) =>
    seconds < 60
      ? `Sisa ${count(Math.floor(seconds))} dtk ucapan`
      : `Sisa ${count(Math.floor(seconds / 60))} mnt ucapan`,
  allow: 'Izinkan akses mikrofon untuk melihat level suara.',
  browserMicrophone: 'Browser Anda memakai mikrofon yang dipilih di pengaturannya sendiri.',
  now: {
    browser: `Saat ini browser Anda mentranskripsikan ucapan Anda. Browser mungkin mengirim audio ke pembuatnya. ${brand.name} tidak menerima atau menyimpannya.`,
    server:
      'Saat ini server ini dan penyedia pengenalan ucapannya mentranskripsikan ucapan Anda. Audio tidak disimpan.',
  },
  change: 'Ubah di Pengaturan',
};

export const takenOver: Texts<'takenOver'> = {
  title: 'Kini ditranskripsikan di server ini',
  description:
    'Ucapan Anda dikirim ke server ini dan penyedia pengenalan ucapannya untuk ditranskripsikan, dan tidak disimpan.',
};

const onThisDevice = 'Audio hanya ada di perangkat ini.';

export const waitingSpeech: Texts<'waitingSpeech'> = {
  title: (seconds) =>
    seconds < 100
      ? `${count(seconds)} dtk ucapan belum ditranskripsikan`
      : `${count(Math.round(seconds / 60))} mnt ucapan belum ditranskripsikan`,
  why: {
    earlier: onThisDevice,
    failed: onThisDevice,
    offline: `Akan ditranskripsikan saat server bisa dihubungi. ${onThisDevice}`,
    allowance: `Kuota ucapan Anda sudah habis. ${onThisDevice}`,
    'signed-out': `Masuk untuk mentranskripsikannya. ${onThisDevice}`,
    memory: `Memori server tidak cukup untuk pengenalan ucapan. Model yang lebih kecil butuh lebih sedikit: npm run engines -- recognition:base. ${onThisDevice}`,
    full: 'Teks Anda sudah mencapai batas panjang. Simpan atau kosongkan dulu.',
  },
  unsavedTitle: 'Penyimpanan perangkat ini penuh',
  unsaved: 'Biarkan halaman ini terbuka sampai ucapan Anda ditranskripsikan.',
  transcribe: 'Transkripsikan',
  download: 'Unduh',
  discard: 'Buang',
  fileName: 'ucapan.wav',
  discardTitle: 'Buang ucapan ini?',
  discardText: 'Ucapan ini belum ditranskripsikan, dan tidak ada salinan lain.',
  keep: 'Jangan buang',
};

export const recordRefusals: Texts<'recordRefusals'> = {
  unsupportedTitle: 'Browser ini tidak bisa merekam',
  unsupportedToast:
    'Untuk merekam, gunakan Chrome, Edge, atau Safari. Anda tetap bisa mengetik atau menempel teks di sini.',
  deviceToast:
    'Aktifkan “Di perangkat ini” untuk mendikte dalam bahasa Inggris di sini, atau gunakan Chrome, Edge, atau Safari.',
  turnOn: 'Aktifkan',
  turnOnAlt: 'Aktifkan “Di perangkat ini”',
  pausedTitle: 'Transkripsi dijeda',
  pausedToast: 'Perekaman dijeda karena batas panjang. Simpan atau kosongkan transkrip saat ini.',
};

export const onServer: Texts<'onServer'> = {
  translation: 'Diterjemahkan di server ini.',
  translationMore: 'Teks Anda tidak dikirim ke tempat lain.',
  recognition: 'Ucapan Anda ditranskripsikan di server ini. Tidak disimpan atau dikirim ke tempat lain.',
  voice: (name) => `${name}, suara buatan AI dari server ini`,
  simpleVoice: (name) => `${name}, suara sintetis sederhana dari server ini`,
};

export const slowStart: Texts<'slowStart'> = {
  title: 'Layanan ucapan browser Anda belum merespons',
  orServer: 'Anda bisa tetap menunggu, atau biarkan server ini mentranskripsikan ucapan Anda.',
  orType: 'Anda bisa tetap menunggu, atau tekan tombol untuk membatalkan.',
  server: 'Gunakan server ini',
  serverAlt: 'Biarkan server ini mentranskripsikan ucapan Anda',
};

export const localRecognition: Texts<'localRecognition'> = {
  off: 'Perekaman nonaktif',
  unsupported:
    'Browser ini tidak bisa mengenali ucapan di perangkat ini. Coba Chrome 139 atau yang lebih baru di komputer.',
  unavailable: (language) =>
    `Browser ini tidak bisa mengenali ${inSentence(language)} di perangkat ini. Pilih bahasa lain atau nonaktifkan “Di perangkat ini”.`,
  englishOnly:
    'Di perangkat ini, browser ini hanya bisa mengenali bahasa Inggris. Pilih bahasa Inggris atau nonaktifkan “Di perangkat ini”.',
  missing: (language) => `Bahasa ${language} belum ada di perangkat ini`,
  missingText: 'Browser Anda perlu mengunduh paket bahasanya sekali. Kata-kata Anda tetap di perangkat ini.',
  engineText: (megabytes) =>
    `Ini unduhan sebesar ${megabytes} MB. Anda hanya memerlukannya sekali, dan setelah itu perekaman juga bisa tanpa internet. Kata-kata Anda tetap di perangkat ini.`,
  download: 'Unduh',
  downloadAlt: (language) => `Unduh ${inSentence(language)} untuk pengenalan ucapan`,
  downloading: (language) => `Mengunduh ${inSentence(language)}…`,
  downloadingText: 'Browser Anda sedang mengunduh paket bahasanya. Kami akan memberi tahu jika sudah siap.',
  ready: (language) => `Bahasa ${language} siap`,
  readyText: 'Tekan tombol rekam untuk mulai.',
  failed: (language) => `Bahasa ${language} tidak dapat diunduh`,
  failedText: 'Periksa koneksi Anda dan coba lagi.',
};
