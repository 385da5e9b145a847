import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const playback: Texts<'playback'> = {
  play: 'Putar',
  playOf: { original: 'Putar teks asli', translation: 'Putar terjemahan' },
  stop: 'Berhenti',
  voice: 'Suara',
  browserShort: 'Browser',
  preview: (name) => `Contoh suara ${name}`,
  stopPreview: (name) => `Hentikan contoh suara ${name}`,
  tryOnce: 'coba sekali',
  premium: 'HD',
  aiVoices: 'Suara HD dibuat oleh AI, bukan rekaman orang.',
  hdLeft: (value) => `Sisa ${count(value)}`,
  hdLeftUnit: () => 'karakter',
  left: 'HD',
  started: 'Membacakan',
};

export const reading: Texts<'reading'> = {
  pause: 'Jeda',
  resume: 'Lanjutkan',
  aiVoice: (name) => `${name}, suara buatan AI`,
  preparing: 'Menyiapkan suara…',
  position: 'Posisi',
  speed: 'Kecepatan',
  speedValue: (speed) => `${speed.toLocaleString('id')}×`,
  download: 'Unduh MP3',
  estimate: (time) => `durasi sekitar ${time}`,
  cost: (value, tooLittle) => `HD: ${tooLittle ? 'perlu' : 'pakai'} ${count(value)}`,
  onlyLeft: (value) => `, sisa ${count(value)}`,
  trialEnded: 'Itu tadi uji coba gratis Iris Anda',
  trialEndedText: 'Suara browser Anda tetap gratis dan tanpa batas.',
  upgrade: 'Upgrade',
  signIn: 'Masuk',
  upgradeHow: 'Tekan “Upgrade” di bagian atas halaman',
  signInHow: 'Tekan “Masuk” di bagian atas halaman',
  unit: () => 'karakter',
};

export const voices: Texts<'voices'> = {
  browserName: 'Suara browser',
  descriptions: {
    browser: 'Di perangkat ini, tanpa batas',
    alloy: 'Seimbang dan jelas',
    ash: 'Hangat dan mantap',
    ballad: 'Puitis, cocok untuk cerita',
    coral: 'Ceria dan ramah',
    echo: 'Tenang dan teratur',
    fable: 'Pencerita ekspresif',
    nova: 'Lincah dan muda',
    onyx: 'Dalam dan bergema',
    sage: 'Lembut dan bijak',
    shimmer: 'Ringan dan halus',
  },
};

export const speechProblems: Texts<'speechProblems'> = {
  EMPTY_INPUT: 'Tidak ada teks untuk dibacakan. Ketik atau rekam sesuatu dulu.',
  'sign-in': 'Anda perlu masuk dulu.',
  'trial-sign-in': 'Masuk untuk mencoba Iris.',
  'premium-required': 'Suara ini bagian dari Premium.',
  'trial-used': 'Uji coba Iris sudah terpakai. Upgrade ke Premium untuk terus memakainya.',
  'trial-too-long': 'Uji coba Iris dibatasi 50 karakter (sekitar 8–10 kata).',
  'trial-check-failed': 'Status uji coba Iris tidak dapat diperiksa.',
  'trial-check-invalid': 'Respons tentang uji coba Iris tidak valid.',
  'trial-check-unreachable': 'Uji coba Iris tidak dapat diverifikasi.',
  'speech-limit': `Batas karakter terlampaui. Paket Gratis dibatasi 50 karakter per hari. Upgrade ke Premium untuk ${count(5_000)} karakter per bulan.`,
  unavailable: 'Maaf, layanan suara tidak tersedia. Coba lagi nanti.',
  'browser-failed': 'Teks tidak dapat dibacakan',
  'audio-failed': 'Gagal memutar audio',
  stopped: 'Pembacaan dihentikan.',
  'tap-again': 'Browser Anda perlu satu ketukan lagi untuk memutar suara. Tekan “Putar” lagi.',
  'no-voice': 'Perangkat Anda tidak punya suara untuk bahasa ini. Coba suara HD.',
  unsupported: 'Browser ini tidak bisa membacakan teks. Coba suara HD.',
};

export const speechProblemTitles: Texts<'speechProblemTitles'> = {
  EMPTY_INPUT: 'Tidak ada yang dibacakan',
  'sign-in': 'Masuk untuk memakai suara HD',
  'trial-sign-in': 'Coba Iris sekali',
  'premium-required': 'Suara HD',
  'trial-used': 'Uji coba Iris',
  'trial-too-long': 'Uji coba Iris',
  'trial-check-failed': 'Uji coba Iris',
  'trial-check-invalid': 'Uji coba Iris',
  'trial-check-unreachable': 'Uji coba Iris',
  'speech-limit': 'Karakter HD tidak cukup',
  'no-voice': 'Suara tidak ditemukan',
  unsupported: 'Tidak ada suara browser',
  'tap-again': 'Satu ketukan lagi',
};
