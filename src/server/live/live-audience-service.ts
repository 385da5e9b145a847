import { AppError } from '../../shared/errors.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import type { LivePlans } from '../../shared/live-limits.ts';
import { liveRoomExpiryMs, placesTaken } from '../../shared/live-rules.ts';
import type { SessionUser } from '../requests/session-user.ts';
import {
  createLiveDelivery,
  type DeliveredText,
  maxBufferedBytes,
  type Notifications,
} from './live-delivery-service.ts';
import type { LiveLineStore } from './live-line-queries.ts';
import type { StoredLine, ViewerCount } from './live-room.ts';
import type { LiveRoomStore } from './live-room-queries.ts';
import type { TranslateLine } from './live-translation-service.ts';
import type { LiveViewerStore } from './live-viewer-queries.ts';
import {
  assignLanguage,
  countsIn,
  createLocalRoom,
  type LocalRoom,
  stateFor,
  type TranslationPairs,
  targetsIn,
  type Viewer,
} from './local-room.ts';
import {
  interimEvent,
  keepAliveComment,
  openingEvent,
  parseEventId,
  settledEvent,
  stateEvent,
  type ViewerConnection,
} from './viewer-events.ts';

/** Conference halls share an address, but one address can't use up the connections of an instance. */
const connectionsPerAddress = 1_000;
/** Somebody who joins sees this many earlier lines, and the last of them are translated if they aren't yet. */
const backlogLines = 30;
const backlogTranslations = 3;
/** Lines this close to the last one seen are sent again: their translation may have been on its way. */
const resumeOverlap = 20;
/** Somebody who comes back gets this many of the lines that they missed, about an hour of speech. */
const resumeLines = 500;
/** This many of them are translated if they aren't yet. The others are shown in the original. */
const resumeTranslations = 20;
const sweepMs = 2_000;
const countDelayMs = 250;
/** The counts of an instance that doesn't renew them are ignored after this long. */
const countLifetimeMs = 10_000;

export type LiveAudience = ReturnType<typeof createLiveAudience>;

