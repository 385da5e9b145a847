import type { LiveLine, LiveStateEvent } from '../../shared/calls/live-calls.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import type { LiveLineStore } from './live-line-queries.ts';
import type { Room, StoredLine, StoredTranslation } from './live-room.ts';
import type { LiveRoomStore } from './live-room-queries.ts';
import type { TranslateLine } from './live-translation-service.ts';
import { assignLanguage, type LocalRoom, stateFor, stateKey, targetsIn, type Viewer } from './local-room.ts';
import { interimEvent, settledEvent, stateEvent } from './viewer-events.ts';

/** A viewer who hasn't taken this many bytes is dropped. They reconnect and get what they missed. */
export const maxBufferedBytes = 256 * 1024;
/** Speakers have one or two interim lines. Of more, the newest are kept for those who join. */
const maxInterimLines = 10;

export interface Notifications {
  send(message: string): Promise<void>;
  /** Returns a function that stops listening. */
  listen(onMessage: (message: string) => void): () => Promise<void>;
}

/** A translation also takes the time that the service needs for it. */
export type DeliveredText = 'original' | 'translation';

interface Message {
  from: string;
  code: string;
  interim?: LiveLine[];
  ended?: 'ended' | 'replaced';
}

/**
 * Sends what happens in a room to its viewers on this instance. Settled lines are always read from the database, so it
 * doesn't matter which instance the speaker uses; notifications only say when to read.
 */
