/** Handlers for the media buttons on headsets, keyboards and lock screens. */
interface MediaHandlers {
  play?(): void;
  pause?(): void;
  stop(): void;
  seek?(seconds: number): void;
}

export interface MediaControls {
  show(what: { title: string; artist: string }, handlers: MediaHandlers): void;
  update(now: { paused: boolean; position: number; duration: number | null; rate: number }): void;
  clear(): void;
}

const actions = ['play', 'pause', 'stop', 'seekto'] as const;

/** Does nothing in browsers without a media session. */
export function createMediaControls(session: MediaSession | undefined = ownSession()): MediaControls {
  // Browsers throw on actions they don't know.
  const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      session?.setActionHandler(action, handler);
    } catch {
      // The buttons on the page still work.
    }
  };

  return {
    show({ title, artist }, handlers) {
      if (!session) return;
      session.metadata = new MediaMetadata({ title, artist });
      session.playbackState = 'playing';
      set('play', handlers.play ?? null);
      set('pause', handlers.pause ?? null);
      set('stop', handlers.stop);
      const { seek } = handlers;
      set('seekto', seek ? (details) => seek(details.seekTime ?? 0) : null);
    },
    update({ paused, position, duration, rate }) {
      if (!session) return;
      session.playbackState = paused ? 'paused' : 'playing';
      if (duration === null || duration <= 0 || !session.setPositionState) return;
      session.setPositionState({ duration, playbackRate: rate, position: Math.min(position, duration) });
    },
    clear() {
      if (!session) return;
      session.metadata = null;
      session.playbackState = 'none';
      for (const action of actions) set(action, null);
    },
  };
}

function ownSession(): MediaSession | undefined {
  return typeof navigator !== 'undefined' && 'mediaSession' in navigator ? navigator.mediaSession : undefined;
}
