import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { ApiError, readAnswer } from '../../api/client.ts';
import { useApi } from '../../api/queries.ts';
import { useToast } from '../../ui/toast.tsx';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { createSavedCache } from './saved-cache.ts';
import { saveStrings } from './strings.ts';

interface SaveContent {
  text: string;
  language: LanguageCode;
}

export interface SaveOptions {
  userId: string | undefined;
  /** Every slot is taken and the page knows it. */
  onLimit(): void;
  onUpgrade(): void;
  onSignIn(): void;
  onViewSaved(): void;
}

export interface Save {
  saving: boolean;
  /** True once it is saved. Everything else has been said to the person by then. */
  save(content: SaveContent): Promise<boolean>;
  /** The text was cleared: the same words, should they come again, are a new item. */
  startOver(): void;
}

/** After this long an answer counts as lost. Trying again is safe: the attempt keeps its key. */
const timeoutMs = 30_000;

export function useSave(options: SaveOptions): Save {
  const { userId, onLimit, onUpgrade, onSignIn, onViewSaved } = options;
  const client = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);
  const [keys] = useState(createIdempotencyKeys);

  const askToSignIn = () =>
    toast({
      title: saveStrings.loginTitle,
      description: saveStrings.login,
      tone: 'warn',
      action: { label: saveStrings.signIn, altText: saveStrings.signInAlt, onClick: onSignIn },
    });

  const attempt = async (content: SaveContent): Promise<boolean> => {
    if (userId === undefined) {
      askToSignIn();
      return false;
    }
    const cache = createSavedCache(client, queries, userId);
    try {
      if (await cache.isFull()) {
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
      toast({
        title: saveStrings.savedTitle,
        tone: 'good',
        action: { label: saveStrings.view, altText: saveStrings.viewAlt, onClick: onViewSaved },
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
      // Premium: nothing to sell, so the dialog says what can be done.
      reload();
      onLimit();
    } else if (refused?.status === 401) {
      askToSignIn();
    } else {
      const description = refused?.retryMessage ?? saveStrings.failed;
      toast({ title: saveStrings.failedTitle, description, tone: 'bad' });
    }
  }

  const save = async (content: SaveContent): Promise<boolean> => {
    if (content.text.trim() === '') return false;
    // Pressed again while it is being saved: the same save.
    if (running.current) return running.current;
    setSaving(true);
    running.current = attempt(content);
    try {
      return await running.current;
    } finally {
      running.current = null;
      setSaving(false);
    }
  };

  return { saving, save, startOver: keys.forget };
}
