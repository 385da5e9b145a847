import type { api } from '../../shared/api.ts';

/** The contract as types. Calls are named by strings, so that naming one doesn't load the contract. */
export type Contract = typeof api;
/** The page must never reset the translation count, so that call is left out. */
export type CallName = Exclude<keyof Contract, 'resetTranslationCount'>;

/** Remembered, because a page that is being closed can still send a request, but no longer import. */
let contract: Contract | undefined;

/**
 * Loads the contract and the schemas that check responses. It is loaded with the first call, because the first paint
 * doesn't need it.
 */
export const loadContract = async (): Promise<Contract> =>
  (contract ??= (await import('../../shared/api.ts')).api);