export function createLiveDelivery(deps: {
  /** The rooms that have viewers on this instance. */
  local: Map<string, LocalRoom>;
  rooms: LiveRoomStore;
  lines: LiveLineStore;
  translateLine: TranslateLine;
  /** Between instances; missing if there is only one. */
  notifications: Notifications | undefined;
  instance: string;
  now: () => number;
  /** Rooms whose speaker was last there before this have ended. */
  seenAfter: () => number;
  onError: (error: unknown) => void;
  /** Lets other requests have their turn while many viewers get a line. */
  pace: (task: () => void) => void;
  onDelivered?: (text: DeliveredText, seconds: number) => void;
}) {
  const {
    local: rooms,
    rooms: store,
    lines: lineStore,
    notifications,
    instance,
    now,
    seenAfter,
    pace,
    onError,
  } = deps;

  function flush(viewer: Viewer): void {
    const { outbox, connection } = viewer;
    const [first] = outbox;
    if (!first) return;
    viewer.outbox = [];
    const bytes = outbox.reduce((sum, { length }) => sum + length, connection.buffered);
    if (bytes > maxBufferedBytes) connection.destroy();
    else connection.write(outbox.length === 1 ? first : Buffer.concat(outbox));
  }

  function send(viewer: Viewer, chunk: Buffer): void {
    if (viewer.pending) viewer.pending.push(chunk);
    else {
      if (viewer.outbox.length === 0) pace(() => flush(viewer));
      viewer.outbox.push(chunk);
    }
  }

  const sendTo = (local: LocalRoom, target: LanguageCode | undefined, chunk: Buffer) => {
    for (const viewer of local.viewers) if (viewer.target === target) send(viewer, chunk);
  };

  /** Tells everyone if anything has changed that a state event contains. */
  function sendStates(local: LocalRoom): void {
    const key = stateKey(local, now());
    if (key === local.stateKey) return;
    local.stateKey = key;
    sendState(local, (state) => state);
  }

  /** Viewers who read the same get the same event, so it is made once. */
  function sendState(local: LocalRoom, change: (state: LiveStateEvent) => LiveStateEvent): void {
    const events = new Map<string, Buffer>();
    for (const viewer of local.viewers) {
      const key = `${viewer.target} ${viewer.reason}`;
      const chunk = events.get(key) ?? stateEvent(change(stateFor(local, viewer, now())));
      events.set(key, chunk);
      send(viewer, chunk);
    }
  }

  function updateRoom(local: LocalRoom, room: Room): void {
    const languagesChanged =
      room.language !== local.room.language || `${room.pageLanguages}` !== `${local.room.pageLanguages}`;
    local.room = room;
    if (room.paused) local.interim.clear();
    if (languagesChanged) for (const viewer of local.viewers) assignLanguage(local, viewer);
    sendStates(local);
  }

  const inTurn = (local: LocalRoom, work: () => Promise<void>): Promise<void> => {
    local.queue = local.queue.then(work).catch(onError);
    return local.queue;
  };

  /** Sends everything that is new in the database. */
  async function catchUp(local: LocalRoom): Promise<void> {
    const { code } = local.room;
    const room = await store.find(code, seenAfter());
    if (rooms.get(code) !== local) return;
    if (!room) return end(local);
    updateRoom(local, room);
    if (room.seq <= local.seq) return;
    const { lines, translations } = await lineStore.changesAfter(code, local.seq);
    local.seq = room.seq;
    // Changes that were made after the room was read come next time, so that none is skipped.
    for (const line of lines.filter(({ seq }) => seq <= room.seq)) showLine(local, line);
    for (const translation of translations.filter(({ seq }) => seq <= room.seq)) {
      sendTo(local, translation.language, translationEvent(room, translation));
      if (targetsIn(local).has(translation.language)) measure('translation', translation.line);
    }
  }

  /** Runs after the line has been written to the viewers. */
  function measure(text: DeliveredText, line: StoredLine): void {
    pace(() => deps.onDelivered?.(text, (now() - line.postedAt) / 1_000));
  }

  function showLine(local: LocalRoom, line: StoredLine): void {
    local.interim.delete(line.id);
    const chunk = settledEvent(line.seq, local.room.resumeKey, line);
    sendTo(local, undefined, chunk);
    measure('original', line);
    for (const target of targetsIn(local)) {
      if (line.text === '' || line.language === target) sendTo(local, target, chunk);
      else translate(local.room, line, target);
    }
  }

  function translate(room: Room, line: StoredLine, target: LanguageCode): void {
    deps
      .translateLine(room, line, target)
      .then((isNew) => (isNew ? announce(room.code) : undefined))
      .catch(onError);
  }

  const translationEvent = (room: Room, { seq, text, language, line }: StoredTranslation) =>
    settledEvent(seq, room.resumeKey, text === null ? line : { ...line, text, language });

  /** Says that there is something new in a room: to the viewers on this instance, and to the other instances. */
  async function announce(code: string, more: Partial<Message> = {}): Promise<void> {
    const message: Message = { from: instance, code, ...more };
    notifications?.send(JSON.stringify(message)).catch(onError);
    await receive(message);
  }

  async function receive({ code, interim, ended }: Message): Promise<void> {
    const local = rooms.get(code);
    if (!local) return;
    if (ended) return end(local, ended);
    if (!interim) return inTurn(local, () => catchUp(local));
    for (const line of interim) {
      local.interim.set(line.id, line);
      for (const id of local.interim.keys()) {
        if (local.interim.size <= maxInterimLines) break;
        local.interim.delete(id);
      }
      sendTo(local, undefined, interimEvent(line, local.room.language));
    }
  }

  function end(local: LocalRoom, status: 'ended' | 'replaced' = 'ended'): void {
    const { code } = local.room;
    if (rooms.get(code) !== local) return;
    rooms.delete(code);
    clearTimeout(local.countTimer);
    sendState(local, (state) => ({ ...state, status }));
    for (const viewer of local.viewers) {
      flush(viewer);
      viewer.connection.end();
    }
  }

  return {
    send,
    sendStates,
    updateRoom,
    inTurn,
    catchUp,
    translate,
    translationEvent,
    announce,
    /** Returns a function that stops listening to the other instances. */
    listen: () =>
      notifications?.listen((text) => {
        const message = JSON.parse(text) as Message;
        if (message.from !== instance) receive(message).catch(onError);
      }),
  };
}
