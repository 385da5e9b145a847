import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { loadTranslated } from '../../interface/translated.ts';
import { useToast } from '../../ui/toast.tsx';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { SaveContent, SaveDeps } from './save-transcription.ts';
import { saveFailureStrings } from './strings.ts';

export type { SaveContent } from './save-transcription.ts';

export interface SaveOptions extends Pick<SaveDeps, 'userId' | 'cap' | 'onLimit' | 'onUpgrade' | 'onSignIn'> {
  /** Whether the saved transcriptions are on the screen. */
  viewing: boolean;
  onViewSaved(): void;
}

export interface Save {
  saving: boolean;
  /** Resolves to whether the text was saved, after any problem has been reported. The note says which text it was. */
  save(content: SaveContent, note?: string): Promise<boolean>;
  /** Call it when the text is cleared, so that saving the same words again creates a new item. */
  startOver(): void;
}

/** The code for saving is loaded with the first press. */
export function useSave({ viewing, onViewSaved, ...options }: SaveOptions): Save {
  const client = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);
  const keys = useRef<IdempotencyKeys | null>(null);

  const isViewing = useRef(viewing);
  const dismissSaved = useRef(() => {});
  useEffect(() => {
    isViewing.current = viewing;
    if (viewing) dismissSaved.current();
  }, [viewing]);

  const attempt = async (content: SaveContent, note?: string): Promise<boolean> => {
    const module = await loadTranslated(() => import('./save-transcription.ts')).catch(() => null);
    if (!module) {
      toast({ ...saveFailureStrings, tone: 'bad' });
      return false;
    }
    keys.current ??= module.createIdempotencyKeys();
    const deps = {
      ...options,
      client,
      queries,
      toast,
      keyFor: keys.current.keyFor,
      isViewing: () => isViewing.current,
      onViewSaved,
    };
    const dismiss = await module.saveTranscription(content, note, deps);
    if (dismiss) dismissSaved.current = dismiss;
    return dismiss !== null;
  };

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

  return { saving, save, startOver: () => keys.current?.forget() };
}
