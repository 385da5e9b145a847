import { brand } from '../../../shared/brand.ts';
import type { Texts } from '../translations.ts';

export const frame: Texts<'frame'> = {
  tagline: 'Ubah ucapan menjadi teks, terjemahkan, dan dengarkan.',
  language: 'Bahasa',
  skip: 'Langsung ke konten',
  home: `Beranda ${brand.name}`,
  upgrade: 'Upgrade',
  premium: 'Premium',
  share: 'Undang teman',
  signIn: 'Masuk',
  backToApp: 'Kembali ke aplikasi',
  appPolicies: 'Kebijakan aplikasi',
  companyPolicies: 'Kebijakan perusahaan',
  privacyPledge: 'Janji Privasi',
  termsOfUse: 'Ketentuan Penggunaan',
  contact: 'Kontak',
  developers: 'Pengembang',
  aboutUs: 'Tentang kami',
  termsOfService: 'Ketentuan Layanan',
  privacyPolicy: 'Kebijakan Privasi',
  cookiePolicy: 'Kebijakan Cookie',
  aiUsagePolicy: 'Kebijakan Penggunaan AI',
  copyright: (year) => `© ${year} ${brand.company}. Hak cipta dilindungi undang-undang.`,
  newTab: '(dibuka di tab baru)',
  settings: 'Pengaturan',
};
