import { useState } from 'react';
import type { Tier } from '../../../shared/limits.ts';
import {
  defaultVoice,
  hdVoiceIds,
  listVoices,
  premiumDefaultVoice,
  type Voice,
  type VoiceId,
} from '../../../shared/voices.ts';
import { fallbackTrial } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery, useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { loadTranslated } from '../../interface/translated.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { prepareVoice } from './create-player.ts';
import type { SpeechProblem } from './speech-problem.ts';
import { effectiveVoice, refuseChoice } from './voice-rules.ts';

export interface Voices {
  list: readonly Voice[];
  voice: VoiceId;
  /** Whether the free Iris trial is still available. */
  trialOpen: boolean;
  choose(id: VoiceId): void;
  /** Fetches the voices that the server offers, unless they have already been fetched. */
  fetchVoices(): void;
}

interface Options {
  userId: string | undefined;
  tier: Tier;
  tierKnown: boolean;
  /** The voice that was chosen in this visit. */
  chosen: VoiceId | null;
  onUpgrade(): void;
  /** Called in the tap's event handler where possible. */
  onChosen(id: VoiceId): void;
  onProblem(problem: SpeechProblem): void;
}

/** The list of voices, which of them are unlocked, and which one is chosen. */
export function useVoices(options: Options): Voices {
  const { userId, tier, tierKnown, chosen, onUpgrade, onChosen, onProblem } = options;
  const client = useBackend();
  const queries = useQueryClient();
  const [settings] = useSettings();
  const [requested, setRequested] = useState(false);
  // Visitors can only use the browser's voice, so the first paint needs no request.
  const offered = useQuery({ ...apiQueries.voices(client), enabled: requested || userId !== undefined });
  // Premium users have no trial.
  const trialOf = tierKnown && tier === 'free' ? userId : undefined;
  const trial = useQuery(apiQueries.trial(client, trialOf));
  const trialState = trial.isError ? fallbackTrial : trial.data;

  const access = { signedIn: userId !== undefined, tier, trialUsed: trialState?.hasUsedTrial ?? false };
  const list = listVoices(offered.data ?? hdVoiceIds, access);
  const standard = tier === 'premium' ? premiumDefaultVoice : defaultVoice;

  const select = (id: VoiceId) => {
    prepareVoice(client, userId, id);
    onChosen(id);
  };
  const checkTrial = async (person: string, id: VoiceId) => {
    const { createSpeechClient, problemOf } = await loadTranslated(() => import('./speech-client.ts'));
    await createSpeechClient(client, queries)
      .checkTrial(person)
      .then(
        () => select(id),
        (error: unknown) => onProblem(problemOf(error)),
      );
  };
  const choose = (id: VoiceId) => {
    const refused = refuseChoice(id, { ...access, trialUnknown: trial.isError });
    if (refused === undefined) select(id);
    else if (refused === 'premium-required') onUpgrade();
    else if (refused !== 'check-trial') onProblem(refused);
    // If the module fails to load, the page is offline and already says so.
    else if (userId !== undefined) checkTrial(userId, id).catch(() => {});
  };

  return {
    list,
    voice: effectiveVoice(list, chosen, settings.voice, standard),
    trialOpen: access.signedIn && tier === 'free' && !access.trialUsed,
    choose,
    fetchVoices: () => setRequested(true),
  };
}
