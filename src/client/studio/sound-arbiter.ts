/** Something that listens to the microphone. */
interface Listener {
  isIdle: boolean;
  finish(): void;
  /** Ignores further words from an engine that was stopped but is still running. */
  forgetLateWords(): void;
}

/** Something that makes sound. */
interface Player {
  isSounding: boolean;
  stop(): void;
}

export interface SoundArbiter<Now> {
  /** Call it whenever one of them has changed. `now` is passed on to sounds that had to wait. */
  update(listener: Listener, players: readonly Player[], now: Now): void;
  /** Stops all sound, including sound that is about to start. Call it before the microphone opens. */
  silence(): void;
  /**
   * Starts a sound in the tap's event handler if nothing is being recorded, because some browsers allow sound only then.
   * Otherwise it ends the recording first.
   */
  start(sound: (now: Now) => void): void;
  /** Ends the recording and all sound. Resolves when the last words have arrived. */
  quiet(): Promise<void>;
}

/** Decides who may make sound or listen: the microphone must never hear the page's own voice. */
export function createSoundArbiter<Now>(initial: Now): SoundArbiter<Now> {
  let listener: Listener = { isIdle: true, finish: () => {}, forgetLateWords: () => {} };
  let players: readonly Player[] = [];
  let now = initial;
  let wanted: ((now: Now) => void) | null = null;
  let waiting: (() => void)[] = [];

  function run(sound: (now: Now) => void) {
    listener.forgetLateWords();
    sound(now);
  }

  const silence = () => {
    wanted = null;
    for (const player of players) if (player.isSounding) player.stop();
  };

  return {
    update(nextListener, nextPlayers, next) {
      listener = nextListener;
      players = nextPlayers;
      now = next;
      if (!listener.isIdle) return;
      const sound = wanted;
      wanted = null;
      if (sound) run(sound);
      for (const resolve of waiting.splice(0)) resolve();
    },
    silence,
    start(sound) {
      if (listener.isIdle) return run(sound);
      wanted = sound;
      listener.finish();
    },
    quiet() {
      silence();
      if (listener.isIdle) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting = [...waiting, resolve];
      listener.finish();
      return promise;
    },
  };
}
