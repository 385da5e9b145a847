import { type ComponentType, createContext, useContext } from 'react';
import type { Screen } from '../../shared/routes.ts';
import type { SaveMessages } from '../../shared/save-limit.ts';
import type { ApiClient } from '../api/client.ts';
import type { Session } from '../features/session/create-session.ts';
import type { Account } from './account.ts';

/** The parts of the app that differ in the personal edition. */
export interface PersonalEdition {
  Header: ComponentType;
  Footer: ComponentType;
  matchPath(path: string): { screen: Screen };
  useAccount(): Account;
  createSession(client: () => ApiClient): Session;
  saveMessages: SaveMessages;
}

const PersonalContext = createContext<PersonalEdition | undefined>(undefined);
export const PersonalProvider = PersonalContext.Provider;

/** Undefined in the hosted edition. */
export const usePersonal = (): PersonalEdition | undefined => useContext(PersonalContext);
