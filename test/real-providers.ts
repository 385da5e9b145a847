import { createIdentity } from '../src/server/auth/identity.ts';
import { createPayments } from '../src/server/billing/payments.ts';
import { createVoiceProvider } from '../src/server/speech/voice.ts';
import { createTranslator } from '../src/server/translation/translator.ts';

export const appUrl = 'http://localhost:3000';
export const webhookSecret = 'whsec_test';
/** Far longer than a busy machine needs: only a test of silence is to run into it, with less of it. */
const usualPatienceMs = 15_000;

/** The real providers, pointed at an outside world. */
export function createRealProviders(origin: string, patienceMs: number = usualPatienceMs) {
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
