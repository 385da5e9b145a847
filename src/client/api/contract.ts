import type { api } from '../../shared/api.ts';

/** The contract as types; the calls are named, so that naming one does not load it. */
export type Contract = typeof api;
export type CallName = keyof Contract;

/**
 * The contract itself, with the schemas that check answers. It comes with the first call: the page draws and hydrates
 * without it.
 */
export const loadContract = async (): Promise<Contract> => (await import('../../shared/api.ts')).api;
