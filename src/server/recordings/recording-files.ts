import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '../../shared/errors.ts';
import { maxRecordingBytes, type RecordingType } from '../../shared/recording-types.ts';

/** The sound of one press of the record button, beside the document that it belongs to. */
export interface StoredRecording {
  id: string;
  startMs: number;
  type: RecordingType;
  bytes: number;
  storedAt: number;
  /** The name of its file. */
  name: string;
}

/** A saved document and its owner. */
export interface RecordedDocument {
  userId: string;
  transcriptionId: string;
}

export interface NewRecording {
  id: string;
  startMs: number;
  type: RecordingType;
  /** The announced size, if there is one. */
  bytes: number | undefined;
  content: AsyncIterable<Uint8Array>;
  /** The document, the person or the session may have gone while the sound arrived. It is then not stored. */
  requireStill: () => Promise<void>;
}

export type RecordingFiles = ReturnType<typeof createRecordingFiles>;

const endings: Readonly<Record<RecordingType, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
};
const typeOfEnding = new Map(Object.entries(endings).map(([type, end]) => [end, type as RecordingType]));

/** The database and everything else on the disk still have this much room when recordings are refused. */
const reservedBytes = 1024 * 1024 * 1024;
/** No upload takes nearly as long. What is older was left behind when the server was killed. */
const staleMs = 10 * 60 * 1_000;
const maxPerDocument = 1_000;

/** For example, 6f0c…-….4000.webm, which begins four seconds into the document. */
const fileName = ({ id, startMs, type }: NewRecording) => `${id}.${startMs}.${endings[type]}`;
const namePattern = /^([\da-f-]{36})\.(\d{1,9})\.(\w+)$/;

/** Ids were made by the server, but a folder must never have another name. */
function plain(id: string): string {
  if (!/^[\w-]{1,255}$/.test(id)) throw new AppError('not-found');
  return id;
}

const freeBytesOf = async (path: string): Promise<number> => {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
};

/** Recordings as files: a folder for each person, and in it one for each document. */
export function createRecordingFiles(
  folder: string,
  { freeBytes = freeBytesOf }: { freeBytes?: (path: string) => Promise<number> } = {},
) {
  // No id begins with a dot.
  const incoming = join(folder, '.incoming');
  const folderOfPerson = (userId: string) => join(folder, plain(userId));
  const folderOf = ({ userId, transcriptionId }: RecordedDocument) =>
    join(folderOfPerson(userId), plain(transcriptionId));

  async function list(of: RecordedDocument): Promise<StoredRecording[]> {
    const path = folderOf(of);
    const found: StoredRecording[] = [];
    for (const name of await namesIn(path)) {
      const [, id, startMs, ending = ''] = namePattern.exec(name) ?? [];
      const type = typeOfEnding.get(ending);
      const file = await stat(join(path, name)).catch(() => undefined);
      if (id === undefined || !type || !file) continue;
      const { size: bytes, mtimeMs: storedAt } = file;
      found.push({ id, startMs: Number(startMs), type, bytes, storedAt, name });
    }
    return found.toSorted((one, other) => one.startMs - other.startMs);
  }

  /** How much the uploads that are running may still need. */
  let expectedBytes = 0;

  /** Keeps room for an upload until it has ended. */
  async function withRoom<Result>(bytes: number, upload: () => Promise<Result>): Promise<Result> {
    if ((await freeBytes(folder)) - expectedBytes - bytes < reservedBytes) throw noRoom();
    expectedBytes += bytes;
    try {
      return await upload();
    } finally {
      expectedBytes -= bytes;
    }
  }

  async function store(of: RecordedDocument, recording: NewRecording): Promise<void> {
    const stored = await list(of);
    const others = stored.filter(({ id }) => id !== recording.id);
    if (others.length >= maxPerDocument) throw tooMany();
    const part = join(incoming, randomUUID());
    try {
      await writeSound(part, recording.type, recording.content);
      const path = folderOf(of);
      await mkdir(path, { recursive: true, mode: 0o700 });
      const name = fileName(recording);
      // After the folder was made: if it is deleted from now on, the sound can't get there.
      await recording.requireStill();
      await rename(part, join(path, name));
      await syncFolder(path);
      for (const older of stored)
        if (older.id === recording.id && older.name !== name)
          await rm(join(path, older.name), { force: true });
    } catch (error) {
      await rm(part, { force: true });
      throw isFull(error) ? noRoom() : error;
    }
  }

  return {
    list,

    /** Stores all of it or nothing, also if the power fails. */
    async write(of: RecordedDocument, recording: NewRecording): Promise<void> {
      const { bytes = maxRecordingBytes } = recording;
      if (bytes > maxRecordingBytes) throw tooLarge();
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      await withRoom(bytes, () => store(of, recording));
    },

    /** The end is exclusive. */
    read: (of: RecordedDocument, name: string, start: number, end: number): Readable =>
      createReadStream(join(folderOf(of), name), { start, end: end - 1 }),

    async bytesOf(userId: string): Promise<number> {
      let bytes = 0;
      for (const transcriptionId of await namesIn(folderOfPerson(userId)))
        for (const recording of await list({ userId, transcriptionId })) bytes += recording.bytes;
      return bytes;
    },

    removeDocument: (of: RecordedDocument) => rm(folderOf(of), { recursive: true, force: true }),

    removePerson: (userId: string) => rm(folderOfPerson(userId), { recursive: true, force: true }),

    /** Removes what was left behind by a server that was killed during an upload. */
    async removeUnfinished(): Promise<void> {
      for (const name of await namesIn(incoming)) {
        const path = join(incoming, name);
        const file = await stat(path).catch(() => undefined);
        // Compared with the clock of the file system, which has set the other time too.
        if (file && Date.now() - file.mtimeMs > staleMs) await rm(path, { force: true });
      }
    },
  };
}

const namesIn = (path: string): Promise<string[]> => readdir(path).catch(() => []);

async function writeSound(
  path: string,
  type: RecordingType,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'wx+', 0o600);
  try {
    let bytes = 0;
    for await (const piece of content) {
      bytes += piece.length;
      if (bytes > maxRecordingBytes) throw tooLarge();
      await file.writeFile(piece);
    }
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (!beginsLike(type, buffer)) throw notSound();
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a new name in a folder durable. Windows does that by itself, and can't open folders. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

const beginnings: Readonly<Record<RecordingType, { at: number; bytes: string }>> = {
  'audio/webm': { at: 0, bytes: '\x1a\x45\xdf\xa3' },
  'audio/ogg': { at: 0, bytes: 'OggS' },
  'audio/mp4': { at: 4, bytes: 'ftyp' },
};

function beginsLike(type: RecordingType, head: Buffer): boolean {
  const { at, bytes } = beginnings[type];
  return head.toString('latin1', at, at + 4) === bytes;
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const noRoom = () =>
  new AppError('cannot-store', {
    message: 'The computer that runs Rhapsode is running out of space, so it keeps no more recordings.',
    data: { reason: 'no-space' },
  });

const tooLarge = () =>
  new AppError('too-large', {
    message: `A recording can have at most ${maxRecordingBytes / 1024 / 1024} MB.`,
    data: { limit: maxRecordingBytes },
  });

const tooMany = () =>
  new AppError('too-large', { message: `A text can have at most ${maxPerDocument} recordings.` });

const notSound = () =>
  new AppError('invalid-request', {
    message: 'body: must be sound of the type that the header names',
    data: { field: 'body' },
  });
