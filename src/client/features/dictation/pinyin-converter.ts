import type { OnPinyin } from '../../../shared/pinyin.ts';
import { withoutCapital } from '../../platform/pinyin.ts';
import type { Phrase, PhraseSink, PinyinWord } from '../../platform/recognition/recognition.ts';

type Romanise = (characters: string, onPinyin?: OnPinyin) => string;

/** For pinyin, speech is recognised as characters and romanised here. Other languages pass through. */
export function createPinyinConverter(loadRomaniser: () => Promise<Romanise>, next: PhraseSink): PhraseSink {
  let romanise: Romanise | undefined;
  /** Keeps phrases in order while the dictionary loads. */
  let queue = Promise.resolve();
  let waiting = 0;

  async function load() {
    try {
      romanise ??= await loadRomaniser();
    } catch {
      // For example, the page is offline. Characters are better than nothing, and the next phrase tries again.
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
      next.interim(language === 'zh-CN-pinyin' && romanise ? romanise(words) : words, language);
    },
    flush: () => queue.then(() => next.flush()),
  };
}

function inPinyin(phrase: Phrase, romanise: Romanise): Phrase {
  const { words, revises } = phrase;
  const pinyin: PinyinWord[] = [];
  const write = (characters: string, onPinyin?: OnPinyin) => withoutCapital(romanise(characters, onPinyin));
  return {
    ...phrase,
    words: write(words, (written, characters) => pinyin.push({ pinyin: written, characters })),
    ...(revises === undefined ? {} : { revises: write(revises) }),
    pinyin,
  };
}
