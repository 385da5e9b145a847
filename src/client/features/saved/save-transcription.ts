import type { DocumentSource, SavedAs } from '../../../shared/document/document.ts';
import { documentLimits } from '../../../shared/document/document-limits.ts';
import type {
  DocumentContent,
  SavedDocument,
  SavedTranslation,
} from '../../../shared/document/document-schema.ts';
import { type Merged, mergeSaved, savedAsOf } from '../../../shared/document/merge-saved.ts';
import { lostTranslations } from '../../../shared/document/saved-translation.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { fitsText, limitTimings } from '../../../shared/saved-timings.ts';
import type { Timing } from '../../../shared/timings.ts';
import { ApiError, CallError } from '../../api/client.ts';
import type { QueryClient } from '../../api/query-client.ts';
import type { Backend } from '../../backend/backend.ts';
import { changeDocument } from '../../backend/change-document.ts';
import { deviceErrorStrings } from '../../backend/strings.ts';
import { navigate } from '../../ui/router.tsx';
import type { ShowToast } from '../../ui/toast.tsx';
import { lostNote, lostNoteMs } from './lost-note.ts';
import { createSavedCache } from './saved-cache.ts';
import { saveFailureStrings, saveResultStrings } from './strings.ts';

export { createIdempotencyKeys } from './idempotency-keys.ts';

export interface SaveContent {
  text: string;
  language: LanguageCode;
  timings?: readonly Timing[] | undefined;
  /** Who said what, and when each word was spoken; empty if neither is known. */
  segments?: DocumentContent['segments'];
  /** Its translation, if that is up to date. */
  translation?: SavedTranslation | undefined;
  source?: DocumentSource | undefined;
  /** Without one, a saved text keeps its own. */
  title?: string | undefined;
}

/** A text that was saved. Null if it isn't known where. */
export interface SaveResult {
  savedAs: SavedAs | null;
  /** The document as it was saved, if another device had changed something else in it. */
  merged?: { document: SavedDocument; isTheirText: boolean } | undefined;
}

export interface SaveDeps {
  client: Backend;
  queries: QueryClient;
  toast: ShowToast;
  /** The idempotency key for this content. */
  keyFor(userId: string, content: DocumentContent): string;
  userId: string | undefined;
  /** How many characters a transcript may have. */
  cap: number;
  /** Called when all slots are known to be used. */
  onLimit(): void;
  onUpgrade(): void;
  onSignIn(): void;
  /** Called when another device has changed the same part of the document, which is still as it was there. */
  onConflict?(theirs: SavedDocument): void;
  /** Called when the document was deleted on another device. */
  onDeleted?(): void;
  /** Whether the saved transcriptions are on the screen. */
  isViewing(): boolean;
  onViewSaved(): void;
}

/** Trying again after a timeout is safe, because the idempotency key stays the same. */
const timeoutMs = 30_000;

/**
 * Saves a new text, or changes the one that it belongs to. Returns null if it wasn't saved; by then the user has been
 * told why.
 */
export async function saveTranscription(
  content: SaveContent,
  linked: SavedAs | null,
  deps: SaveDeps,
): Promise<(SaveResult & { dismiss: () => void }) | null> {
  const { client, queries, toast, userId, isViewing, onViewSaved } = deps;
  if (userId === undefined) {
    askToSignIn(deps);
    deps.onSignIn();
    return null;
  }
  const cache = createSavedCache(client, queries, userId);
  try {
    const result = linked
      ? await change(content, linked, cache, deps)
      : await add(content, userId, cache, deps);
    if (result === 'refused') return null;
    const { item, isTheirText } = result;
    await cache.stopLoading();
    if (!item) cache.reload();
    else if (linked) cache.replace(item);
    else cache.add(item);
    const lost = item && !isTheirText ? lostTranslations(linked, item) : [];
    const notes = [content.translation && saveResultStrings.withTranslation, lostNote(lost)];
    const dismiss = toast({
      title: saveResultStrings.savedTitle,
      description: notes.filter(Boolean).join(' '),
      // A warning is also shown if nobody pressed Save.
      ...(lost.length > 0 ? { tone: 'warn', duration: lostNoteMs } : { tone: 'good' }),
      action: isViewing()
        ? undefined
        : { label: saveResultStrings.view, altText: saveResultStrings.viewAlt, onClick: onViewSaved },
    });
    return {
      savedAs: item && savedAsOf(item),
      ...(item && isTheirText !== undefined && { merged: { document: item, isTheirText } }),
      dismiss,
    };
  } catch (error) {
    explain(error, cache.reload, deps);
    return null;
  }
}

/** What was saved; null if that isn't known. `isTheirText` is set if changes of another device were merged. */
interface Stored {
  item: SavedDocument | null;
  isTheirText?: boolean;
}

