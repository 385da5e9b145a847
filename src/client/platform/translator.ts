import type { LanguageCode } from '../../shared/languages.ts';
import { loadRomaniser } from './pinyin.ts';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface BrowserTranslator {
  translate(text: string, options?: { signal?: AbortSignal }): Promise<string>;
  destroy?(): void;
}

/** The browser's own Translator API (desktop Chrome 138 and newer, Edge), as far as it is used here. */
export interface TranslatorApi {
  availability(pair: Pair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(
    options: Pair & { monitor?(monitor: EventTarget): void; signal?: AbortSignal },
  ): Promise<BrowserTranslator>;
}

/** ready: at once, without a network. download: after a download that somebody has to press for. */
export type DeviceReadiness = 'none' | 'download' | 'ready';

interface DeviceTranslation {
  text: string;
  speakableText?: string;
}

export interface DeviceRequest {
  text: string;
  source: LanguageCode;
  target: LanguageCode;
  signal: AbortSignal;
  onWords(soFar: string): void;
  /** How much of the language is here, from 0 to 1. */
  onDownload(share: number): void;
}

/** Translation by the browser itself: nothing leaves the machine. */
export interface DeviceTranslator {
  readiness(source: LanguageCode, target: LanguageCode): Promise<DeviceReadiness>;
  translate(request: DeviceRequest): Promise<DeviceTranslation>;
}

/** A browser that does not say within this time what it has, has nothing. */
const timeoutMs = 1_000;

/** The codes that the API knows are shorter than ours. */
function tagOf(code: LanguageCode): string {
  if (code === 'zh-TW') return 'zh-Hant';
  return code.split('-')[0] ?? code;
}

const isChinese = (code: LanguageCode): boolean => code.startsWith('zh-');

function pairOf(source: LanguageCode, target: LanguageCode): Pair | undefined {
  // The server converts between the ways of writing Mandarin exactly; nobody can translate from pinyin here.
  if (source === 'zh-CN-pinyin' || (isChinese(source) && isChinese(target))) return undefined;
  return { sourceLanguage: tagOf(source), targetLanguage: tagOf(target) };
}

/** Undefined where the browser has no such API. */
export function createDeviceTranslator(
  scope: { Translator?: TranslatorApi },
  loadPinyin: typeof loadRomaniser = loadRomaniser,
): DeviceTranslator | undefined {
  const { Translator: browser } = scope;
  if (!browser) return undefined;
  const made = new Map<string, BrowserTranslator>();

  async function open(pair: Pair, { signal, onDownload }: DeviceRequest): Promise<BrowserTranslator> {
    const key = `${pair.sourceLanguage} ${pair.targetLanguage}`;
    const known = made.get(key);
    if (known) return known;
    const translator = await browser?.create({
      ...pair,
      signal,
      monitor(monitor) {
        monitor.addEventListener('downloadprogress', (event) => {
          onDownload((event as ProgressEvent).loaded);
        });
      },
    });
    if (!translator) throw new Error('The browser has no translator');
    made.set(key, translator);
    return translator;
  }

  return {
    async readiness(source, target) {
      const pair = pairOf(source, target);
      if (!pair) return 'none';
      const late = new Promise<'unavailable'>((resolve) => {
        setTimeout(() => resolve('unavailable'), timeoutMs);
      });
      const answer = await Promise.race([browser.availability(pair).catch(() => 'unavailable'), late]);
      if (answer === 'available') return 'ready';
      return answer === 'unavailable' ? 'none' : 'download';
    },

    async translate(request) {
      const { text, source, target, signal, onWords } = request;
      const pair = pairOf(source, target);
      if (!pair) throw new Error(`No translation from ${source} to ${target} on this device`);
      const translator = await open(pair, request);
      const toPinyin = target === 'zh-CN-pinyin' ? await loadPinyin() : undefined;
      // Line by line: line breaks survive, and the first words are there early.
      let characters = '';
      for (const part of text.split(/(\r\n|\r|\n)/u)) {
        characters += part.trim() === '' ? part : await translator.translate(part, { signal });
        signal.throwIfAborted();
        onWords(toPinyin ? toPinyin(characters) : characters);
      }
      return toPinyin ? { text: toPinyin(characters), speakableText: characters } : { text: characters };
    },
  };
}
