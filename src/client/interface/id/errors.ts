import type { Texts } from '../translations.ts';
import { count, date, wait } from './formats.ts';

const renewal = (renewsAt: string | undefined) =>
  renewsAt ? ` Kuota diperbarui pada ${date(renewsAt)}.` : '';

export const errors: Texts<'errors'> = {
  'document-changed': 'Teks ini diubah di perangkat lain.',
  'revision-required': 'Perubahan ini harus menyebutkan versi yang menjadi dasarnya.',
  'share-limit': 'Teks ini sudah punya terlalu banyak tautan. Cabut salah satu untuk membuat yang baru.',
  'sign-in-required': 'Masuk untuk melanjutkan.',
  'key-invalid': 'Kunci API ini tidak ada, sudah berakhir, atau telah dicabut.',
  'key-scope': 'Kunci API ini tidak diizinkan melakukan itu.',
  'key-limit': 'Jumlah kunci API Anda sudah maksimal. Cabut satu untuk membuat yang baru.',
  'webhook-limit': 'Jumlah webhook Anda sudah maksimal. Hapus satu untuk menambah yang baru.',
  'webhook-address': 'Gunakan alamat HTTPS publik, seperti https://example.com/hook.',
  'webhook-exists': 'Anda sudah punya webhook dengan alamat ini.',
  'not-yours': 'Ini milik akun lain. Masuk dengan akun tersebut.',
  'tier-mismatch': 'Paket Anda telah berubah. Muat ulang halaman.',
  'cross-site': 'Permintaan ini tidak berasal dari aplikasi. Buka aplikasi dan coba lagi.',
  'premium-required': 'Fitur ini memerlukan Premium.',
  'trial-used': 'Uji coba Iris sudah terpakai. Upgrade ke Premium untuk terus memakainya.',
  'save-limit': ({ requiresUpgrade }) =>
    requiresUpgrade === false
      ? 'Semua slot Premium Anda sudah terpakai. Hubungi dukungan jika perlu lebih banyak.'
      : 'Semua slot gratis Anda sudah terpakai. Upgrade ke Premium untuk slot tambahan.',
  'recent-sign-in-required': 'Masuk lagi untuk mengonfirmasi bahwa ini Anda.',
  'dictionary-full': 'Daftar kata Anda penuh. Hapus satu kata untuk menambah yang lain.',
  'dictionary-changed': 'Kata Anda diubah di perangkat lain. Muat ulang halaman.',
  'development-only': 'Ini hanya tersedia dalam mode pengembangan.',
  'idempotency-key-reused':
    'Permintaan ini sudah dikirim dengan isi yang berbeda. Muat ulang halaman, lalu coba lagi.',
  'already-premium': 'Premium sudah aktif di akun ini.',
  'subscription-exists':
    'Anda sudah berlangganan, tetapi pembayaran terakhirnya gagal. Perbarui kartu Anda untuk mengaktifkan Premium lagi.',
  'invalid-request': 'Permintaan tidak valid.',
  'text-too-long': ({ limit }) =>
    limit === undefined
      ? 'Teks melebihi batas Anda. Persingkat teksnya.'
      : `Teks lebih dari ${count(limit)} karakter. Persingkat teksnya.`,
  'same-language': 'Teks sudah dalam bahasa itu. Pilih bahasa lain.',
  'unsupported-pair': 'Layanan terjemahan tidak mendukung pasangan bahasa ini. Pilih bahasa lain.',
  EMPTY_INPUT: 'Tidak ada teks untuk dibacakan. Ketik atau rekam sesuatu dulu.',
  'trial-too-long': 'Uji coba Iris dibatasi 50 karakter (sekitar 8–10 kata).',
  'wrong-pin': 'PIN itu salah.',
  'too-many-people': 'Tidak ada tempat untuk orang lain lagi.',
  'name-taken': 'Nama itu sudah dipakai di sini.',
  'method-not-allowed': 'Alamat ini tidak bisa dipakai dengan cara itu.',
  'not-found': 'Yang Anda cari tidak ditemukan.',
  'request-timeout': 'Permintaan terlalu lama. Coba lagi.',
  'headers-too-large': 'Header permintaan terlalu besar.',
  'too-large': 'Permintaan terlalu besar. Persingkat teksnya.',
  'unsupported-media': 'Permintaan harus berupa JSON.',
  'translation-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium') return 'Semua terjemahan Anda hari ini sudah terpakai.';
    return remaining
      ? `Teks ini lebih panjang dari sisa ${count(remaining)} karakter Anda.${renewal(renewsAt)}`
      : `Semua ${count(limit ?? 0)} karakter untuk periode ini sudah terpakai.${renewal(renewsAt)}`;
  },
  'speech-limit': ({ tier, limit, remaining, renewsAt }) => {
    if (tier !== 'premium')
      return `Batas karakter terlampaui. Paket Gratis dibatasi 50 karakter per hari. Upgrade ke Premium untuk ${count(5_000)} karakter per bulan.`;
    return remaining
      ? `Batas karakter terlampaui. Sisa ${count(remaining)} karakter.${renewal(renewsAt)}`
      : `Batas karakter terlampaui. Semua ${count(limit ?? 0)} karakter untuk periode ini sudah terpakai.${renewal(renewsAt)}`;
  },
  'recognition-limit': ({ tier, limit, remaining }) => {
    if (remaining)
      return `Rekaman ini lebih panjang dari sisa ${count(remaining)} detik pengenalan ucapan Anda.`;
    const minutes = count((limit ?? 0) / 60);
    return tier === 'premium'
      ? `Semua ${minutes} menit pengenalan ucapan untuk periode ini sudah terpakai.`
      : `Semua ${minutes} menit pengenalan ucapan hari ini sudah terpakai.`;
  },
  'live-full': 'Ruang ini penuh. Silakan coba lagi nanti.',
  'live-limit': ({ limit }) =>
    `Anda sudah memakai ${count((limit ?? 1_800) / 60)} menit teks langsung untuk hari ini.`,
  'too-many-requests': ({ retryAfter }) =>
    retryAfter
      ? `Terlalu banyak permintaan. Coba lagi dalam ${wait(retryAfter)}.`
      : 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  internal: 'Terjadi kesalahan di pihak kami. Coba lagi.',
  'provider-failed': 'Layanan yang kami gunakan mengalami kesalahan. Coba lagi.',
  'provider-unavailable': 'Layanan yang kami gunakan sedang tidak tersedia. Coba lagi nanti.',
  'provider-quota': 'Kuota terjemahan server ini sudah habis. Coba lagi nanti.',
  'provider-busy':
    'Layanan terjemahan sedang menerima terlalu banyak permintaan. Coba lagi dalam satu menit.',
  'not-enough-memory': ({ command }) =>
    `Memori server ini tidak cukup untuk itu. Tutup program lain di server, lalu coba lagi.${command ? ` Model yang lebih kecil butuh lebih sedikit: ${command}` : ''}`,
  'not-ready': 'Layanan belum siap. Tunggu sebentar, lalu coba lagi.',
  'cannot-store':
    'Server ini tidak dapat menyimpan apa pun karena disknya penuh atau hanya bisa dibaca. Pengelola server harus memperbaikinya dulu.',
};
