import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { interfaceLanguages } from '../../shared/interface-languages.ts';
import { type PageConfiguration, pageAttributes } from '../../shared/page-configuration.ts';
import { matchPersonalPath } from '../../shared/personal-paths.ts';
import { isLivePath, matchPath, offeredRoute, type Screen } from '../../shared/routes.ts';
import { type PageRequest, pageLanguage } from './page-language.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page that was rendered at build time. It is compressed when it is first sent: there are many, and few are used. */
interface BuiltPage {
  status: number;
  language: string;
  etag: string;
  plain: Buffer;
  br: () => Promise<Buffer>;
  gzip: () => Promise<Buffer>;
}

type PageName = Screen | 'sign-in' | 'live';

export interface BuiltPages {
  /** The languages in which the pages exist. */
  languages: readonly string[];
  /** The page that asks for the password of the personal edition. */
  signInPage: (request: PageRequest) => string;
  /** Undefined if the path looks like a file. */
  pageFor: (path: string, language: string) => BuiltPage | undefined;
  /** For the content security policy: the hashes of all inline scripts and styles. */
  scriptHashes: string[];
  styleHashes: string[];
}

/** The pages of each edition are rendered separately; everything else is shared. */
export function pageFolder(clientDir: string, { personal }: PageConfiguration): string {
  return personal ? join(clientDir, personalFolder) : clientDir;
}

export const personalFolder = 'personal';

export function readPages(clientDir: string, configuration: PageConfiguration = {}): BuiltPages {
  const root = `<html${pageAttributes(configuration)}`;
  const readHtml = (language: string, name: string): string => {
    const file = join(pageFolder(folderOf(clientDir, language), configuration), `${name}.html`);
    return existsSync(file) ? readFileSync(file, 'utf8').replace('<html', root) : '';
  };
  const read = (language: string, screen: PageName): BuiltPage => {
    const plain = Buffer.from(readHtml(language, screen === 'main' ? 'index' : screen));
    return {
      status: screen === 'not-found' ? 404 : 200,
      language,
      // Weak, because the same page is sent with different encodings.
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      br: compressTwice(plain),
      gzip: once(() => zip(plain)),
    };
  };
  const languages = interfaceLanguages
    .map(({ id }) => id)
    .filter((id) => id === 'en' || existsSync(folderOf(clientDir, id)));
  // There are many pages and few are used, so each is read when somebody first opens it.
  const pages = new Map<string, BuiltPage>();
  const pageOf = (language: string, screen: PageName): BuiltPage => {
    const key = `${language}/${screen}`;
    const page = pages.get(key) ?? read(language, screen);
    pages.set(key, page);
    return page;
  };
  // Compressed in advance, because most visitors get this page.
  void pageOf('en', 'main').br();
  // The English pages are enough, because the inline scripts and styles are the same in every language.
  const samples = (['main', 'sign-in', 'live'] as const).map((screen) =>
    pageOf('en', screen).plain.toString(),
  );
  return {
    languages,
    scriptHashes: inlineHashes(samples, 'script'),
    styleHashes: inlineHashes(samples, 'style'),
    signInPage: (request) => pageOf(pageLanguage(request, languages), 'sign-in').plain.toString(),
    pageFor(path, language) {
      if (isLivePath(path)) return pageOf(language, 'live');
      const known = configuration.personal ? matchPersonalPath(path) : matchPath(path);
      const route = offeredRoute(known, configuration.off);
      if ('invite' in route) return pageOf(language, 'main');
      return isFile(path) ? undefined : pageOf(language, route.screen);
    },
  };
}

/** The English pages are at the top of the folder. */
const folderOf = (clientDir: string, language: string): string =>
  language === 'en' ? clientDir : join(clientDir, language);

/** Making the smallest copy takes 200 ms, so the first visitors get one that is made faster. */
function compressTwice(plain: Buffer): () => Promise<Buffer> {
  const compress = (quality: number) =>
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  let copy: Promise<Buffer> | undefined;
  const makeBoth = async () => {
    const quick = await compress(9);
    compress(11).then(
      (smallest) => {
        copy = Promise.resolve(smallest);
      },
      () => undefined,
    );
    return quick;
  };
  return () => {
    copy ??= makeBoth();
    return copy;
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** An unknown path with a single segment that isn't an invite link is treated as a missing file. */
function isFile(path: string): boolean {
  const route = matchPath(path);
  return path.lastIndexOf('/') === 0 && 'screen' in route && route.screen === 'not-found';
}

function inlineHashes(pages: string[], tag: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${tag}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  const contents = new Set(pages.flatMap((html) => [...html.matchAll(inline)].map(([, code = '']) => code)));
  return [...contents].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}
