import type { LiveLine, LiveRoom } from '../../../shared/calls/live-calls.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { liveLine } from '../../../shared/live-rules.ts';
import { createSignal } from '../../platform/signal.ts';

interface RoomChange {
  paused?: boolean;
  locked?: boolean;
  language?: LanguageCode;
  pageLanguages?: LanguageCode[];
  replaceLink?: boolean;
}

/** The server's calls. They reject with an error that may have a code and a status. */
export interface LiveCalls {
  open(language: LanguageCode, pageLanguages?: LanguageCode[]): Promise<LiveRoom>;
  post(code: string, lines: LiveLine[]): Promise<void>;
  change(
    code: string,
    change: RoomChange,
    /** The page is being closed, and the request has to survive it. */
    keepalive?: boolean,
  ): Promise<LiveRoom>;
  end(code: string): Promise<void>;
}

export interface LiveRoomState {
  phase: 'idle' | 'starting' | 'live' | 'ended';
  room: LiveRoom | undefined;
  /** Paused by the speaker, not only because nothing is being recorded. */
  pausedByHand: boolean;
  /** Whether the last request failed because there is no connection. */
  isOffline: boolean;
  problem: 'failed' | 'time-used' | undefined;
}

/** Translates in the page. */
interface LineTranslation {
  languages(): readonly LanguageCode[];
  translate(text: string, source: LanguageCode, target: LanguageCode): Promise<string>;
}

export interface LiveRoomDeps {
  calls: LiveCalls;
  /** Undefined if the server translates. */
  translation: LineTranslation | undefined;
}

/** A room that a page has left without ending it. */
export interface LeftRoom {
  code: string;
  pausedByHand: boolean;
}

const idle: LiveRoomState = {
  phase: 'idle',
  room: undefined,
  pausedByHand: false,
  isOffline: false,
  problem: undefined,
};

/** Interim words are sent at most this often. */
const interimMs = 250;
/** Also tells the server that the speaker is still there. */
const refreshMs = 5_000;
const retryMs = [1_000, 2_000, 4_000, 5_000] as const;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Whether the room has ended, or belongs to somebody who isn't signed in any more. */
const isGone = (error: unknown): boolean => [401, 403, 404].includes(Number(statusOf(error)));

export type LiveRoomControls = ReturnType<typeof createLiveRoom>;

