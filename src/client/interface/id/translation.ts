import type { Texts } from '../translations.ts';
import { count, date, inSentence, percent } from './formats.ts';

const characters = (value: number) => `${count(value)} karakter`;

export const translation: Texts<'translation'> = {
  toggle: 'Terjemahkan',
  swap: 'Tukar bahasa',
  pane: 'Terjemahan',
  empty: 'Terjemahan akan muncul di sini.',
  switchedOff: 'Aktifkan “Terjemahkan” untuk membacanya dalam bahasa lain.',
  left: (remaining, tier) =>
    tier === 'free' ? `Sisa ${count(remaining)} terjemahan hari ini` : `Sisa ${count(remaining)}`,
  leftUnit: () => 'karakter',
  leftFor: 'untuk terjemahan',
};

export const swapping: Texts<'swapping'> = {
  title: 'Ganti teks dengan terjemahannya?',
  text: 'Terjemahan menjadi teks Anda, dan teks yang Anda edit menjadi terjemahan.',
  confirm: 'Tukar',
  cancel: 'Pertahankan teks saya',
};

export const translateWhen: Texts<'translateWhen'> = {
  when: 'Kapan menerjemahkan',
  afterRecording: 'Setelah merekam',
  whileSpeaking: 'Sambil bicara',
  needs: 'Menerjemahkan sambil bicara memerlukan Premium atau terjemahan di perangkat.',
};

export const translationResult: Texts<'translationResult'> = {
  afterRecording: 'Teks akan diterjemahkan saat Anda berhenti merekam.',
  running: 'Menerjemahkan…',
  cancel: 'Batal',
  cancelled: 'Terjemahan dibatalkan.',
  failed: 'Kami tidak dapat menerjemahkan teks ini.',
  again: 'Terjemahkan sekarang',
  outdated: 'Belum diperbarui: teksnya sudah Anda edit.',
  copied: 'Terjemahan disalin',
  notCopied: 'Gagal menyalin',
  notCopiedText: 'Browser Anda memblokirnya. Pilih terjemahannya, lalu salin secara manual.',
  sameLanguage: (name) => `Teks ini sudah dalam ${inSentence(name)}. Pilih bahasa lain untuk terjemahannya.`,
  complete: 'Terjemahan selesai',
  completeIn: (name) => `Teks Anda kini dalam ${inSentence(name)}.`,
  signInTitle: 'Masuk dulu',
  signIn: 'Masuk untuk menerjemahkan.',
  signInAction: 'Masuk',
  signInAlt: 'Masuk untuk menerjemahkan',
  errorTitle: 'Gagal menerjemahkan',
  error: 'Teks Anda tidak dapat diterjemahkan. Coba lagi nanti.',
  limitPanel: 'Batas terjemahan tercapai',
  limitPanelFree: (time) => `Terjemahan gratis Anda hari ini sudah terpakai. Kuota diperbarui pukul ${time}.`,
  limitPanelPremium: (remaining, renewsAt) => {
    const left =
      remaining > 0
        ? `Teks ini lebih panjang dari sisa ${count(remaining)} karakter Anda untuk periode ini.`
        : 'Semua karakter Anda untuk periode ini sudah terpakai.';
    return renewsAt ? `${left} Kuota diperbarui pada ${date(renewsAt)}.` : left;
  },
  limitToast: 'Batas terjemahan harian tercapai',
  limitToastText: 'Upgrade ke Premium untuk menerjemahkan lebih banyak hari ini.',
  upgrade: 'Upgrade',
  upgradeAlt: 'Upgrade ke Premium untuk lebih banyak terjemahan',
  knownLimitTitle: 'Batas harian tercapai',
  knownLimit: (limit) => `Kuota ${count(limit)} terjemahan hari ini sudah terpakai.`,
  sentence: 'Kalimat',
  translateBack: 'Terjemahkan balik',
  backCost: characters,
  backTitle: (name) => `Isi terjemahan Anda, dalam ${inSentence(name)}`,
  backUsed: (value) => `${count(value)} karakter terpakai`,
  copySentence: 'Salin kalimat',
  playSentence: 'Putar kalimat',
  sandbox: 'Bukan terjemahan sungguhan.',
  sandboxMore: 'Sandbox hanya memberi label pada teks. Hubungkan penyedia terjemahan untuk hasil sungguhan.',
  onDevice: 'Diterjemahkan di perangkat ini.',
  onDeviceMore: 'Tidak ada yang dikirim, dan kuota Anda tidak berkurang.',
  offOnDevice:
    'Browser Anda belum bisa menerjemahkan teks ini di perangkat ini. Tidak ada yang dikirim karena “Di perangkat ini” aktif.',
  deviceOffer: 'Browser Anda bisa menerjemahkan teks ini gratis di perangkat ini.',
  deviceDownload: 'Unduh dan terjemahkan',
  deviceDownloadSize: (megabytes) => `Unduh ${count(megabytes)} MB dan terjemahkan`,
  downloading: (share) => `Mengunduh paket bahasa: ${percent(share)}`,
};
