import type { Readable } from 'node:stream';
import { AppError } from '../../shared/errors.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { NewRecording, RecordedDocument, RecordingFiles, StoredRecording } from './recording-files.ts';

export type RecordingService = ReturnType<typeof createRecordingService>;

/** The sound of dictations, beside the saved documents of the person who asks. */
export function createRecordingService(deps: {
  files: RecordingFiles;
  /** Fails with `not-found` if the person has no such document. */
  findDocument: (user: SessionUser, transcriptionId: string) => Promise<{ transcriptionId: string }>;
}) {
  const { files, findDocument } = deps;

  async function documentOf(user: SessionUser, id: string): Promise<RecordedDocument> {
    const { transcriptionId } = await findDocument(user, id);
    return { userId: user.id, transcriptionId };
  }

  return {
    async list(user: SessionUser, transcriptionId: string) {
      const found = await files.list(await documentOf(user, transcriptionId));
      return found.map(({ id, startMs, bytes }) => ({ id, startMs, bytes }));
    },

    async keep(user: SessionUser, transcriptionId: string, recording: NewRecording): Promise<void> {
      const document = await documentOf(user, transcriptionId);
      const requireStill = async () => {
        await recording.requireStill();
        await documentOf(user, transcriptionId);
      };
      await files.write(document, { ...recording, requireStill });
    },

    async find(
      user: SessionUser,
      transcriptionId: string,
      id: string,
    ): Promise<StoredRecording & { read: (start: number, end: number) => Readable }> {
      const document = await documentOf(user, transcriptionId);
      const found = (await files.list(document)).find((recording) => recording.id === id);
      if (!found) throw new AppError('not-found');
      return { ...found, read: (start, end) => files.read(document, found.name, start, end) };
    },

    async removeOf(user: SessionUser, transcriptionId: string): Promise<void> {
      await files.removeDocument(await documentOf(user, transcriptionId));
    },

    space: async (user: SessionUser) => ({ bytes: await files.bytesOf(user.id) }),

    removeAll: (user: SessionUser): Promise<void> => files.removePerson(user.id),
  };
}
