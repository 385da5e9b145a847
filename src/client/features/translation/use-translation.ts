import { useMemo, useSyncExternalStore } from 'react';
import type { Allowance } from '../../../shared/quota.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import {
  canBeLive,
  nothingTranslated,
  type TranslationSource,
  type Translator,
  type TranslatorPerson,
  tierNow,
} from './create-translator.ts';
import { isOutdated, type TranslationOutput, type View } from './translation-output.ts';
import type { TranslationRequest } from './translation-request.ts';

export interface Translation
  extends Pick<
    Translator,
    'toggle' | 'setView' | 'translate' | 'downloadAndTranslate' | 'cancel' | 'swap' | 'translateBack'
  > {
  on: boolean;
  /** Whether sentences are translated one by one. */
  live: boolean;
  canBeLive: boolean;
  view: View;
  request: TranslationRequest;
  output: TranslationOutput;
  outdated: boolean;
  allowance: Allowance | undefined;
  /** Whether no translations are left today. Choosing a language then opens the upgrade dialog instead. */
  locked: boolean;
}

/** The state of a translator, with the methods that components call. */
export function useTranslation(
  translator: Translator,
  shown: Pick<TranslationSource, 'text' | 'source' | 'target' | 'whileSpeaking' | 'wanted'>,
  person: Pick<TranslatorPerson, 'userId' | 'tier' | 'allowance'>,
): Translation {
  const status = useSyncExternalStore(translator.subscribe, translator.status, () => nothingTranslated);
  const { view, output } = status;
  const { source, target } = shown;
  const text = useMemo(() => sanitize(shown.text), [shown.text]);
  const request = { text, source, target };
  const on = shown.wanted && person.userId !== undefined;
  const possible = canBeLive(person, status);
  const { toggle, setView, translate, downloadAndTranslate, cancel, swap, translateBack } = translator;
  return {
    ...{ toggle, setView, translate, downloadAndTranslate, cancel, swap, translateBack },
    ...{ on, view, request, output },
    live: on && shown.whileSpeaking && possible,
    canBeLive: possible,
    outdated: isOutdated(output, request),
    allowance: person.allowance,
    locked: tierNow(person) === 'free' && person.allowance?.remaining === 0 && output.device !== 'ready',
  };
}
