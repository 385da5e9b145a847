import type { Recognition, RecognitionSession } from '../../platform/recognition/recognition.ts';
import type { CapturingRecognition } from './server-recognition.ts';

export type Engine = 'browser' | 'server';

export interface RecognitionChoice {
  browser: Recognition | null;
  /** `ended` resolves when the recording is stopped, maybe before the recogniser is there. */
  loadServer(ended: Promise<void>): Promise<CapturingRecognition>;
  /** The engine for a new session. */
  choose(): Engine;
  /** Whether the server may take over from a browser that can't recognise speech. */
  canFallBack(code: string): boolean;
  onFallBack(): void;
}

/** The engine exists but can't work: it finds no microphone, or its service is blocked or lacks the language. */
const unrecoverable = new Set(['audio-capture', 'network', 'service-not-allowed', 'language-not-supported']);

/** Combines two recognisers. When the browser's fails, the server's takes over in the same session. */
export function createChosenRecognition(choice: RecognitionChoice): Recognition {
  return {
    open(locale, listen) {
      let session: RecognitionSession | null = null;
      let ended = false;
      const ending = Promise.withResolvers<void>();

      function openServer() {
        session = null;
        choice.loadServer(ending.promise).then(
          (server) => {
            if (!ended) session = server.open(locale, listen);
          },
          () => {
            if (ended) return;
            listen({ type: 'error', code: 'network' });
            listen({ type: 'ended' });
          },
        );
      }

      function openBrowser(browser: Recognition) {
        let replaced = false;
        const own = browser.open(locale, (event) => {
          if (replaced) return;
          if (
            event.type !== 'error' ||
            ended ||
            !unrecoverable.has(event.code) ||
            !choice.canFallBack(event.code)
          ) {
            listen(event);
            return;
          }
          replaced = true;
          own.abort();
          // Makes the interim words on screen final.
          listen({ type: 'final', id: -1, words: '' });
          choice.onFallBack();
          openServer();
        });
        session = own;
      }

      if (choice.browser && choice.choose() === 'browser') openBrowser(choice.browser);
      else openServer();

      const end = (act: (own: RecognitionSession) => void) => {
        ended = true;
        ending.resolve();
        if (session) act(session);
        else queueMicrotask(() => listen({ type: 'ended' }));
      };
      return { stop: (reopens) => end((own) => own.stop(reopens)), abort: () => end((own) => own.abort()) };
    },
  };
}
