import type { LanguageCode } from '../../../shared/languages.ts';
import { fitsText, limitTimings } from '../../../shared/saved-timings.ts';
import type { Timing } from '../../../shared/timings.ts';
import { ApiError } from '../../api/client.ts';
import type { QueryClient } from '../../api/query-client.ts';
import type { Backend } from '../../backend/backend.ts';
import type { ShowToast } from '../../ui/toast.tsx';
import { openedText } from './opened-text.ts';
import { saveResultStrings } from './save-result-strings.ts';
import { createSavedCache } from './saved-cache.ts';
import { saveFailureStrings } from './strings.ts';

export { createIdempotencyKeys } from './idempotency-keys.ts';

export interface SaveContent {
  text: string;
  language: LanguageCode;
  timings?: readonly Timing[] | undefined;
}

export interface SaveDeps {
  client: Backend;
  queries: QueryClient;
  toast: ShowToast;
  /** The idempotency key for this content. */
  keyFor(userId: string, content: SaveContent): string;
  userId: string | undefined;
  /** How many characters a transcript may have. */
  cap: number;
  /** Called when all slots are known to be used. */
  onLimit(): void;
  onUpgrade(): void;
  onSignIn(): void;
  /** Whether the saved transcriptions are on the screen. */
  isViewing(): boolean;
  onViewSaved(): void;
}

/** Trying again after a timeout is safe, because the idempotency key stays the same. */
const timeoutMs = 30_000;

/** Returns a function that removes the toast, or null if the text wasn't saved. By then the user has been told why. */
export async function saveTranscription(
  content: SaveContent,
  note: string | undefined,
  deps: SaveDeps,
): Promise<(() => void) | null> {
  const { client, queries, toast, keyFor, userId, cap, onLimit, isViewing, onViewSaved } = deps;
  if (userId === undefined) {
    askToSignIn(deps);
    return null;
  }
  const cache = createSavedCache(client, queries, userId);
  try {
    // Whether text over the cap may still be saved, with or without a slot, is up to the server.
    if (content.text.length <= cap && (await cache.isFull())) {
      onLimit();
      return null;
    }
    const { text, language } = content;
    const opened = openedText.get();
    const isCopy = opened?.language === language && cache.has(opened.transcriptionId);
    const timings = savedTimings(content);
    const item = await client.save(
      { text, language, userId, ...(timings.length > 0 && { timings }) },
      keyFor(userId, content),
      AbortSignal.timeout(timeoutMs),
    );
    await cache.stopLoading();
    if (item) cache.add(item);
    else cache.reload();
    return toast({
      title: saveResultStrings.savedTitle,
      description: [note, isCopy && saveResultStrings.newEntry].filter(Boolean).join(' ') || undefined,
      tone: 'good',
      action: isViewing()
        ? undefined
        : { label: saveResultStrings.view, altText: saveResultStrings.viewAlt, onClick: onViewSaved },
    });
  } catch (error) {
    explain(error, cache.reload, deps);
    return null;
  }
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
  } else if (!refused && !navigator.onLine) {
    toast({
      title: saveResultStrings.offlineTitle,
      description: `${saveFailureStrings.description} ${saveResultStrings.kept}`,
      tone: 'bad',
    });
  } else {
    const tooLong = refused?.code === 'text-too-long' ? refused.userMessage : null;
    const description = tooLong ?? refused?.retryMessage ?? saveFailureStrings.description;
    toast({ title: saveFailureStrings.title, description, tone: 'bad' });
  }
}
