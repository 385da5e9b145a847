import { createDocuments, type Documents, type DocumentsDeps } from './documents.ts';
import { createSoundArbiter, type SoundArbiter } from './sound-arbiter.ts';

/**
 * The centre of the page, without React: the open document with its history, the drafts, and the arbiter between the
 * microphone and everything that makes sound. Components subscribe to it and call its methods.
 */
export interface Studio<Now = unknown> extends Documents {
  sound: SoundArbiter<Now>;
  /** Stores interim words while the page is open. Returns a function that stops it. */
  connect(): () => void;
}

const pendingEveryMs = 1_000;

export function createStudio<Now>(services: DocumentsDeps, initial: Now): Studio<Now> {
  const documents = createDocuments(services);
  const { transcript, draft } = documents;
  let keptAt = 0;
  let kept = '';

  function keepPending() {
    const pending = transcript.getInterim();
    if (pending === kept) return;
    kept = pending;
    keptAt = services.now();
    draft.update({ pending });
  }

  // Another tab may have stored its own draft since. The draft of the tab that was left last should be restored.
  function onLeave() {
    keepPending();
    if (draft.read().text !== '') draft.update({});
  }

  return {
    ...documents,
    sound: createSoundArbiter(initial),
    connect() {
      // The previous instance may have stored its last words after the draft was cleared.
      if (transcript.getText() === '') draft.forget();
      const onHide = () => document.visibilityState === 'hidden' && onLeave();
      const unsubscribe = transcript.subscribeInterim(() => {
        if (transcript.getInterim() === '' || services.now() - keptAt >= pendingEveryMs) keepPending();
      });
      window.addEventListener('pagehide', onLeave);
      document.addEventListener('visibilitychange', onHide);
      return () => {
        keepPending();
        unsubscribe();
        window.removeEventListener('pagehide', onLeave);
        document.removeEventListener('visibilitychange', onHide);
      };
    },
  };
}