/** The people who read along on this instance. */
export function createLiveAudience(deps: {
  rooms: LiveRoomStore;
  lines: LiveLineStore;
  counts: LiveViewerStore;
  translateLine: TranslateLine;
  findUser: (userId: string) => Promise<SessionUser | undefined>;
  plans: LivePlans;
  /** What the translation service can do. */
  pairs: () => Promise<TranslationPairs>;
  /** Between instances; missing if there is only one. */
  notifications: Notifications | undefined;
  instance: string;
  now: () => number;
  onError: (error: unknown) => void;
  pace: (task: () => void) => void;
  onDelivered?: (text: DeliveredText, seconds: number) => void;
}) {
  const { rooms: store, lines: lineStore, counts, findUser, plans, instance, now, onError } = deps;
  const rooms = new Map<string, LocalRoom>();
  const addresses = new Map<string, number>();
  const seenAfter = () => now() - liveRoomExpiryMs;
  const delivery = createLiveDelivery({ ...deps, local: rooms, seenAfter });
  const { send, sendStates, updateRoom, inTurn, catchUp, translate, translationEvent, announce } = delivery;

  let pairs: TranslationPairs | undefined;
  const loadPairs = async () => {
    pairs = await deps.pairs();
  };

  let hasCounted = false;
  let isClosed = false;

  /** Several people who come and go at the same time are counted with one write. */
  function countSoon(local: LocalRoom): void {
    hasCounted = true;
    local.countTimer ??= setTimeout(() => {
      local.countTimer = undefined;
      if (isClosed) return;
      // The room may have been left and joined again in the meantime.
      const current = rooms.get(local.room.code);
      counts.setViewers(instance, local.room.code, current ? countsIn(current) : [], now()).catch(onError);
    }, countDelayMs);
  }

  function leave(local: LocalRoom, viewer: Viewer): void {
    if (!local.viewers.delete(viewer)) return;
    const left = (addresses.get(viewer.address) ?? 1) - 1;
    if (left > 0) addresses.set(viewer.address, left);
    else addresses.delete(viewer.address);
    countSoon(local);
    const { code } = local.room;
    if (rooms.get(code) !== local) return;
    if (local.viewers.size === 0) rooms.delete(code);
    else sendStates(local);
  }

  /** Lines that a viewer missed, or the last ones for somebody who has just come. */
  async function readBacklog(local: LocalRoom, viewer: Viewer, seen: number | undefined): Promise<Buffer[]> {
    const { room } = local;
    const { target: language } = viewer;
    const { lines, translations } =
      seen === undefined
        ? await lineStore.changesAfter(room.code, 0, { limit: backlogLines, language })
        : await lineStore.changesAfter(room.code, seen - resumeOverlap, { limit: resumeLines, language });
    const wanted = seen === undefined ? lines.filter(({ text }) => text !== '') : lines;
    const original = (line: StoredLine) => settledEvent(line.seq, room.resumeKey, line);
    if (language === undefined) return wanted.map(original);
    const done = new Set(translations.map(({ line }) => line.id));
    const plain = wanted.filter((line) => line.text === '' || line.language === language);
    const missing = wanted.filter((line) => !plain.includes(line) && !done.has(line.id));
    const translated = missing.slice(seen === undefined ? -backlogTranslations : -resumeTranslations);
    for (const line of translated) translate(room, line, language);
    const untranslated = seen === undefined ? [] : missing.filter((line) => !translated.includes(line));
    return [
      ...[...untranslated, ...plain].map(original),
      ...translations.map((one) => translationEvent(room, one)),
    ];
  }

  /** Follows up on what an instance that died has left behind, and on notifications that got lost. */
  let sweeps = 0;
  async function sweep(): Promise<void> {
    sweeps += 1;
    const isSlowTurn = sweeps % 5 === 0;
    const found = new Map(
      (await store.findMany([...rooms.keys()], seenAfter())).map((room) => [room.code, room]),
    );
    for (const local of [...rooms.values()]) {
      const room = found.get(local.room.code);
      if (!room || room.seq !== local.seq) void inTurn(local, () => catchUp(local));
      else updateRoom(local, room);
      if (isSlowTurn) void inTurn(local, () => refresh(local));
      if (sweeps % 10 === 0) for (const viewer of local.viewers) send(viewer, keepAliveComment);
    }
    await Promise.all([counts.refreshViewers(instance, now()), isSlowTurn && loadPairs()]);
  }

  async function refresh(local: LocalRoom): Promise<void> {
    const { code, userId } = local.room;
    const owner = await findUser(userId);
    if (owner) local.limits = plans[owner.tier];
    local.elsewhere = await counts.viewersElsewhere(instance, code, now() - countLifetimeMs);
    sendStates(local);
    for (const language of targetsIn(local)) {
      const recent = await lineStore.changesAfter(code, local.seq - 2 * resumeOverlap, { language });
      const done = new Set(recent.translations.map(({ line }) => line.id));
      for (const line of recent.lines)
        if (line.text !== '' && line.language !== language && !done.has(line.id))
          translate(local.room, line, language);
    }
  }

  const timer = setInterval(() => {
    if (rooms.size > 0) sweep().catch(onError);
  }, sweepMs);
  timer.unref();
  const stopListening = delivery.listen();

  return {
    announce,

    /** Adds a viewer. Throws before the connection is opened if they can't join. */
    async join(given: {
      code: string;
      wanted: LanguageCode | undefined;
      lastEventId: string | undefined;
      address: string;
      open: () => ViewerConnection | undefined;
    }): Promise<void> {
      const { code, wanted, address } = given;
      const room = await store.find(code, seenAfter());
      if (!room) throw new AppError('not-found');
      const seen = parseEventId(given.lastEventId, room.resumeKey);
      if (room.locked && seen === undefined) throw new AppError('not-found');
      const owner = await findUser(room.userId);
      if (!owner) throw new AppError('not-found');
      if (pairs === undefined) await loadPairs();
      const elsewhere = await counts.viewersElsewhere(instance, code, now() - countLifetimeMs);
      // Nothing is awaited between these checks and counting the viewer.
      const here = addresses.get(address) ?? 0;
      if (here >= connectionsPerAddress) throw new AppError('too-many-requests');
      const local = rooms.get(code) ?? createLocalRoom(room, plans[owner.tier], () => pairs ?? null);
      local.elsewhere = elsewhere;
      const total = placesTaken({
        network: address,
        viewers: Array.from(local.viewers, (viewer) => viewer.address),
        others: elsewhere.reduce((sum, { viewers }) => sum + viewers, 0),
        limit: local.limits.viewers,
      });
      // After an instance was lost, its viewers return before its counts have expired.
      const allowed = local.limits.viewers * (seen === undefined ? 1 : 2);
      if (total >= allowed) throw new AppError('live-full');
      const connection = given.open();
      if (!connection) return;
      const viewer: Viewer = {
        connection,
        wanted,
        address,
        target: undefined,
        reason: undefined,
        pending: [],
        outbox: [],
      };
      assignLanguage(local, viewer);
      rooms.set(code, local);
      local.viewers.add(viewer);
      addresses.set(address, here + 1);
      connection.onClose(() => leave(local, viewer));
      connection.write(
        Buffer.concat([openingEvent(seen ?? 0, room.resumeKey), stateEvent(stateFor(local, viewer, now()))]),
      );
      countSoon(local);
      sendStates(local);
      try {
        // Zero comes from somebody who was here before and has chosen another language.
        const backlog = await readBacklog(local, viewer, seen || undefined);
        const interim =
          viewer.target === undefined
            ? [...local.interim.values()].map((line) => interimEvent(line, local.room.language))
            : [];
        const missed = newestOf([...backlog, ...interim, ...(viewer.pending ?? [])], maxBufferedBytes);
        connection.write(Buffer.concat(missed));
        viewer.pending = undefined;
      } catch (error) {
        // They reconnect and try again.
        connection.destroy();
        onError(error);
      }
    },

    /** Everyone who reads along, on all instances. */
    async viewers(code: string): Promise<ViewerCount[]> {
      const local = rooms.get(code);
      const all = new Map((local ? countsIn(local) : []).map(({ language, viewers }) => [language, viewers]));
      for (const { language, viewers } of await counts.viewersElsewhere(
        instance,
        code,
        now() - countLifetimeMs,
      ))
        all.set(language, (all.get(language) ?? 0) + viewers);
      return [...all]
        .map(([language, viewers]) => ({ language, viewers }))
        .toSorted((a, b) => b.viewers - a.viewers);
    },

    get size() {
      let viewers = 0;
      for (const local of rooms.values()) viewers += local.viewers.size;
      return { rooms: rooms.size, viewers };
    },

    removeOldCounts: () => counts.removeOldViewers(now() - countLifetimeMs),

    /** Ends all connections; viewers reconnect to another instance. */
    async close(): Promise<void> {
      isClosed = true;
      clearInterval(timer);
      await stopListening?.();
      const open = [...rooms.values()];
      rooms.clear();
      for (const { viewers } of open) for (const { connection } of viewers) connection.end();
      if (hasCounted) await counts.forgetInstance(instance).catch(onError);
    },
  };
}

/** The last events that fit into a connection's buffer, because a viewer may never read them. */
function newestOf(events: readonly Buffer[], maxBytes: number): Buffer[] {
  let bytes = 0;
  const start = events.findLastIndex((event) => {
    bytes += event.length;
    return bytes > maxBytes;
  });
  return events.slice(start + 1);
}
