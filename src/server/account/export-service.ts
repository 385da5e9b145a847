import { once } from 'node:events';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { inviteBenefits } from '../../shared/invites.ts';
import { tierAt } from '../../shared/subscription.ts';
import { isoTime, jsonFile, jsonListFile, numberedName, readme, textFile } from './export-files.ts';
import type { ExportStore } from './export-queries.ts';
import { type ZipFile, zipFiles } from './zip-stream.ts';

export type ExportService = ReturnType<typeof createExportService>;

type ExportedText = Parameters<typeof textFile>[0] & { id: string };

/** The names of counters in the export. Internal counters are left out. */
const kinds: Record<string, string> = {
  translation: 'translation',
  speech: 'HD speech characters',
  recognition: 'speech recognition seconds',
  slot: 'saved transcriptions',
};

/** ZIP files without extensions end at 4 GB, and these take up nearly all of it. */
const maxRecordedBytes = 3 * 1024 * 1024 * 1024;

interface RecordedDocument {
  userId: string;
  transcriptionId: string;
}

interface Recording {
  /** The name of its file. */
  name: string;
  bytes: number;
  storedAt: number;
}

/** The sound that is kept beside documents. */
interface KeptSound {
  list(of: RecordedDocument): Promise<readonly Recording[]>;
  /** The end is exclusive. */
  read(of: RecordedDocument, name: string, start: number, end: number): Readable;
}

