import { isLanguageCode, type LanguageCode, languages } from '../../../shared/languages.ts';

type ViewerMode = 'page' | 'projector' | 'overlay';

export interface ViewerOptions {
  code: string;
  mode: ViewerMode;
  language: LanguageCode | undefined;
  /** A second language, for projectors and overlays. */
  second: LanguageCode | undefined;
  overlay: OverlayOptions;
}

/** How the bar over a video looks. */
export interface OverlayOptions {
  /** Pixels. */
  size: number;
  /** Percent of the window. */
  width: number;
  position: 'top' | 'bottom';
  /** Opacity of the bar from 0 to 1. */
  background: number;
  /** Six hexadecimal digits. */
  color: string;
}

/** Reads the address of the viewer's page. */
export function readViewerOptions({ pathname, search }: { pathname: string; search: string }): ViewerOptions {
  const query = new URLSearchParams(search);
  const code = decodeURIComponent(pathname.split('/').filter(Boolean)[1] ?? '');
  const language = (name: string) => {
    const value = query.get(name) ?? undefined;
    return isLanguageCode(value) ? value : undefined;
  };
  const number = (name: string, range: { min: number; max: number; fallback: number }) => {
    const value = query.get(name);
    const parsed = value === null || value === '' ? Number.NaN : Number(value);
    return Number.isNaN(parsed) ? range.fallback : Math.min(range.max, Math.max(range.min, parsed));
  };
  const color = query.get('color') ?? '';
  return {
    code,
    mode: query.has('overlay') ? 'overlay' : query.has('projector') ? 'projector' : 'page',
    language: language('language'),
    second: language('second'),
    overlay: {
      size: number('size', { min: 12, max: 120, fallback: 38 }),
      width: number('width', { min: 20, max: 100, fallback: 90 }),
      position: query.get('position') === 'top' ? 'top' : 'bottom',
      background: number('background', { min: 0, max: 1, fallback: 0.85 }),
      color: /^[0-9a-f]{6}$/i.test(color) ? color : 'ffffff',
    },
  };
}

/** The first of the browser's languages that captions can be in. */
export function preferredLanguage(tags: readonly string[]): LanguageCode | undefined {
  for (const tag of tags) {
    if (isLanguageCode(tag)) return tag;
    if (/^zh-(hant|tw|hk|mo)/i.test(tag)) return 'zh-TW';
    const base = tag.toLowerCase().split('-')[0];
    const found = languages.find(({ short }) => short === (base === 'fil' ? 'tl' : base));
    if (found) return found.code;
  }
  return undefined;
}
