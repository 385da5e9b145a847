import { vi } from 'vitest';
import type { Tier } from '../../../shared/limits.ts';
import type { DeviceTranslator } from '../../platform/translator.ts';
import { createTranslation, type ServerRequest, type ServerResult } from './create-translation.ts';
import type { TranslationDraft } from './translation-draft.ts';
import { idleOutput, type TranslationOutput, type View } from './translation-output.ts';
import type { TranslationResult } from './translation-request.ts';
import type { TranslationInput, TranslationMessage } from './translation-state.ts';

interface FakeRequest extends ServerRequest {
  respond(text: string): Promise<void>;
  refuse(error: unknown): Promise<void>;
}

export const allowanceOf = (tier: Tier, remaining: number) => ({
  allowed: remaining > 0,
  remaining,
  limit: tier === 'free' ? 1 : 250_000,
  tier,
});

/** Lets the code that awaits a settled promise run. */
const settle = () => vi.advanceTimersByTimeAsync(1);

/** A translation with a server that responds when the test tells it to. */
export async function openTranslation(
  first: Partial<TranslationInput> = {},
  deps: {
    create?: typeof createTranslation;
    device?: DeviceTranslator;
    deviceOnly?: boolean;
    draft?: { translation: TranslationResult; view: View };
  } = {},
) {
  const requests: FakeRequest[] = [];
  const messages: TranslationMessage[] = [];
  const page = { view: 'original' as View, output: idleOutput as TranslationOutput };
  const onAllowanceUsed = vi.fn();
  const draft: TranslationDraft = {
    read: () => deps.draft ?? { translation: null, view: 'original' },
    write: vi.fn(),
  };
  const translation = (deps.create ?? createTranslation)({
    translateOnServer: (request) =>
      new Promise<ServerResult>((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        requests.push({
          ...request,
          async respond(text) {
            resolve({ text, remaining: 7 });
            await settle();
          },
          async refuse(error) {
            reject(error);
            await settle();
          },
        });
      }),
    device: deps.device,
    deviceOnly: deps.deviceOnly,
    draft,
    listener: {
      onOutput: (output) => Object.assign(page, { output }),
      onView: (view) => Object.assign(page, { view }),
      onMessage: (message) => messages.push(message),
      onAllowanceUsed,
    },
  });
  let input: TranslationInput = {
    text: 'The ship came home.',
    source: 'en-US',
    target: 'es-ES',
    on: true,
    recording: false,
    change: 'other',
    editing: false,
    cap: 1_000,
    userId: 'u',
    tier: 'premium',
    allowance: allowanceOf('premium', 250_000),
    renewsAt: '2026-04-09T12:00:00.000Z',
    ...first,
  };
  async function set(change: Partial<TranslationInput>, ms = 1): Promise<void> {
    input = { ...input, ...change };
    translation.update(input);
    await vi.advanceTimersByTimeAsync(ms);
  }
  await set({});
  return { translation, requests, messages, page, set, draft, onAllowanceUsed };
}