export function createExportService(deps: {
  store: ExportStore;
  now: () => number;
  /** False in the personal edition, which has no plans, invites or terms. */
  withPlans?: boolean;
  /** Missing where no sound is kept. */
  recordings?: KeptSound;
}) {
  const { store, now, withPlans = true, recordings } = deps;

  async function* files(userId: string): AsyncGenerator<ZipFile> {
    const time = now();
    const profile = await store.profile(userId);
    if (!profile) return;
    yield readme(time, withPlans);
    yield jsonFile(
      'profile',
      {
        ...(withPlans && { googleSub: profile.id }),
        name: profile.username,
        ...(withPlans && { email: profile.email, photoURL: profile.photo_url }),
        memberSince: isoTime(profile.created_at),
      },
      time,
    );
    const texts: ExportedText[] = [];
    yield jsonListFile('transcriptions', transcriptions(userId, texts), time);
    for (const [position, item] of texts.entries()) yield textFile(item, position);
    if (recordings) yield* soundFiles(userId, texts, recordings);
    const shares = (await store.shares(userId)).map(({ texts, created_at, expires_at, ...share }) => ({
      ...share,
      texts: JSON.parse(texts) as unknown,
      sharedAt: isoTime(created_at),
      endsAt: isoTime(expires_at),
    }));
    yield jsonFile('shares', shares, time);
    yield jsonFile('words', JSON.parse((await store.words(userId))?.entries ?? '[]'), time);
    yield jsonFile('usage', await usage(userId), time);
    if (withPlans) yield* planFiles(userId, profile.departed_invitees, time);
    const devices = (await store.devices(userId, time)).map((row) => ({
      device: row.device,
      signedInAt: isoTime(row.created_at),
      lastUsedAt: isoTime(row.last_used_at),
    }));
    yield jsonFile('devices', devices, time);
    const keys = (await store.keys(userId)).map((row) => ({
      name: row.name,
      start: row.start,
      scopes: row.scopes.split(' '),
      createdAt: isoTime(row.created_at),
      lastUsedAt: isoTime(row.last_used_at),
      expiresAt: isoTime(row.expires_at),
    }));
    yield jsonFile('api-keys', keys, time);
    const webhooks = (await store.webhooks(userId)).map((row) => ({
      url: row.url,
      createdAt: isoTime(row.created_at),
    }));
    yield jsonFile('webhooks', webhooks, time);
  }

  /** For example, recordings/001-2026-03-10-en-us-1.webm. */
  async function* soundFiles(
    userId: string,
    texts: readonly ExportedText[],
    kept: KeptSound,
  ): AsyncGenerator<ZipFile> {
    let left = maxRecordedBytes;
    for (const [position, text] of texts.entries()) {
      const document = { userId, transcriptionId: text.id };
      for (const [index, recording] of (await kept.list(document)).entries()) {
        const { bytes, name, storedAt } = recording;
        if (bytes > left) continue;
        const sound = await openSound(() => kept.read(document, name, 0, bytes));
        if (!sound) continue;
        left -= bytes;
        try {
          yield {
            name: `recordings/${numberedName(text, position)}-${index + 1}${extname(name)}`,
            content: { bytes: sound },
            time: storedAt,
          };
        } finally {
          sound.destroy();
        }
      }
    }
  }

  /** Also adds each text to the list. */
  async function* transcriptions(userId: string, texts: ExportedText[]) {
    for await (const row of store.transcriptions(userId)) {
      texts.push({ id: row.id, text: row.text, language: row.language, created_at: row.created_at });
      yield {
        ...(row.title !== null && { title: row.title }),
        text: row.text,
        language: row.language,
        savedAt: isoTime(row.created_at),
        ...(row.updated_at !== null && { changedAt: isoTime(row.updated_at) }),
        ...(row.source !== null && { source: row.source }),
        ...parseLists({
          translations: row.translations,
          tags: row.tags,
          timings: row.timings,
          segments: row.segments,
        }),
      };
    }
  }

  async function* planFiles(userId: string, departed: number, time: number): AsyncGenerator<ZipFile> {
    yield jsonFile('invites', await invites(userId, departed), time);
    const terms = await store.terms(userId);
    yield jsonFile(
      'terms',
      { version: terms?.version ?? null, acceptedAt: isoTime(terms?.accepted_at) },
      time,
    );
    yield jsonFile('subscription', await subscription(userId, time), time);
  }

  async function usage(userId: string) {
    const [counted, trial] = await Promise.all([store.usage(userId), store.trial(userId)]);
    const counters = counted
      .filter(({ kind }) => kind in kinds)
      .map(({ kind, period, used }) => ({ kind: kinds[kind], ...periodOf(period), used }));
    return {
      counters,
      voiceTrial: trial ? { startedAt: isoTime(trial.reserved_at), usedAt: isoTime(trial.used_at) } : null,
    };
  }

  async function invites(userId: string, departed: number) {
    const [invitees, invitation] = await Promise.all([store.invitees(userId), store.invitation(userId)]);
    return {
      joined: invitees.map((row) => ({ joinedAt: isoTime(row.created_at) })),
      joinedAndLeft: departed,
      bonus: inviteBenefits(invitees.length + departed),
      invitedAt: isoTime(invitation?.created_at),
    };
  }

  async function subscription(userId: string, time: number) {
    const row = await store.subscription(userId);
    if (!row) return { status: 'none', tier: 'free', paidUntil: null, renews: false };
    const state = {
      status: row.status,
      periodEnd: row.period_end,
      cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    };
    const tier = tierAt(state, time);
    return {
      status: row.status,
      tier,
      paidUntil: isoTime(row.period_end),
      renews: tier === 'premium' && !state.cancelAtPeriodEnd,
    };
  }

  return {
    zip: (userId: string) => zipFiles(files(userId)),
    fileName: () => `rhapsode-${new Date(now()).toISOString().slice(0, 10)}.zip`,
  };
}

/** A file that is gone or can't be read must not cost somebody the rest of their data. */
async function openSound(read: () => Readable): Promise<Readable | undefined> {
  try {
    const sound = read();
    await once(sound, 'open');
    return sound;
  } catch {
    return undefined;
  }
}

/** Lists are stored as JSON, and empty ones as null. */
const parseLists = (lists: Record<string, string | null>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, json]) => (json === null ? [] : [[name, JSON.parse(json)]])),
  );

/** Periods are keys such as free:2026-03-10, premium:1773144000000 and day:2026-03-10. */
function periodOf(key: string): { period: string; periodType?: string } {
  const [kind = '', value = ''] = key.split(':');
  if (value === '') return { period: 'all time' };
  const end = /^\d{9,}$/.test(value) ? `until ${isoTime(Number(value))}` : value;
  return { period: end, periodType: kind };
}
