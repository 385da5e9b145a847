import { brand } from '../../../shared/brand.ts';
import { limits } from '../../../shared/limits.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

const { free, premium } = limits;

export const subscribe: Texts<'subscribe'> = {
  heading: `${brand.name} Premium`,
  lead: 'Mulai gratis. Batalkan kapan saja.',
  leadPremium: 'Batalkan kapan saja.',
  share: 'Undang teman',
};

export const plans: Texts<'plans'> = {
  free: {
    name: 'Gratis',
    description: 'Semua yang Anda perlukan untuk mendikte dan mendengarkan.',
    features: [
      `Transkrip hingga ${count(free.transcriptCap)} karakter`,
      `${count(free.saveSlots)} transkrip tersimpan`,
      `${count(free.translations)} terjemahan per hari`,
      `Coba suara HD Iris satu kali, hingga ${count(free.speechCharacters)} karakter`,
      'Suara browser tanpa batas',
    ],
  },
  premium: {
    name: 'Premium',
    description: 'Transkrip lebih panjang, suara HD, dan lebih banyak terjemahan.',
    features: [
      `Transkrip hingga ${count(premium.transcriptCap)} karakter`,
      `${count(premium.saveSlots)} transkrip tersimpan`,
      `${count(premium.translations)} karakter terjemahan per bulan`,
      `${count(premium.speechCharacters)} karakter suara HD per bulan`,
      'Semua 10 suara HD',
      'Unduhan MP3',
      'Suara browser tanpa batas',
    ],
  },
};

export const planMinutes: Texts<'planMinutes'> = {
  free: (minutes) => `Impor rekaman: ${count(minutes)} menit ucapan per hari`,
  premium: (minutes) => `Impor rekaman: ${count(minutes)} menit ucapan per bulan`,
};

export const planExtras: Texts<'planExtras'> = {
  tidy: 'Rapikan: hapus kata pengisi dengan sekali tekan',
  tidyPremium: 'Rapikan: beri tanda baca, ringkas, rangkum, atau jadikan e-mail',
  words: (limit) => `Kamus saya untuk ${count(limit)} nama dan istilah`,
  whileSpeaking: 'Terjemahan saat Anda berbicara',
  conversation: 'Percakapan dalam dua bahasa, dibacakan',
  library: 'Pustaka teks tersimpan dengan pencarian, filter, dan ekspor',
  live: (viewers, minutes) =>
    `Teks langsung: hingga ${count(viewers)} pembaca, ${count(minutes)} menit sehari`,
  livePremium: (viewers, languages) =>
    `Teks langsung: hingga ${count(viewers)} pembaca dan ${count(languages)} bahasa sekaligus`,
};

export const billing: Texts<'billing'> = {
  perInterval: (interval) => (interval === 'year' ? 'per tahun' : 'per bulan'),
  yourPlan: 'Paket Anda',
  checkout: 'Lanjut ke pembayaran',
  checkoutBusy: 'Membuka halaman pembayaran…',
  signInFirst: 'Anda akan diminta masuk terlebih dahulu.',
  terms:
    'Diperpanjang setiap bulan sampai Anda membatalkan. Jika dibatalkan, Premium tetap aktif sampai akhir bulan yang sudah Anda bayar.',
  card: 'Anda membayar di situs Stripe. Kami tidak pernah melihat data kartu Anda.',
  manage: 'Kelola langganan',
  renews: (day) => `Diperpanjang pada ${day}.`,
  ends: (day) => `Berakhir pada ${day}. Anda tidak akan ditagih lagi.`,
  overdue: (day) =>
    `Pembayaran terakhir Anda gagal. Perbarui kartu Anda agar Premium tetap aktif setelah ${day}.`,
  lapsed:
    'Pembayaran terakhir Anda gagal sehingga Premium dihentikan. Perbarui kartu Anda untuk mengaktifkannya lagi.',
  freeForever: 'Gratis selamanya. Tanpa kartu.',
  loadingPlans: 'Memuat paket',
  plansError: 'Gagal memuat paket',
  plansErrorText: 'Ini paket standar kami. Harga terbaru ditampilkan saat pembayaran.',
  retry: 'Coba lagi',
  unavailable: 'Sistem pembayaran tidak tersedia',
  unavailableText: 'Anda belum ditagih. Coba lagi dalam beberapa menit.',
  invalidResponse: 'Respons server tidak valid.',
  checkoutFailed: 'Pembayaran tidak dapat disiapkan.',
  connectionFailed: 'Tidak dapat terhubung ke Stripe. Coba lagi.',
  portalFailed: 'Pengelolaan langganan tidak dapat dibuka',
  portalFailedText: 'Coba lagi dalam beberapa menit.',
  activated: 'Premium aktif!',
  activatedText: 'Kini Anda punya transkrip lebih panjang, semua 10 suara HD, dan lebih banyak terjemahan.',
  startUsing: 'Mulai pakai Premium',
  already: 'Anda sudah punya Premium',
  alreadyText: 'Anda tidak perlu membayar lagi.',
  confirming: 'Mengonfirmasi pembayaran…',
  pending: 'Pembayaran Anda belum dikonfirmasi',
  pendingText:
    'Proses ini mungkin perlu waktu sebentar. Premium aktif begitu pembayaran dikonfirmasi, meskipun Anda meninggalkan halaman ini.',
  checkAgain: 'Periksa lagi',
  unconfirmed: 'Pembayaran Anda tidak dapat diperiksa',
  unconfirmedText: 'Jika Anda sudah membayar, Premium akan aktif otomatis.',
  cancelled: 'Pembayaran dibatalkan',
  cancelledText: 'Anda tidak ditagih. Anda bisa upgrade kapan saja.',
};

export const upgrade: Texts<'upgrade'> = {
  title: 'Upgrade ke Premium',
  lead: (price) => `${price} per bulan, diperpanjang sampai Anda membatalkan. Anda mendapat:`,
  subscribe: 'Berlangganan',
  later: 'Nanti saja',
};
