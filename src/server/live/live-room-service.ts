import { randomBytes } from 'node:crypto';
import type { LiveLine, LiveRoom } from '../../shared/calls/live-calls.ts';
import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import type { LivePlans } from '../../shared/live-limits.ts';
import {
  codeAlphabet,
  formatLiveCode,
  liveRoomExpiryMs,
  parseLiveCode,
  speakerAwayMs,
} from '../../shared/live-rules.ts';
import { periodKey } from '../../shared/quota.ts';
import { sanitize } from '../../shared/sanitize.ts';
import { unlimited } from '../../shared/unlimited.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { TranslationService } from '../translation/translation-service.ts';
import type { LineBudget } from './line-budget.ts';
import type { LiveAudience } from './live-audience-service.ts';
import type { LiveLineStore } from './live-line-queries.ts';
import type { Room } from './live-room.ts';
import type { LiveRoomStore } from './live-room-queries.ts';

/** The time is recorded at most this often, so that interim words cause no writes. */
const seenIntervalMs = 5_000;

interface RoomChange {
  paused?: boolean | undefined;
  locked?: boolean | undefined;
  language?: LanguageCode | undefined;
  pageLanguages?: readonly LanguageCode[] | undefined;
}

export type LiveRoomService = ReturnType<typeof createLiveRoomService>;

