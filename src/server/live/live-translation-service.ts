import { AppError } from '../../shared/errors.ts';
import { type LanguageCode, languageOf } from '../../shared/languages.ts';
import { translationContext } from '../../shared/limits.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { TranslationService } from '../translation/translation-service.ts';
import type { LiveLineStore } from './live-line-queries.ts';
import type { Room, StoredLine } from './live-room.ts';
import type { LiveRoomStore } from './live-room-queries.ts';

/** If the speaker's page hasn't translated a line by then, viewers get the original. */
const pageTranslationMs = 15_000;

/** Resolves to whether there is something new to show. */
export type TranslateLine = (room: Room, line: StoredLine, target: LanguageCode) => Promise<boolean>;

/** Translates each version of a line once per language, also if several instances have viewers who read it. */
export function createLiveTranslation(deps: {
  rooms: LiveRoomStore;
  lines: LiveLineStore;
  translations: Pick<TranslationService, 'translate'>;
  findUser: (userId: string) => Promise<SessionUser | undefined>;
  now: () => number;
  onError: (error: unknown) => void;
}): TranslateLine {
  const { rooms: store, lines: lineStore, translations, findUser, now, onError } = deps;

  async function translate(room: Room, line: StoredLine, target: LanguageCode): Promise<string | null> {
    const speaker = await findUser(room.userId);
    if (!speaker) return null;
    try {
      const { translatedText } = await translations.translate(speaker, {
        source: languageOf(line.language).short,
        target: languageOf(target).short,
        sourceLanguage: line.language,
        targetLanguage: target,
        text: line.text,
        context: await contextOf(room, line),
        userId: speaker.id,
        subscriptionTier: speaker.tier,
      });
      if (room.charactersUsed) await store.change(room.code, { charactersUsed: false });
      return translatedText;
    } catch (error) {
      const isUsedUp = error instanceof AppError && error.code === 'translation-limit';
      if (!isUsedUp) onError(error);
      if (isUsedUp && !room.charactersUsed) await store.change(room.code, { charactersUsed: true });
      return null;
    }
  }

  /** The sentences before this one. */
  async function contextOf(room: Room, line: StoredLine): Promise<string[]> {
    const { sentences, characters } = translationContext;
    const { lines } = await lineStore.changesAfter(room.code, line.seq - 1 - 2 * sentences);
    return lines
      .filter((one) => one.position < line.position && one.language === line.language && one.text !== '')
      .toSorted((a, b) => a.position - b.position)
      .slice(-sentences)
      .map(({ text }) => text.slice(-characters));
  }

  /** What this instance is translating. The claim on a line that takes long expires, as if the instance had died. */
  const running = new Set<string>();

  return async (room, line, target) => {
    if (room.pageLanguages && now() - line.postedAt < pageTranslationMs) return false;
    const key = JSON.stringify([room.code, line.id, line.seq, target]);
    if (running.has(key) || !(await lineStore.claim(room.code, line, target, now()))) return false;
    running.add(key);
    try {
      const text = room.pageLanguages ? null : await translate(room, line, target);
      return await lineStore.finishTranslation(room.code, line, target, text);
    } finally {
      running.delete(key);
    }
  };
}
