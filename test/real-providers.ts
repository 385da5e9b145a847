import { createIdentity } from '../src/server/providers/identity.ts';
import { createPayments } from '../src/server/providers/payments.ts';
import { createTranslator } from '../src/server/providers/translator.ts';
import { createVoiceProvider } from '../src/server/providers/voice.ts';

export const appUrl = 'http://localhost:3000';
export const webhookSecret = 'whsec_test';
/** Shorter than any operator would set it, longer than a busy machine needs. */
const patienceMs = 1_000;

/** The real providers, pointed at an outside world and impatient with it. */
export function createRealProviders(origin: string) {
  const ai = { baseUrl: `${origin}/ai/v1`, apiKey: 'sandbox', model: 'sandbox' };
  return {
    identity: createIdentity({
      issuer: `${origin}/identity`,
      clientId: 'rhapsode',
      clientSecret: 'sandbox',
      timeoutSeconds: patienceMs / 1_000,
    }),
    payments: createPayments({
      secretKey: 'sk_test_sandbox',
      webhookSecret,
      apiUrl: origin,
      timeoutMs: patienceMs,
    }),
    translator: createTranslator({ ...ai, silenceMs: patienceMs, pauseMs: 1 }),
    voice: createVoiceProvider({ ...ai, timeoutMs: patienceMs, wait: async () => {} }),
  };
}
