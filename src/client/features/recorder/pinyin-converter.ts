import type { LanguageCode } from '../../../shared/languages.ts';
import type { OnPinyin } from '../../../shared/pinyin.ts';
import type { Phrase } from './recorder.ts';

type Romanise = (characters: string, onPinyin?: OnPinyin) => string;

export interface ConvertedPhrase extends Phrase {
  /** The words that were romanised, with the characters that voices read. */
  pinyin?: { pinyin: string; characters: string }[];
}

/** Receives the recognised words. */
export interface TextWriter {
  phrase(phrase: ConvertedPhrase): void;
  interim(words: string): void;
}

export interface PhraseProcessor {
  phrase(phrase: Phrase): void;
  interim(words: string, language: LanguageCode): void;
}

/** For pinyin, speech is recognised as characters and romanised here. Other languages pass through. */
export function createPinyinConverter(
  loadRomaniser: () => Promise<Romanise>,
  next: TextWriter,
): PhraseProcessor {
  let romanise: Romanise | undefined;
  /** Keeps phrases in order while the dictionary loads. */
  let queue = Promise.resolve();
  let waiting = 0;

  async function load() {
    try {
      romanise ??= await loadRomaniser();
    } catch {
      // Offline, for example: characters are better than nothing, and the next phrase tries again.
    }
  }

  const write = (phrase: Phrase) =>
    next.phrase(phrase.language === 'zh-CN-pinyin' && romanise ? inPinyin(phrase, romanise) : phrase);

  return {
    phrase(phrase) {
      const missing = phrase.language === 'zh-CN-pinyin' && !romanise;
      if (waiting === 0 && !missing) {
        write(phrase);
        return;
      }
      waiting += 1;
      queue = queue
        .then(() => (missing ? load() : undefined))
        .then(() => write(phrase))
        .finally(() => {
          waiting -= 1;
        });
    },
    interim(words, language) {
      if (language === 'zh-CN-pinyin' && !romanise && words !== '') void load();
      next.interim(language === 'zh-CN-pinyin' && romanise ? romanise(words) : words);
    },
  };
}

function inPinyin(phrase: Phrase, romanise: Romanise): ConvertedPhrase {
  const { words, revises } = phrase;
  const pinyin: ConvertedPhrase['pinyin'] = [];
  // The phrase alone doesn't show whether it starts a sentence, so it gets no capital here.
  const write = (characters: string, onPinyin?: OnPinyin) =>
    romanise(characters, onPinyin).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return {
    ...phrase,
    words: write(words, (written, characters) => pinyin.push({ pinyin: written, characters })),
    ...(revises === undefined ? {} : { revises: write(revises) }),
    pinyin,
  };
}
