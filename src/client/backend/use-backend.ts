import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Backend, Capabilities } from './backend.ts';
import { prerenderedCapabilities } from './server-backend.ts';

const BackendContext = createContext<Backend | null>(null);
export const BackendProvider = BackendContext.Provider;

export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (!backend) throw new Error('There is no BackendProvider above this component');
  return backend;
}

const never = () => () => {};

/** It never changes, but the prerendered page doesn't know it. */
export function useCapability<Name extends keyof Capabilities>(name: Name): Capabilities[Name] {
  const { capabilities } = useBackend();
  return useSyncExternalStore(
    never,
    () => capabilities[name],
    () => prerenderedCapabilities[name],
  );
}
