import { matchPersonalPath } from '../../../shared/personal-paths.ts';
import { createLocalSession } from '../../features/session/local-session.ts';
import type { PersonalEdition } from '../personal-edition.ts';
import { PersonalFooter, PersonalHeader } from './personal-frame.tsx';
import { personalStrings } from './strings.ts';
import { usePersonalAccount } from './use-personal-account.ts';

export const personalParts: PersonalEdition = {
  Header: PersonalHeader,
  Footer: PersonalFooter,
  matchPath: matchPersonalPath,
  useAccount: usePersonalAccount,
  createSession: createLocalSession,
  saveMessages: personalStrings,
};
