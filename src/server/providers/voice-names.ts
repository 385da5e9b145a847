import { hdVoiceIds } from '../../shared/voices.ts';
import type { VoiceNames } from './voice.ts';

/**
 * Reads `alloy,ash=am_michael`: the voices on offer, and what the provider calls those it names otherwise.
 * Nothing means all ten under their own names. Answers undefined when the value makes no sense.
 */
export function parseVoiceNames(value: string): VoiceNames | undefined {
  if (value.trim() === '') return new Map(hdVoiceIds.map((id) => [id, id]));
  const entries = new Map<string, string>();
  for (const entry of value.split(',')) {
    const [id = '', name = id] = entry.split('=').map((part) => part.trim());
    if (!hdVoiceIds.some((known) => known === id) || name === '') return undefined;
    entries.set(id, name);
  }
  return new Map(
    hdVoiceIds.flatMap((id) => {
      const name = entries.get(id);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}
