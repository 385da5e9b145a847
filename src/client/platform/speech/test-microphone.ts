import { vi } from 'vitest';
import { speechRate } from '../../../shared/resample.ts';

class TestTrack extends EventTarget {
  readonly label: string;
  readyState = 'live';

  constructor(label: string) {
    super();
    this.label = label;
  }

  stop() {
    this.readyState = 'ended';
  }
}

class TestContext extends EventTarget {
  sampleRate = speechRate;
  state: string = 'running';
  audioWorklet = { addModule: async (_url: string) => {} };
  createMediaStreamSource = () => ({ connect() {} });
  resume = async () => this.change('running');
  close = async () => this.change('closed');

  change(state: string) {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class TestNode {
  port: { onmessage: ((event: { data: Float32Array }) => void) | null } = { onmessage: null };
}

/** A microphone at 16 kHz that a test speaks into. Undo it with `vi.unstubAllGlobals()`. */
export function installTestMicrophone(locks?: LockManager) {
  const tracks: TestTrack[] = [];
  const contexts: TestContext[] = [];
  const nodes: TestNode[] = [];
  const state = {
    names: ['AirPods Pro', 'Built-in Microphone'],
    allowed: true,
    rate: speechRate,
    resumes: true,
    modulesFail: 0,
  };
  const modules: string[] = [];
  async function getUserMedia() {
    const [name] = state.names;
    if (!state.allowed) throw new DOMException('Permission denied', 'NotAllowedError');
    if (name === undefined) throw new DOMException('No device', 'NotFoundError');
    const track = new TestTrack(name);
    tracks.push(track);
    return { getTracks: () => [track], getAudioTracks: () => [track] };
  }
  const enumerateDevices = async () =>
    state.names.map((label) => ({ kind: 'audioinput', label, deviceId: label }));
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices }, locks });
  vi.stubGlobal(
    'AudioContext',
    class extends TestContext {
      constructor({ sampleRate = state.rate } = {}) {
        super();
        this.sampleRate = sampleRate;
        if (!state.resumes) this.resume = () => new Promise(() => {});
        this.audioWorklet.addModule = async (url) => {
          modules.push(url);
          if (modules.length <= state.modulesFail) throw new DOMException('Not loaded', 'AbortError');
        };
        contexts.push(this);
      }

      override createMediaStreamSource = () => {
        if (this.sampleRate !== state.rate) throw new DOMException('Other rate', 'NotSupportedError');
        return { connect() {} };
      };
    },
  );
  vi.stubGlobal(
    'AudioWorkletNode',
    class extends TestNode {
      constructor() {
        super();
        nodes.push(this);
      }
    },
  );
  const endTrack = () => {
    const track = tracks.at(-1);
    track?.stop();
    track?.dispatchEvent(new Event('ended'));
  };
  return {
    /** The worklets that were loaded. */
    modules,
    /** The first so many worklets can't be loaded. */
    failModules(times: number) {
      state.modulesFail = times;
    },
    hear(...parts: Float32Array[]) {
      for (const data of parts) nodes.at(-1)?.port.onmessage?.({ data });
    },
    /** Firefox connects a microphone only at its own rate. */
    connectOnlyAt(rate: number) {
      state.rate = rate;
    },
    neverResume() {
      state.resumes = false;
    },
    /** Unplugs the microphone in use. */
    unplug() {
      state.names = state.names.slice(1);
      endTrack();
    },
    withdrawPermission() {
      state.allowed = false;
      endTrack();
    },
    /** Simulates a locked screen, which stops the page's audio. */
    interrupt: () => contexts.at(-1)?.change('interrupted'),
    mute: () => tracks.at(-1)?.dispatchEvent(new Event('mute')),
    isRunning: () => contexts.at(-1)?.state === 'running',
    isOpen: () => tracks.some(({ readyState }) => readyState === 'live'),
  };
}
