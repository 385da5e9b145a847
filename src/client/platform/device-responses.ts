import type { Transcription } from '../../shared/entities.ts';
import { speechRate } from '../../shared/resample.ts';
import { unlimited } from '../../shared/unlimited.ts';
import { deviceUserId } from './device-mode.ts';
import { createDeviceSaves } from './device-saves.ts';
import { deviceResponseStrings } from './device-strings.ts';
import { page } from './page.ts';
import { fromWav } from './speech/wav.ts';
import { runsOnThisComputer } from './this-computer.ts';

export interface OutgoingCall {
  params?: unknown;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** There are no limits on this device. */
const unmetered = { allowed: true, remaining: unlimited, limit: unlimited, tier: 'premium' };
const noSpeech = { allowed: false, remaining: 0, limit: 0, tier: 'premium' };

/** Responses about the local user, who has no account. */
const responses: Record<string, unknown> = {
  subscription: { status: 'none', tier: 'premium', subscriptionPeriodEnd: null },
  subscriptionPeriod: { subscriptionPeriodEnd: null },
  inviteBenefits: { extraChars: 0, extraSlots: 0 },
  translationAllowance: unmetered,
  recognitionAllowance: unmetered,
  speechAllowance: { ...noSpeech, features: { premium: false, highQualityVoices: false } },
  trial: { remaining: 0, limit: 0, hasUsedTrial: true },
};

const saves = createDeviceSaves(() => indexedDB, Date.now);

const missing = () =>
  Response.json({ code: 'not-found', message: deviceResponseStrings.missing }, { status: 404 });

export const refuse = (status: number): Response =>
  Response.json({ message: deviceResponseStrings.refused }, { status });

/** Transcribes in the page, if its engine is what recognises speech here. */
async function transcribeHere({ form }: OutgoingCall): Promise<Response | undefined> {
  const file = form?.get('file');
  if (!(file instanceof File) || runsOnThisComputer('recognition') || !page().inBrowser) return undefined;
  const { inBrowserEngine } = await import('./recognition/in-browser-engine.ts');
  const samples = fromWav(await file.arrayBuffer());
  try {
    const text = await inBrowserEngine.transcribe(samples);
    return Response.json({ text, seconds: samples.length / speechRate, remainingSeconds: unlimited });
  } catch {
    return refuse(500);
  }
}

/** Undefined if the call isn't handled here. */
export async function respondOnDevice(name: string, call: OutgoingCall): Promise<Response | undefined> {
  const { userId, transcriptionId = '' } = (call.params ?? {}) as Record<string, string>;
  switch (name) {
    // HD voices need the network.
    case 'voices':
      return Response.json([]);
    case 'translationPairs':
      return Response.json({ pairs: null });
    case 'transcribe':
      return transcribeHere(call);
    case 'saveTranscription': {
      const key = call.headers?.['Idempotency-Key'] ?? crypto.randomUUID();
      return Response.json(await saves.add(call.body as Transcription, key), { status: 201 });
    }
    case 'deleteTranscription':
      return (await saves.remove(transcriptionId)) ? new Response(null, { status: 204 }) : missing();
    case 'restoreTranscription': {
      const item = await saves.restore(transcriptionId);
      return item ? Response.json(item) : missing();
    }
  }
  if (userId !== deviceUserId) return undefined;
  if (name === 'transcriptions') return Response.json(await saves.list());
  if (name === 'transcriptionAllowance') {
    const { length } = await saves.list();
    // A tier that differs from the page's, so that the list doesn't show slots.
    return Response.json({ ...unmetered, remaining: unlimited - length, tier: 'free' });
  }
  if (name in responses) return Response.json(responses[name]);
  throw new Error(`${name} is not available on this device`);
}
