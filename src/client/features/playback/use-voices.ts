import { useQuery } from '@tanstack/react-query';
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
import { reads, useApi } from '../../api/queries.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { effectiveVoice, refuseChoice } from './playback-rules.ts';
import { SpeechError } from './speech-client.ts';
import { problemTexts, type SpeechProblem } from './strings.ts';

export interface Voices {
  list: readonly Voice[];
  voice: VoiceId;
  /** The free trial of Iris is open. */
  trialOpen: boolean;
  choose(id: VoiceId): void;
  /** Somebody is about to look at the list: what is offered is asked for, if it was not before. */
  lookUp(): void;
}

interface Options {
  userId: string | undefined;
  tier: Tier;
  tierKnown: boolean;
  checkTrial(userId: string): Promise<void>;
  onUpgrade(): void;
  onProblem(problem: SpeechProblem, message: string): void;
}

/** Which voices there are, which are open, and which one is chosen. */
export function useVoices(options: Options): Voices {
  const { userId, tier, tierKnown, onUpgrade, onProblem } = options;
  const client = useApi();
  const [settings, updateSettings] = useSettings();
  const [chosenHere, setChosenHere] = useState<VoiceId | null>(null);
  const [lookedUp, setLookedUp] = useState(false);
  // Signed out there is only the browser's voice to choose, so the first paint needs no call.
  const offered = useQuery({ ...reads.voices(client), enabled: lookedUp || userId !== undefined });
  // Only those without premium have a trial, so nobody else's is asked for.
  const trialOf = tierKnown && tier === 'free' ? userId : undefined;
  const trial = useQuery(reads.trial(client, trialOf));
  const trialState = trial.isError ? fallbackTrial : trial.data;

  const access = { signedIn: userId !== undefined, tier, trialUsed: trialState?.hasUsedTrial ?? false };
  const list = listVoices(offered.data ?? hdVoiceIds, access);
  const standard = tier === 'premium' ? premiumDefaultVoice : defaultVoice;

  const select = (id: VoiceId) => {
    setChosenHere(id);
    updateSettings({ voice: id });
  };
  const choose = (id: VoiceId) => {
    const refused = refuseChoice(id, { ...access, trialUnknown: trial.isError });
    if (refused === undefined) select(id);
    else if (refused === 'premium-required') onUpgrade();
    else if (refused !== 'check-trial') onProblem(refused, problemTexts[refused]);
    else if (userId !== undefined) {
      options.checkTrial(userId).then(
        () => select(id),
        (error: unknown) => {
          if (error instanceof SpeechError) onProblem(error.problem, error.message);
        },
      );
    }
  };

  return {
    list,
    voice: effectiveVoice(list, chosenHere, settings.voice, standard),
    trialOpen: access.signedIn && tier === 'free' && !access.trialUsed,
    choose,
    lookUp: () => setLookedUp(true),
  };
}
