import type { DictionaryEntry } from '../../shared/dictionary/entry.ts';
import { glossaryFor } from '../../shared/dictionary/glossary.ts';
import { protectWithPlaceholders } from '../../shared/dictionary/term-protection.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import { loadRomaniser } from './pinyin.ts';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface BrowserTranslator {
  /** `onPartial` is ours: a browser's own translator ignores it. */
  translate(
    text: string,
    options?: { signal?: AbortSignal; onPartial?(soFar: string): void },
  ): Promise<string>;
  destroy?(): void;
}

/** The part of the browser's Translator API (desktop Chrome 138 and Edge) that is used here. */
export interface TranslatorApi {
  /** Ours: how long `availability` may take, if it is longer than usual. */
  timeoutMs?: number;
  availability(pair: Pair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(
    options: Pair & { monitor?(monitor: EventTarget): void; signal?: AbortSignal },
  ): Promise<BrowserTranslator>;
}

/** `download` means that the user has to start a download first. */
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
  /** Called with the progress of the download, from 0 to 1. */
  onDownload(share: number): void;
}

/** Translates in the browser, so that nothing is sent. */
export interface DeviceTranslator {
  readiness(source: LanguageCode, target: LanguageCode): Promise<DeviceReadiness>;
  translate(request: DeviceRequest): Promise<DeviceTranslation>;
}

/** A browser that doesn't respond within this time counts as unable to translate. */
const usualTimeoutMs = 1_000;

/** What the translator says about a pair; a late answer counts as unavailable. */
export function availabilityInTime(
  translator: TranslatorApi,
  pair: Pair,
): ReturnType<TranslatorApi['availability']> {
  const late = new Promise<'unavailable'>((resolve) => {
    setTimeout(() => resolve('unavailable'), translator.timeoutMs ?? usualTimeoutMs);
  });
  return Promise.race([translator.availability(pair).catch(() => 'unavailable' as const), late]);
}

/** The API uses shorter language codes than ours. */
export function tagOf(code: LanguageCode): string {
  if (code === 'zh-TW') return 'zh-Hant';
  return code.split('-')[0] ?? code;
}

const isChinese = (code: LanguageCode): boolean => code.startsWith('zh-');

function pairOf(source: LanguageCode, target: LanguageCode): Pair | undefined {
  // The server converts between Chinese scripts exactly, and no browser translates from pinyin.
  if (source === 'zh-CN-pinyin' || (isChinese(source) && isChinese(target))) return undefined;
  return { sourceLanguage: tagOf(source), targetLanguage: tagOf(target) };
}

/** Undefined where the browser has no such API. */
export function createDeviceTranslator(
  scope: { Translator?: TranslatorApi },
  /** The user's dictionary, whose entries may have fixed translations. */
  entries: () => readonly DictionaryEntry[] = () => [],
  loadPinyin: typeof loadRomaniser = loadRomaniser,
): DeviceTranslator | undefined {
  const { Translator: browser } = scope;
  if (!browser) return undefined;
  const translators = new Map<string, BrowserTranslator>();

  async function open(pair: Pair, { signal, onDownload }: DeviceRequest): Promise<BrowserTranslator> {
    const key = `${pair.sourceLanguage} ${pair.targetLanguage}`;
    const known = translators.get(key);
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
    translators.set(key, translator);
    return translator;
  }

  return {
    async readiness(source, target) {
      const pair = pairOf(source, target);
      if (!pair) return 'none';
      const availability = await availabilityInTime(browser, pair);
      if (availability === 'available') return 'ready';
      return availability === 'unavailable' ? 'none' : 'download';
    },

    async translate(request) {
      const { text, source, target, signal, onWords } = request;
      const pair = pairOf(source, target);
      if (!pair) throw new Error(`No translation from ${source} to ${target} on this device`);
      const translator = await open(pair, request);
      const toPinyin = target === 'zh-CN-pinyin' ? await loadPinyin() : undefined;
      const glossary = glossaryFor(text, entries(), { source, target });
      const write = toPinyin ?? ((words: string) => words);
      let characters = '';
      const translateLine = async (line: string): Promise<string> => {
        if (glossary.length > 0) {
          const hidden = protectWithPlaceholders([line], { glossary, source });
          const translated = await translator.translate(hidden.texts.join(''), { signal });
          const restored = hidden.restore([translated]);
          if (restored) return restored.join('');
        }
        // The text contains no dictionary words, or the translator has lost a placeholder.
        const onPartial = (soFar: string) => onWords(write(characters + soFar));
        return translator.translate(line, { signal, onPartial });
      };
      // Line by line, so that line breaks are kept and the first words appear early.
      for (const part of text.split(/(\r\n|\r|\n)/u)) {
        characters += part.trim() === '' ? part : await translateLine(part);
        signal.throwIfAborted();
        onWords(write(characters));
      }
      return toPinyin ? { text: toPinyin(characters), speakableText: characters } : { text: characters };
    },
  };
}
