import { startProduct } from '../e2e/product.ts';
import { type BenchUser, makeLargestAccount, signIn } from './account.ts';
import { startSpeechProvider } from './speech-provider.ts';
import { atMost, median, ms, type Row } from './table.ts';

const rounds = 7;

/** The delay that we add between the provider's first byte and the client's. */
export async function measureFirstSound(): Promise<Row[]> {
  const provider = await startSpeechProvider();
  const product = await startProduct({
    RATE_LIMITS: 'off',
    SPEECH_BASE_URL: provider.url,
    SPEECH_MODEL: 'm',
  });
  try {
    const user = await signIn(product);
    makeLargestAccount(product, user);
    const later: number[] = [];
    // The first round opens connections and isn't counted.
    for (let round = 0; round <= rounds; round += 1) {
      const heard = await firstSound(product.url, user, round);
      if (round > 0) later.push(heard - provider.firstByteAt());
    }
    return [atMost('First audio byte, after the provider’s own', median(later), 30, ms)];
  } finally {
    await product.stop();
    provider.stop();
  }
}

async function firstSound(url: string, user: BenchUser, round: number): Promise<number> {
  const response = await fetch(`${url}/api/text-to-speech`, {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      text: `Reading number ${round}. The ship had been at sea for nine days.`,
      language: 'en-US',
      voice: 'alloy',
      userId: user.id,
      tier: 'premium',
    }),
  });
  if (!response.ok) throw new Error(`Speech: ${response.status} ${await response.text()}`);
  const { audioUrl } = (await response.json()) as { audioUrl: string };
  const audio = await fetch(url + audioUrl, { headers: { cookie: user.cookie } });
  let heard: number | undefined;
  for await (const _ of audio.body ?? []) heard ??= performance.now();
  if (heard === undefined) throw new Error('No audio arrived');
  return heard;
}