/** The speaker's side of a room: sends lines in order, never loses a settled one, and knows who is reading. */
export function createLiveRoom({ calls, translation }: LiveRoomDeps) {
  const changed = createSignal();
  let state = idle;
  let isRecording = false;
  /** Lines that viewers don't have yet, the newest version of each. */
  const waiting = new Map<string, LiveLine>();
  /** The settled text of each line, so that a translation of an older one isn't sent. */
  const settledTexts = new Map<string, string>();
  /** Resolves when the server has replaced the link, or has refused to. */
  let replacing: Promise<unknown> | undefined;
  let isSending = false;
  /** How often a room was started or left. */
  let starts = 0;
  let failures = 0;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let refreshTimer: ReturnType<typeof setTimeout> | undefined;

  function set(part: Partial<LiveRoomState>): void {
    state = { ...state, ...part };
    changed.emit();
  }

  function stop(): void {
    clearTimeout(sendTimer);
    clearTimeout(refreshTimer);
    sendTimer = undefined;
    waiting.clear();
    settledTexts.clear();
  }

  /** Whether a call failed only because the link was replaced meanwhile. */
  async function isOutdated(code: string): Promise<boolean> {
    await replacing;
    return state.phase === 'live' && state.room?.code !== code;
  }

  function fail(error: unknown): void {
    if (isGone(error)) {
      stop();
      set({ phase: 'ended', isOffline: false });
    } else if (codeOf(error) === 'live-limit') set({ problem: 'time-used', isOffline: false });
    else set({ isOffline: true });
  }

  function sendSoon(ms: number): void {
    if (sendTimer !== undefined || isSending) return;
    sendTimer = setTimeout(() => {
      sendTimer = undefined;
      void send();
    }, ms);
  }

  async function send(): Promise<void> {
    const { room } = state;
    if (!room || isSending || waiting.size === 0 || state.phase !== 'live') return;
    isSending = true;
    const lines = [...waiting.values()].slice(0, liveLine.perRequest);
    for (const { id } of lines) waiting.delete(id);
    try {
      await calls.post(room.code, lines);
      failures = 0;
      if (state.isOffline) set({ isOffline: false });
    } catch (error) {
      // Interim words are outdated by the next attempt, and newer versions have replaced some lines.
      const settled = lines.filter(({ id, final }) => final && !waiting.has(id));
      const newer = [...waiting.values()];
      waiting.clear();
      for (const line of [...settled, ...newer]) waiting.set(line.id, line);
      if (!(await isOutdated(room.code))) {
        fail(error);
        failures += 1;
      }
    } finally {
      isSending = false;
    }
    if (waiting.size > 0 && state.phase === 'live')
      sendSoon(failures === 0 ? 0 : (retryMs[Math.min(failures, retryMs.length) - 1] ?? interimMs));
  }

  async function change(part: Parameters<LiveCalls['change']>[1]): Promise<void> {
    const { room, phase } = state;
    if (!room || phase !== 'live') return;
    clearTimeout(refreshTimer);
    try {
      const next = await calls.change(room.code, part);
      if (state.phase === 'live' && !(await isOutdated(room.code)))
        set({ room: next, isOffline: false, problem: problemIn(next) });
    } catch (error) {
      if (await isOutdated(room.code)) return change(part);
      fail(error);
    }
    if (state.phase === 'live') refreshLater();
  }

  function refreshLater(): void {
    clearTimeout(refreshTimer);
    refreshTimer = setTimeout(() => void change({}), refreshMs);
  }

  /** A change of the pause that didn't reach the server is sent again. */
  const wantsPause = () => state.pausedByHand || !isRecording;
  const problemIn = ({ secondsLeft }: LiveRoom) => (secondsLeft === 0 ? ('time-used' as const) : undefined);
  const applyPause = () => {
    if (state.room && state.room.paused !== wantsPause()) void change({ paused: wantsPause() });
  };

  const pageLanguages = () => translation && [...translation.languages()];

  function enqueue(lines: readonly LiveLine[]): void {
    for (const line of lines) {
      // A line that is corrected keeps its place in the queue.
      waiting.set(line.id, line);
    }
    if (lines.some(({ final }) => final) && failures === 0 && !isSending) {
      clearTimeout(sendTimer);
      sendTimer = undefined;
      void send();
    } else sendSoon(interimMs);
  }

  /** Those who read the original don't wait for the translation, so it follows in a second request. */
  async function translateLine(line: LiveLine, source: LanguageCode): Promise<void> {
    const targets = pageLanguages()?.filter((target) => target !== source) ?? [];
    if (!translation || targets.length === 0) return;
    const translations = await Promise.all(
      targets.map(async (language) => {
        const text = await translation.translate(line.text, source, language).catch(() => null);
        return { language, text: text === null || text === '' ? null : text };
      }),
    );
    if (state.phase === 'live' && settledTexts.get(line.id) === line.text)
      enqueue([{ ...line, translations }]);
  }

  return {
    getState: () => state,
    subscribe: changed.subscribe,

    async start(language: LanguageCode): Promise<void> {
      if (state.phase === 'starting' || state.phase === 'live') return;
      set({ ...idle, phase: 'starting' });
      starts += 1;
      const current = starts;
      try {
        const room = await calls.open(language, pageLanguages());
        if (current !== starts) return void calls.end(room.code).catch(() => {});
        set({ phase: 'live', room, problem: problemIn(room) });
        void change({ paused: wantsPause() });
      } catch (error) {
        if (current !== starts) return;
        set({ ...idle, problem: codeOf(error) === 'live-limit' ? 'time-used' : 'failed' });
      }
    },

    /** Goes on in a room that was left, once there is a connection. Resolves to whether it is still there. */
    async resume({ code, pausedByHand }: LeftRoom, language: LanguageCode): Promise<boolean> {
      set({ ...idle, phase: 'starting', pausedByHand });
      starts += 1;
      const current = starts;
      while (current === starts) {
        const languages = pageLanguages();
        const part = { paused: wantsPause(), language, ...(languages && { pageLanguages: languages }) };
        try {
          const room = await calls.change(code, part);
          if (current !== starts) break;
          set({ phase: 'live', room, isOffline: false, problem: problemIn(room) });
          applyPause();
          refreshLater();
          break;
        } catch (error) {
          if (current !== starts) break;
          if (isGone(error)) {
            set(idle);
            return false;
          }
          set({ isOffline: true });
          await new Promise((resolve) => setTimeout(resolve, refreshMs));
        }
      }
      return true;
    },

    /** Whether new sentences may be shared now. */
    isSharing: (): boolean => state.phase === 'live' && !state.pausedByHand,

    show(lines: readonly LiveLine[]): void {
      if (state.phase !== 'live' || lines.length === 0) return;
      // The server refuses longer lines, which nobody speaks.
      const fitting = lines.map((line) => ({ ...line, text: line.text.slice(0, liveLine.characters) }));
      enqueue(fitting);
      for (const line of fitting) {
        if (!line.final) continue;
        settledTexts.set(line.id, line.text);
        if (state.room && line.text !== '') void translateLine(line, state.room.language);
      }
    },

    setRecording(recording: boolean): void {
      isRecording = recording;
      applyPause();
    },

    setLanguage(language: LanguageCode): void {
      if (state.room && state.room.language !== language) void change({ language });
    },

    /** The page translates into other languages than before. */
    updateLanguages(): void {
      const languages = pageLanguages();
      if (languages) void change({ pageLanguages: languages });
    },

    setPaused(paused: boolean): void {
      set({ pausedByHand: paused });
      applyPause();
    },

    setLocked: (locked: boolean) => change({ locked }),

    /** The old link stops working for everybody. Resolves to whether there is a new one. */
    async replaceLink(): Promise<boolean> {
      const { room, phase } = state;
      if (!room || phase !== 'live') return false;
      const replaced = calls.change(room.code, { replaceLink: true });
      replacing = replaced.then(
        (next) => state.phase === 'live' && set({ room: next, isOffline: false }),
        () => {},
      );
      return replaced.then(
        () => true,
        (error: unknown) => {
          fail(error);
          return false;
        },
      );
    },

    /** Ends the room; the server deletes everything. */
    async end(): Promise<void> {
      const { room } = state;
      stop();
      set({ phase: 'ended' });
      if (room) await calls.end(room.code).catch(() => {});
    },

    reset(): void {
      starts += 1;
      stop();
      set(idle);
    },

    /** The page is being closed. */
    leave(): void {
      const { room, phase } = state;
      if (room && phase === 'live') void calls.change(room.code, { paused: true }, true).catch(() => {});
    },
  };
}
