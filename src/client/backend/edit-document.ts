import type { DocumentContent, SavedDocument } from '../../shared/document/document-schema.ts';
import { CallError } from '../api/client.ts';
import type { Backend } from './backend.ts';

/** More changes at the same time than a person can make. */
const attempts = 4;

/**
 * Changes a detail of a document, such as its title or tags, and keeps everything else. If another device changes the
 * document at the same time, the detail is changed in the new version, because the two don't contradict each other.
 */
export async function editDocument(
  client: Pick<Backend, 'find' | 'change'>,
  id: string,
  edit: (document: SavedDocument) => Partial<Pick<DocumentContent, 'title' | 'tags' | 'segments'>>,
): Promise<SavedDocument> {
  for (let attempt = 1; ; attempt += 1) {
    const document = await client.find(id);
    const { transcriptionId, createdAt, updatedAt, revision, ...content } = document;
    try {
      return await client.change(transcriptionId, revision, { ...content, ...edit(document) });
    } catch (error) {
      const isOutdated = error instanceof CallError && error.code === 'document-changed';
      if (!isOutdated || attempt === attempts) throw error;
    }
  }
}
