import type { Tier } from './limits.ts';

export interface Voice {
  id: VoiceId;
  name: string;
  description: string;
  premium: boolean;
  locked: boolean;
}

const hdVoiceTable = [
  ['alloy', 'Dorian', 'Balanced and clear'],
  ['ash', 'Orion', 'Warm and steady'],
  ['ballad', 'Calliope', 'Lyrical, made for stories'],
  ['coral', 'Thalia', 'Bright and friendly'],
  ['echo', 'Galen', 'Calm and measured'],
  ['fable', 'Aeson', 'Expressive storyteller'],
  ['nova', 'Lyra', 'Lively and young'],
  ['onyx', 'Eryx', 'Deep and resonant'],
  ['sage', 'Iris', 'Gentle and thoughtful'],
  ['shimmer', 'Chloe', 'Light and airy'],
] as const;

export type HdVoiceId = (typeof hdVoiceTable)[number][0];

export type VoiceId = HdVoiceId | 'browser';

/** The HD voices in display order. */
export const hdVoiceIds: readonly HdVoiceId[] = hdVoiceTable.map(([id]) => id);

export const defaultVoice: VoiceId = 'browser';

export const premiumDefaultVoice: HdVoiceId = 'alloy';

/** A free user may try this voice once. */
export const trialVoice: HdVoiceId = 'sage';

/** The sentence that every voice preview reads. */
export const previewSentence = 'The quick brown fox jumps over the lazy dog.';

/** The user's status, which determines the locked voices. */
export interface VoiceAccess {
  signedIn: boolean;
  tier: Tier;
  trialUsed: boolean;
}

/** Premium unlocks every voice, an unused trial unlocks Iris, and the browser's voice is always free. */
export function isVoiceLocked(id: VoiceId, access: VoiceAccess): boolean {
  if (id === 'browser') return false;
  if (access.signedIn && access.tier === 'premium') return false;
  return !(id === trialVoice && access.signedIn && !access.trialUsed);
}

const browserVoiceName = 'Browser voice';

export const voiceName = (id: VoiceId): string =>
  hdVoiceTable.find(([candidate]) => candidate === id)?.[1] ?? browserVoiceName;

/** The voices in the selector: the browser's voice, then the HD voices that the server offers. */
export function listVoices(offered: readonly string[], access: VoiceAccess): Voice[] {
  const hd = hdVoiceTable
    .filter(([id]) => offered.includes(id))
    .map(([id, name, description]) => ({
      id,
      name,
      description,
      premium: true,
      locked: isVoiceLocked(id, access),
    }));
  const browser: Voice = {
    id: 'browser',
    name: browserVoiceName,
    description: 'Free and unlimited',
    premium: false,
    locked: false,
  };
  return [browser, ...hd];
}
