import { brand } from '../../../shared/brand.ts';
import { inviteBonus } from '../../../shared/invites.ts';
import type { Texts } from '../translations.ts';
import { count } from './formats.ts';

export const sessionPage: Texts<'sessionPage'> = {
  userMenu: (name) => `Akun ${name}`,
  signedOutHereOnly: {
    title: 'Anda belum sepenuhnya keluar',
    description:
      'Server tidak dapat dihubungi untuk mengakhiri sesi Anda. Untuk mengakhirinya, masuk, lalu keluar lagi.',
  },
};

export const session: Texts<'session'> = {
  signInFailed: 'Terjadi kesalahan saat masuk. Coba lagi.',
  signInFailedTitle: 'Gagal masuk',
  signOut: 'Keluar',
  premiumMember: 'Anggota Premium',
  freeMember: 'Anggota Gratis',
  until: (day) => `Dibayar sampai ${day}`,
  overdue: 'Pembayaran gagal: perbarui kartu Anda',
  webhookOff: 'Webhook mati',
  account: 'Akun',
  conversation: 'Percakapan',
  manageSubscription: 'Kelola langganan',
  acceptTerms: 'Setujui Ketentuan Penggunaan',
  termsTitle: 'Setujui Ketentuan Penggunaan',
  termsText: 'Ketentuan mungkin berubah sejak terakhir kali Anda menyetujuinya. Baca ',
  termsTextAfter: '. Jika belum disetujui sekarang, Anda akan diminta lagi pada kunjungan berikutnya.',
  termsAccept: 'Setuju',
  termsLater: 'Nanti saja',
  termsFailed: {
    title: 'Persetujuan Anda tidak dapat dicatat',
    description: 'Periksa koneksi Anda dan coba lagi.',
  },
  dialogTitle: `Masuk ke ${brand.name}`,
  dialogText: 'Simpan dan terjemahkan teks Anda, lalu buka di perangkat apa pun.',
  dialogNote: 'Teks Anda tetap ada di sini saat Anda kembali.',
  dialogSandbox: 'Server ini memakai halaman masuk uji coba. Anda tidak perlu akun sungguhan.',
  continue: `Masuk dengan ${brand.identityProvider}`,
  agreeBefore: 'Saya menyetujui ',
  agreeTerms: 'Ketentuan Penggunaan',
  agreeBetween: ' dan ',
  agreePrivacy: 'Janji Privasi',
  agreeAfter: '.',
  inEnglish: 'Kedua teks ini berbahasa Inggris.',
  settings: 'Pengaturan',
};

const { slots, characters, maxInvitees } = inviteBonus;

export const invite: Texts<'invite'> = {
  title: 'Undang teman',
  lead: `Untuk setiap orang yang bergabung lewat tautan Anda, Anda mendapat ${count(slots)} slot tambahan dan ${count(characters)} karakter tambahan per transkrip (hingga ${count(maxInvitees)} orang).`,
  link: 'Tautan pribadi Anda',
  copy: 'Salin tautan',
  copied: 'Tautan disalin',
  copyFailed: 'Tautan tidak dapat disalin. Pilih tautannya, lalu salin secara manual.',
  share: 'Bagikan…',
  shareTitle: brand.name,
  shareText: 'Ubah ucapan menjadi teks, terjemahkan, dan dengarkan.',
  invited: (value) => (value === 0 ? 'Belum ada yang bergabung' : `${count(value)} orang sudah bergabung`),
  earned: (extraSlots, extraChars) =>
    extraSlots === 0
      ? 'Belum ada bonus'
      : `Anda mendapat +${count(extraSlots)} slot dan +${count(extraChars)} karakter per transkrip`,
  toEarn: (left) =>
    left === 0
      ? 'Anda sudah mendapat bonus penuh. Terima kasih sudah mengajak teman!'
      : `Undang ${count(left)} orang lagi untuk mendapat ${count(left * slots)} slot tambahan dan ${count(left * characters)} karakter tambahan per transkrip.`,
  unknown: 'Undangan Anda tidak dapat dimuat. Coba lagi nanti.',
};
