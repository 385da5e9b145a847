import type { SavedAs } from '../../shared/document/document.ts';
import type { DocumentContent, SavedDocument } from '../../shared/document/document-schema.ts';
import type { Backend } from './backend.ts';

/**
 * Saves a new version of a text and keeps what else its document has, such as its title and tags. Fails with
 * `document-changed` if another device was faster, and with `not-found` if the document was deleted.
 */
export async function changeDocument(
  client: Pick<Backend, 'find' | 'change'>,
  { id, revision }: SavedAs,
  content: DocumentContent,
  signal?: AbortSignal,
): Promise<SavedDocument> {
  return client.change(id, revision, withDetails(content, await client.find(id)), signal);
}

function withDetails(content: DocumentContent, stored: SavedDocument): DocumentContent {
  const isSameText = content.text === stored.text && content.language === stored.language;
  const { translations: fresh = [] } = content;
  // Translations and speakers belong to the exact words.
  const others = (isSameText ? (stored.translations ?? []) : []).filter(
    ({ language }) => !fresh.some((each) => each.language === language),
  );
  const translations = [...fresh, ...others];
  const title = content.title ?? stored.title;
  const source = stored.source ?? content.source;
  return {
    ...content,
    ...(title !== undefined && { title }),
    ...(source && { source }),
    ...(stored.tags && { tags: stored.tags }),
    ...(translations.length > 0 && { translations }),
    ...(isSameText && stored.segments && !content.segments && { segments: stored.segments }),
  };
}