/** What the speaker does with a room. */
export function createLiveRoomService(deps: {
  rooms: LiveRoomStore;
  lines: LiveLineStore;
  audience: Pick<LiveAudience, 'announce' | 'viewers'>;
  translations: Pick<TranslationService, 'allowance'>;
  plans: LivePlans;
  /** Throws if somebody sends too much. */
  spend: LineBudget;
  publicUrl: string;
  now: () => number;
}) {
  const { rooms: store, lines: lineStore, audience, translations, plans, spend, publicUrl, now } = deps;
  const seenAfter = () => now() - liveRoomExpiryMs;

  async function findOwn(user: SessionUser, given: string): Promise<Room> {
    const code = parseLiveCode(given);
    const room = code === undefined ? undefined : await store.find(code, seenAfter());
    if (!room) throw new AppError('not-found');
    if (room.userId !== user.id) throw new AppError('not-yours');
    return room;
  }

  async function secondsLeft(user: SessionUser): Promise<number> {
    const { secondsADay } = plans[user.tier];
    if (secondsADay === unlimited) return unlimited;
    return Math.max(0, secondsADay - (await store.usedSeconds(user.id, periodKey(user, now()))));
  }

  async function requireTime(user: SessionUser, room?: Room): Promise<void> {
    if ((await secondsLeft(user)) > 0) return;
    if (room && !room.timeUsed) await endTime(room);
    const { secondsADay } = plans[user.tier];
    throw new AppError('live-limit', {
      message: `You’ve used all ${secondsADay / 60} minutes of live captions for today.`,
      data: { limit: secondsADay, remaining: 0, tier: user.tier },
    });
  }

  /** Records that the speaker is there and counts the time. Returns whether there is time left. */
  async function keepOpen(user: SessionUser, room: Room, isSpeaking = !room.paused): Promise<boolean> {
    const elapsed = now() - room.seenAt;
    if (Math.abs(elapsed) < seenIntervalMs || !(await store.markSeen(room, now()))) return true;
    const { secondsADay } = plans[user.tier];
    if (!isSpeaking || secondsADay === unlimited) return true;
    const seconds = Math.round(Math.min(Math.max(0, elapsed), speakerAwayMs) / 1_000);
    if (await store.addSeconds(user.id, periodKey(user, now()), seconds, secondsADay)) return true;
    // The last seconds don't fit, so the day's time is used up.
    const left = await secondsLeft(user);
    if (left > 0) await store.addSeconds(user.id, periodKey(user, now()), left, secondsADay);
    await endTime(room);
    return false;
  }

  /** Pauses the room and tells the viewers why. */
  async function endTime(room: Room): Promise<void> {
    await store.change(room.code, { paused: true, timeUsed: true });
    void audience.announce(room.code);
  }

  /** Everyone who reads along loses the room, because the link may have reached people it wasn't meant for. */
  async function replaceCode(room: Room): Promise<Room> {
    const replaced = await store.replaceCode(room.code, createLink());
    if (!replaced) throw new AppError('not-found');
    void audience.announce(room.code, { ended: 'replaced' });
    return replaced;
  }

  async function describe(user: SessionUser, room: Room): Promise<LiveRoom> {
    const languages = await audience.viewers(room.code);
    const limits = plans[user.tier];
    const allowance = await translations.allowance(user);
    const orNull = (limit: number) => (limit === unlimited ? null : limit);
    return {
      code: room.code,
      url: `${publicUrl}/live/${room.code}`,
      language: room.language,
      paused: room.paused,
      locked: room.locked,
      startedAt: new Date(room.startedAt).toISOString(),
      viewers: languages.reduce((sum, { viewers }) => sum + viewers, 0),
      languages,
      limits: {
        viewers: orNull(limits.viewers),
        languages: orNull(limits.languages),
        secondsADay: orNull(limits.secondsADay),
      },
      secondsLeft: orNull(await secondsLeft(user)),
      charactersLeft: limits.languages === 0 || allowance.limit === unlimited ? null : allowance.remaining,
      charactersUsed: room.charactersUsed,
    };
  }

  return {
    async open(
      user: SessionUser,
      language: LanguageCode,
      pageLanguages?: readonly LanguageCode[],
    ): Promise<LiveRoom> {
      // Otherwise somebody who opens the room again and again would be live without a limit.
      const earlier = await store.findOf(user.id, seenAfter());
      if (earlier) await keepOpen(user, earlier);
      await requireTime(user);
      const room = await store.open({
        ...createLink(),
        userId: user.id,
        language,
        pageLanguages,
        now: now(),
        seenAfter: seenAfter(),
      });
      void audience.announce(room.code);
      return describe(user, room);
    },

    /** Interim words are only shown; settled lines are stored first, so that no viewer can miss one. */
    async post(user: SessionUser, code: string, lines: readonly LiveLine[]): Promise<void> {
      spend(user.id, lines);
      const room = await findOwn(user, code);
      // What is said in a room that is paused counts too: it would otherwise have no limit.
      if (!(await keepOpen(user, room, true)) || room.paused) await requireTime(user, room);
      const clean = lines.map(({ translations, ...line }) => ({
        ...line,
        text: sanitize(line.text).trim(),
        ...(translations && {
          translations: translations.map(({ language, text }) => ({
            language,
            text: text && sanitize(text).trim(),
          })),
        }),
      }));
      const settled = clean.filter(({ final }) => final);
      const saved = settled.length > 0 && (await lineStore.saveLines(room, settled, now()));
      // The room has ended or got another link since it was found.
      if (saved === undefined) throw new AppError('not-found');
      if (saved) void audience.announce(room.code);
      const interim = clean.filter(({ final }) => !final).map(({ translations: _, ...line }) => line);
      if (interim.length > 0) void audience.announce(room.code, { interim });
    },

    async change(
      user: SessionUser,
      code: string,
      { replaceLink, ...change }: RoomChange & { replaceLink?: boolean | undefined },
    ): Promise<LiveRoom> {
      const room = await findOwn(user, code);
      if (change.paused === false && room.paused) await requireTime(user, room);
      await keepOpen(user, room);
      const isChange = Object.values(change).some((value) => value !== undefined);
      const changed = isChange
        ? await store.change(room.code, change.paused === false ? { ...change, timeUsed: false } : change)
        : await store.find(room.code, seenAfter());
      if (!changed) throw new AppError('not-found');
      if (isChange) void audience.announce(room.code);
      return describe(user, replaceLink ? await replaceCode(changed) : changed);
    },

    async end(user: SessionUser, code: string): Promise<void> {
      const room = await findOwn(user, code);
      await store.remove(room.code);
      void audience.announce(room.code, { ended: 'ended' });
    },

    /** Ends the rooms whose speaker hasn't come back. */
    async removeExpired(): Promise<void> {
      for (const code of await store.removeExpired(seenAfter()))
        void audience.announce(code, { ended: 'ended' });
    },
  };
}

/** The code has sixty random bits: each symbol stands for five. */
function createLink(): { code: string; resumeKey: string } {
  const symbols = Array.from(randomBytes(12), (byte) => codeAlphabet[byte % 32]);
  return { code: formatLiveCode(symbols.join('')), resumeKey: randomBytes(9).toString('hex') };
}
