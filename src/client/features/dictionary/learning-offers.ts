import { localStore } from '../../platform/storage.ts';

const remembered = 100;

function read(): string[] {
  const stored = localStore.readJson('learningOffers');
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
}

/** Whether a correction was offered before, even on an earlier visit. */
export const wasOffered = (correction: string): boolean => read().includes(correction);

export function rememberOffer(correction: string): void {
  localStore.writeJson('learningOffers', [...read().slice(1 - remembered), correction]);
}
