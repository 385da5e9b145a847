import { useState } from 'react';
import { defaultVoice } from '../../../shared/voices.ts';
import { noEntries } from '../../features/dictionary/device-dictionary.ts';
import type { Account } from '../account.ts';
import { usePageServices } from '../page-services.ts';
import { type MainStudio, openStudio } from './open-studio.ts';
import type { Person } from './person.ts';

/** Until the rest is known. */
const firstPerson = (account: Account): Person => ({
  owner: account.user?.googleSub,
  account,
  words: { entries: noEntries, hints: [] },
  voice: defaultVoice,
  speech: { remaining: undefined, allowanceFailed: false, isVoiceKnown: false },
  translations: undefined,
  viewing: false,
});

/** The studio of this page. Another generation of the draft needs another studio. */
export function useStudio(generation: string, account: Account, onViewSaved: () => void): MainStudio {
  const page = { ...usePageServices(), onViewSaved };
  const open = () => ({ generation, studio: openStudio(page, firstPerson(account)) });
  const [held, hold] = useState(open);
  if (held.generation === generation) return held.studio;
  const next = open();
  hold(next);
  return next.studio;
}
