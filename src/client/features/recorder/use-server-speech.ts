import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import { settings } from '../../platform/settings.ts';
import { localStore } from '../../platform/storage.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import type { MicrophoneNotice } from './microphone-notice.ts';
import type { ServerSpeech, SpeechText } from './server-speech.ts';
import { emptyQueue, type SpeechQueueView } from './speech-queue-view.ts';

export interface ServerSpeechOptions {
  userId: string | undefined;
  /** Whether this recogniser is in use. It is loaded in advance, so that it also works if the network is lost later. */
  inUse: boolean;
  language: LanguageCode;
  text: SpeechText;
  onNotice(notice: MicrophoneNotice): void;
  /** Words the user is likely to say. */
  hints: () => readonly string[];
  onPhrase(phrase: Phrase): void;
}

export interface ServerSpeechControl {
  view: SpeechQueueView;
  /** Rejects when nobody is signed in. */
  load(): Promise<ServerSpeech>;
}

/** Loads the code for the server's recogniser when it is in use, or if speech from an earlier visit is waiting. */
export function useServerSpeech({
  userId,
  inUse,
  language,
  text,
  onNotice,
  hints,
  onPhrase,
}: ServerSpeechOptions): ServerSpeechControl {
  const client = useBackend();
  const queries = useQueryClient();
  const [view, setView] = useState(emptyQueue);
  const loader = useRef<(() => Promise<ServerSpeech>) | null>(null);
  const languageNow = useEffectEvent(() => language);
  const onNoticeNow = useEffectEvent(onNotice);
  const onPhraseNow = useEffectEvent(onPhrase);

  useEffect(() => {
    if (userId === undefined || !client.capabilities.recognition.backend) return;
    let loading: Promise<ServerSpeech> | undefined;
    const load = () => {
      loading ??= loadWithRetry(() => import('./server-speech.ts')).then(({ createServerSpeech }) =>
        createServerSpeech({
          client,
          userId,
          text,
          language: () => languageNow(),
          microphone: () => settings.get().microphone,
          onNotice: (notice) => onNoticeNow(notice),
          hints,
          onPhrase: (phrase) => onPhraseNow(phrase),
          onChange: setView,
          onRemaining: (remaining) =>
            queries.setQueryData(apiQueries.recognitionAllowance(client, userId).queryKey, (known) =>
              known ? { ...known, remaining, allowed: remaining > 0 } : known,
            ),
        }),
      );
      return loading;
    };
    loader.current = load;
    if (localStore.read('speechWaiting') !== null) load().catch(() => undefined);
    return () => {
      loader.current = null;
      setView(emptyQueue);
      loading?.then(
        (speech) => speech.dispose(),
        () => undefined,
      );
    };
  }, [client, queries, userId, text, hints]);

  useEffect(() => {
    if (inUse) loader.current?.().catch(() => undefined);
  }, [inUse]);

  return {
    view,
    load: () => loader.current?.() ?? Promise.reject(new Error('Nobody is signed in')),
  };
}
