import { useEffect, useRef, useState } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { ApiError, readAnswer } from '../../api/client.ts';
import { useApi } from '../../api/queries.ts';
import { useQueryClient } from '../../api/use-query.ts';
import { useToast } from '../../ui/toast.tsx';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { createSavedCache } from './saved-cache.ts';
import { saveStrings } from './strings.ts';

export interface SaveContent {
  text: string;
  language: LanguageCode;
}

export interface SaveOptions {
  userId: string | undefined;
  /** How many characters a transcript may have. */
  cap: number;
  /** The saved transcriptions are on the screen. */
  viewing: boolean;
  /** Called when all slots are known to be used. */
  onLimit(): void;
  onUpgrade(): void;
  onSignIn(): void;
  onViewSaved(): void;
}

export interface Save {
  saving: boolean;
  /** True if it was saved; any problem has been reported by then. The note says which text it was. */
  save(content: SaveContent, note?: string): Promise<boolean>;
  /** After the text is cleared, saving the same words again creates a new item. */
  startOver(): void;
}

/** Trying again after a timeout is safe, because the idempotency key stays the same. */
const timeoutMs = 30_000;

export function useSave(options: SaveOptions): Save {
  const { userId, cap, viewing, onLimit, onUpgrade, onSignIn, onViewSaved } = options;
  const client = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);
  const [keys] = useState(createIdempotencyKeys);

  const isViewing = useRef(viewing);
  const dismissSaved = useRef(() => {});
  useEffect(() => {
    isViewing.current = viewing;
    if (viewing) dismissSaved.current();
  }, [viewing]);

  const askToSignIn = () =>
    toast({
      title: saveStrings.loginTitle,
      description: saveStrings.login,
      tone: 'warn',
      action: { label: saveStrings.signIn, altText: saveStrings.signInAlt, onClick: onSignIn },
    });

  const attempt = async (content: SaveContent, note?: string): Promise<boolean> => {
    if (userId === undefined) {
      askToSignIn();
      return false;
    }
    const cache = createSavedCache(client, queries, userId);
    try {
      // Whether a text over the cap may still be saved, with or without a slot, is for the server to say.
      if (content.text.length <= cap && (await cache.isFull())) {
        onLimit();
        return false;
      }
      const response = await client.send('saveTranscription', {
        body: { ...content, userId },
        headers: { 'Idempotency-Key': keys.keyFor(userId, content) },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await cache.stopLoading();
      await readAnswer('saveTranscription', response).then(cache.add, cache.reload);
      dismissSaved.current = toast({
        title: saveStrings.savedTitle,
        description: note,
        tone: 'good',
        action: isViewing.current
          ? undefined
          : { label: saveStrings.view, altText: saveStrings.viewAlt, onClick: onViewSaved },
      });
      return true;
    } catch (error) {
      explain(error, cache.reload);
      return false;
    }
  };

  function explain(error: unknown, reload: () => void): void {
    const refused = error instanceof ApiError ? error : null;
    if (refused?.status === 403 && refused.data.requiresUpgrade === true) {
      reload();
      toast({
        title: saveStrings.limitTitle,
        description: refused.serverMessage ?? saveStrings.limit,
        tone: 'warn',
        action: { label: saveStrings.upgrade, altText: saveStrings.upgradeAlt, onClick: onUpgrade },
      });
    } else if (refused?.code === 'save-limit') {
      // Premium users can't upgrade, so the dialog offers other help.
      reload();
      onLimit();
    } else if (refused?.status === 401) {
      askToSignIn();
    } else {
      const tooLong = refused?.code === 'text-too-long' ? refused.serverMessage : null;
      const description = tooLong ?? refused?.retryMessage ?? saveStrings.failed;
      toast({ title: saveStrings.failedTitle, description, tone: 'bad' });
    }
  }

  const save = async (content: SaveContent, note?: string): Promise<boolean> => {
    if (content.text.trim() === '') return false;
    // A second press while saving joins the first.
    if (running.current) return running.current;
    setSaving(true);
    running.current = attempt(content, note);
    try {
      return await running.current;
    } finally {
      running.current = null;
      setSaving(false);
    }
  };

  return { saving, save, startOver: keys.forget };
}
