import { useState } from 'react';
import { type ComparedPart, compareTexts } from '../../../shared/tidy/compare-texts.ts';
import type { TidyAction } from '../../../shared/tidy/tidy-actions.ts';
import { tidyText } from '../../../shared/tidy/tidy-text.ts';
import { unlimited } from '../../../shared/unlimited.ts';
import { CallError, readResponse } from '../../api/client.ts';
import { apiQueries } from '../../api/queries.ts';
import { retryWithActualTier } from '../../api/retry-with-actual-tier.ts';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { tidyStrings as strings } from './strings.ts';
import type { TidyRequest } from './tidy-request.ts';

/** The changes that one action makes. */
export interface TidyResult {
  action: TidyAction | 'fillers';
  parts: ComparedPart[];
  /** The characters it used; undefined for changes that are made on this device, or without a limit. */
  cost?: { used: number; of: number };
}

export type TidyState =
  | { step: 'choosing'; failure?: string }
  | { step: 'working'; action: TidyAction }
  | { step: 'comparing'; result: TidyResult };

/** The text itself doesn't change until the result is accepted. */
export function useTidy({ text, pauses, language, userId, tier }: TidyRequest) {
  const client = useBackend();
  const queries = useQueryClient();
  const [state, setState] = useState<TidyState>({ step: 'choosing' });

  const compare = (result: Omit<TidyResult, 'parts'>, tidied: string) =>
    setState({ step: 'comparing', result: { ...result, parts: compareTexts(text, tidied) } });

  async function ask(action: TidyAction, person: string): Promise<void> {
    setState({ step: 'working', action });
    try {
      const response = await retryWithActualTier(tier, (subscriptionTier) =>
        client.send('tidy', { body: { text, language, action, userId: person, subscriptionTier } }),
      );
      const tidied = await readResponse('tidy', response);
      const used = text.length;
      const { queryKey } = apiQueries.translationAllowance(client, person);
      queries.setQueryData(queryKey, (now) => now && { ...now, remaining: tidied.remainingTranslations });
      const isLimited = queries.getQueryData(queryKey)?.limit !== unlimited;
      const cost = isLimited ? { cost: { used, of: tidied.remainingTranslations + used } } : {};
      compare({ action, ...cost }, tidied.text);
    } catch (error) {
      const failure = (error instanceof CallError && error.userMessage) || strings.failedText;
      setState({ step: 'choosing', failure });
    }
  }

  return {
    state,
    removeFillers: () => compare({ action: 'fillers' }, tidyText(text, language, pauses)),
    ask: (action: TidyAction) => {
      if (userId !== undefined) void ask(action, userId);
    },
    back: () => setState({ step: 'choosing' }),
  };
}
