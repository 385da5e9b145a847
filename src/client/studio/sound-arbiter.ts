/** Something that listens to the microphone. */
export interface Listener {
  isIdle(): boolean;
  subscribe(listener: () => void): () => void;
  /** Ends the recording, if there is one. */
  finish(): void;
  /** Ignores further words from an engine that was stopped but is still running. */
  forgetLateWords(): void;
  /** Resolves when every word that was heard has been written. */
  written(): Promise<void>;
}

/** Something that makes sound. */
export interface SoundSource {
  /** Ends its sound, including sound that is about to start. */
  silence(): void;
}

export interface SoundArbiter {
  /** Everything that may listen or make sound. Call it once, when all of it has been created. */
  join(listener: Listener, sources: readonly SoundSource[]): void;
  /** Stops all sound, including sound that is about to start. Call it before the microphone opens. */
  silence(): void;
  /**
   * Starts a sound in the tap's event handler if nothing is being recorded, because some browsers allow sound only then.
   * Otherwise it ends the recording first, and `late` is true. Other sources become silent.
   */
  start(source: SoundSource | null, sound: (late: boolean) => void): void;
  /** Ends the recording and all sound. Resolves when the last words have been written. */
  quiet(): Promise<void>;
}

/** Decides who may make sound or listen: the microphone must never hear the page's own voice. */
export function createSoundArbiter(): SoundArbiter {
  let listener: Listener | null = null;
  let sources: readonly SoundSource[] = [];
  let wanted: ((late: boolean) => void) | null = null;
  let waiting: (() => void)[] = [];

  const isIdle = () => listener?.isIdle() ?? true;

  function run(sound: (late: boolean) => void, late: boolean) {
    listener?.forgetLateWords();
    sound(late);
  }

  const silence = () => {
    wanted = null;
    for (const source of sources) source.silence();
  };

  return {
    join(nextListener, nextSources) {
      listener = nextListener;
      sources = nextSources;
      listener.subscribe(() => {
        if (!isIdle()) return;
        const sound = wanted;
        wanted = null;
        if (sound) run(sound, true);
        for (const resolve of waiting.splice(0)) resolve();
      });
    },
    silence,
    start(source, sound) {
      for (const other of sources) if (other !== source) other.silence();
      if (isIdle()) return run(sound, false);
      wanted = sound;
      listener?.finish();
    },
    async quiet() {
      silence();
      if (!isIdle()) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting = [...waiting, resolve];
        listener?.finish();
        await promise;
      }
      listener?.forgetLateWords();
      await listener?.written();
    },
  };
}
