import { brand } from '../../src/shared/brand.ts';
import { isMirrored } from '../../src/shared/interface-languages.ts';

/** The manifest for installing the app, in a language of the interface. */
export const webManifest = (lang: string, description: string): string =>
  JSON.stringify({
    lang,
    dir: isMirrored(lang) ? 'rtl' : 'ltr',
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f5f1',
    theme_color: '#f6f5f1',
    categories: ['productivity', 'utilities'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[64, 192, 256, 512].map((size) => ({
        src: `/icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
