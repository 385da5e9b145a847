import type { ResponseBody } from '../../shared/call.ts';
import { speechRate } from '../../shared/resample.ts';
import { unlimited } from '../../shared/unlimited.ts';
import { type ApiClient, CallError, type CallOptions } from '../api/client.ts';
import type { CallName, Contract } from '../api/contract.ts';
import { requestTranscript } from '../api/transcribe.ts';
import { deviceRecognition } from '../platform/recognition/device-recognition.ts';
import { noteDeletion } from '../platform/recordings/note-deletion.ts';
import { fromWav } from '../platform/speech/wav.ts';
import type { Backend } from './backend.ts';
import { deviceCapabilities, deviceOwner as owner } from './device-capabilities.ts';
import { createDeviceLibrary } from './device-library.ts';
import { createDeviceSaves } from './device-saves.ts';
import { refusal } from './request-guard.ts';
import { deviceErrorStrings } from './strings.ts';

/** The calls that are answered here, by the names and types of the contract. */
type Answers = {
  [N in CallName]?: (options: CallOptions<Contract[N]>) => Promise<ResponseBody<Contract[N]>>;
};

/** Nothing is counted on this device, so every answer is that of the largest plan. */
const unmetered = { allowed: true, remaining: unlimited, limit: unlimited, tier: 'premium' } as const;
const nothing = { allowed: false, remaining: 0, limit: 0, tier: 'premium' } as const;

export interface DeviceBackendDeps {
  /** For the account, and for speech if the server's engine runs on this computer. It refuses to send other words. */
  api: ApiClient;
  saves: ReturnType<typeof createDeviceSaves>;
}

export const createBrowserDeviceBackend = (deps: Omit<DeviceBackendDeps, 'saves'>): Backend =>
  createDeviceBackend({ ...deps, saves: createDeviceSaves(() => indexedDB, Date.now) });

/** Keeps everything on this device. Only calls without words, such as those about the account, go to the server. */
export function createDeviceBackend({ api, saves }: DeviceBackendDeps): Backend {
  const engine = deviceRecognition();
  const capabilities = deviceCapabilities(engine);
  const library = createDeviceLibrary(saves.all);
  const answers: Answers = {
    // HD voices need the network.
    voices: async () => [],
    speechAllowance: async () => ({ ...nothing, features: { premium: false, highQualityVoices: false } }),
    trial: async () => ({ remaining: 0, limit: 0, hasUsedTrial: true }),
    translationPairs: async () => ({ pairs: null }),
    translationAllowance: async () => unmetered,
    recognitionAllowance: async () => unmetered,
    transcriptions: () => saves.list(),
    library: ({ query = {} }) => library.page(query),
    librarySummary: () => library.summary(),
    transcriptionAllowance: async () => ({
      ...unmetered,
      remaining: unlimited - (await saves.list()).length,
    }),
  };

  /** Says what can be done about a full disk. */
  async function store<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const isFull = error instanceof Error && error.name === 'QuotaExceededError';
      throw isFull ? new CallError('cannot-store', deviceErrorStrings.full) : error;
    }
  }

  const missing = () => new CallError('not-found', deviceErrorStrings.missing);

  return {
    ...api,
    capabilities,
    async get<N extends CallName>(name: N, options: CallOptions<Contract[N]> = {}) {
      const { userId } = (options.params ?? {}) as { userId?: string };
      // Calls about the signed-in user are for the server.
      if (userId !== undefined && userId !== owner) return api.get(name, options);
      const answer = answers[name];
      if (answer) return answer(options);
      if (userId === owner) throw new Error(`${name} is not available on this device`);
      return api.get(name, options);
    },
    save: (content, key) => store(saves.add(content, key)),
    async find(transcriptionId) {
      const item = await saves.find(transcriptionId);
      if (!item) throw missing();
      return item;
    },
    async change(transcriptionId, revision, content) {
      const item = await store(saves.change(transcriptionId, revision, content));
      if (!item) throw missing();
      if (item === 'changed') throw new CallError('document-changed', 'The document has another revision.');
      return item;
    },
    async remove(transcriptionId) {
      if (!(await store(saves.remove(transcriptionId)))) throw missing();
      noteDeletion(transcriptionId, Date.now());
    },
    async restore(transcriptionId) {
      const item = await store(saves.restore(transcriptionId));
      if (!item) throw missing();
      noteDeletion(transcriptionId);
      return item;
    },
    translate: () => Promise.reject(refusal()),
    async transcribe(options) {
      if (engine !== 'in-browser') return requestTranscript(api, options);
      const { inBrowserEngine } = await import('../platform/recognition/in-browser-engine.ts');
      const samples = fromWav(await options.audio.arrayBuffer());
      const text = await inBrowserEngine.transcribe(samples).catch((error: unknown) => {
        throw new CallError('provider-failed', String(error));
      });
      return { text, seconds: samples.length / speechRate, remainingSeconds: unlimited };
    },
  };
}