type SavedCache = ReturnType<typeof createSavedCache>;

async function add(
  content: SaveContent,
  userId: string,
  cache: SavedCache,
  { client, cap, keyFor, onLimit }: SaveDeps,
): Promise<Stored | 'refused'> {
  // Whether text over the cap may still be saved, with or without a slot, is up to the server.
  if (content.text.length <= cap && (await cache.isFull())) {
    onLimit();
    return 'refused';
  }
  const document = documentOf(content);
  const key = keyFor(userId, document);
  return { item: await client.save({ ...document, userId }, key, AbortSignal.timeout(timeoutMs)) };
}

async function change(
  content: SaveContent,
  linked: SavedAs,
  cache: SavedCache,
  deps: SaveDeps,
  merging?: { theirs: SavedDocument; merged: Merged },
): Promise<Stored | 'refused'> {
  const { client, toast, onConflict, onDeleted } = deps;
  // Without segments, the saved speakers would be kept.
  const mine = { ...documentOf(content), ...(content.segments && { segments: content.segments }) };
  const { id, revision } = linked;
  try {
    const item = await changeDocument(
      client,
      { id, revision: merging?.theirs.revision ?? revision },
      merging?.merged.content ?? mine,
      AbortSignal.timeout(timeoutMs),
    );
    return { item, ...(merging && { isTheirText: merging.merged.isTheirText }) };
  } catch (error) {
    const code = error instanceof CallError ? error.code : null;
    if (code === 'document-changed') {
      const theirs = await client.find(id);
      cache.replace(theirs);
      const merged = mergeSaved(linked.base, mine, theirs);
      if (merged && theirs.revision > (merging?.theirs.revision ?? revision))
        return change(content, linked, cache, deps, { theirs, merged });
      onConflict?.(theirs);
    } else if (code === 'not-found') {
      cache.reload();
      onDeleted?.();
      const { deletedTitle: title, deleted: description } = saveResultStrings;
      toast({ title, description, tone: 'warn' });
    } else throw error;
    return 'refused';
  }
}

function documentOf(content: SaveContent): DocumentContent {
  const { text, language, segments = [], source, title, translation } = content;
  const timings = savedTimings(content);
  return {
    text,
    language,
    ...(timings.length > 0 && { timings }),
    ...(segments.length > 0 && { segments }),
    ...(source && { source }),
    ...(title && { title: title.slice(0, documentLimits.title) }),
    ...(translation && { translations: [translation] }),
  };
}

/** A draft from the browser's storage may have timings that don't fit its text. */
const savedTimings = ({ text, timings = [] }: SaveContent): Timing[] =>
  fitsText(timings, text.length) ? limitTimings(timings) : [];

function askToSignIn({ toast, onSignIn }: SaveDeps): void {
  toast({
    title: saveResultStrings.loginTitle,
    description: saveResultStrings.login,
    tone: 'warn',
    action: { label: saveResultStrings.signIn, altText: saveResultStrings.signInAlt, onClick: onSignIn },
  });
}

function explain(error: unknown, reload: () => void, deps: SaveDeps): void {
  const { toast, onLimit, onUpgrade } = deps;
  const refused = error instanceof ApiError ? error : null;
  if (refused?.status === 403 && refused.data.requiresUpgrade === true) {
    reload();
    toast({
      title: saveResultStrings.limitTitle,
      description: refused.userMessage ?? saveResultStrings.limit,
      tone: 'warn',
      action: { label: saveResultStrings.upgrade, altText: saveResultStrings.upgradeAlt, onClick: onUpgrade },
    });
  } else if (refused?.code === 'save-limit') {
    // Premium users can't upgrade, so the dialog offers other help.
    reload();
    onLimit();
  } else if (refused?.status === 401) {
    askToSignIn(deps);
  } else if (!refused && error instanceof CallError && error.code === 'cannot-store') {
    toast({
      title: saveFailureStrings.title,
      description: error.message,
      tone: 'bad',
      action: {
        label: deviceErrorStrings.makeRoom,
        altText: deviceErrorStrings.makeRoomAlt,
        onClick: () => navigate('/settings#privacy'),
      },
    });
  } else if (!refused && !navigator.onLine) {
    toast({
      title: saveResultStrings.offlineTitle,
      description: `${saveFailureStrings.description} ${saveResultStrings.kept}`,
      tone: 'bad',
    });
  } else {
    toast({ title: saveFailureStrings.title, description: describe(refused), tone: 'bad' });
  }
}

function describe(refused: ApiError | null): string {
  const { description } = saveFailureStrings;
  if (refused?.code === 'text-too-long') return refused.userMessage ?? description;
  if (refused?.code === 'cannot-store') return `${description} ${refused.userMessage ?? ''}`;
  return refused?.retryMessage ?? description;
}
