import { brand } from '../../src/shared/brand.ts';
import { isRightToLeftInterface } from '../../src/shared/interface-languages.ts';

/** The MIME types and extensions of files that can be imported. */
const importedFiles: Record<string, string[]> = {
  'audio/wav': ['.wav'],
  'audio/mpeg': ['.mp3'],
  'audio/mp4': ['.m4a'],
  'audio/aac': ['.aac'],
  'audio/ogg': ['.ogg', '.oga', '.opus'],
  'audio/webm': ['.webm'],
  'audio/flac': ['.flac'],
  'video/mp4': ['.mp4', '.m4v'],
  'video/quicktime': ['.mov'],
  'video/webm': ['.webm'],
  'text/plain': ['.txt'],
  'text/markdown': ['.md'],
  'text/vtt': ['.vtt'],
  'application/x-subrip': ['.srt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

interface InstalledPage {
  canonical: string | null;
  title: string;
  description: string;
}

/** The manifest for installing the app, in an interface language. */
export const webManifest = (
  lang: string,
  { description }: InstalledPage,
  /** The name of the shortcut that starts a recording. */
  record: string,
  pages: readonly InstalledPage[],
): string =>
  JSON.stringify({
    lang,
    dir: isRightToLeftInterface(lang) ? 'rtl' : 'ltr',
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6f5f1',
    theme_color: '#f6f5f1',
    // An open window must navigate when a file is opened, because it may show a different screen.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    share_target: {
      action: '/share-file',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'file', accept: Object.entries(importedFiles).flat(2) }] },
    },
    file_handlers: [{ action: '/?opened', accept: importedFiles }],
    shortcuts: [
      { name: record, url: '/?record' },
      ...pages.flatMap(({ canonical, title, ...page }) =>
        canonical === '/conversation' || canonical === '/words'
          ? [{ name: title.replace(` | ${brand.name}`, ''), description: page.description, url: canonical }]
          : [],
      ),
    ],
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
