import type { LiveLine } from '../../shared/calls/live-calls.ts';
import { AppError } from '../../shared/errors.ts';

/** Characters that one person can send at once, and how fast they come back. People speak 15 characters a second. */
const burst = 300_000;
const perSecond = 5_000;
/** Short lines take room in the database too. */
const perLine = 200;
/** Interim words come again and again, and are never stored. */
const interimShare = 1 / 20;
/** Limits memory: beyond this, budgets that are full again are forgotten. */
const maxPeople = 1_000;

/** Counts what a person sends. Throws if it is too much. */
export type LineBudget = (userId: string, lines: readonly LiveLine[]) => void;

/** Limits what one person's rooms store and send, because a room keeps its lines until it ends. */
export function createLineBudget(deps: { now: () => number; enabled: boolean }): LineBudget {
  if (!deps.enabled) return () => {};
  const { now } = deps;
  const budgets = new Map<string, { left: number; at: number }>();

  function leftOf(userId: string): number {
    const budget = budgets.get(userId);
    if (!budget) return burst;
    return Math.min(burst, budget.left + (Math.max(0, now() - budget.at) / 1_000) * perSecond);
  }

  return (userId, lines) => {
    const before = leftOf(userId);
    // A request is accepted while anything is left, because one alone may cost more than the whole budget.
    if (before <= 0) throw tooManyLines(-before);
    const left = before - lines.reduce((sum, line) => sum + costOf(line), 0);
    if (budgets.size >= maxPeople)
      for (const id of [...budgets.keys()]) if (leftOf(id) >= burst) budgets.delete(id);
    budgets.set(userId, { left, at: now() });
  };
}

function costOf({ text, final, translations = [] }: LiveLine): number {
  const characters = translations.reduce((sum, one) => sum + (one.text?.length ?? 0), text.length);
  return (characters + perLine) * (final ? 1 : interimShare);
}

function tooManyLines(missing: number): AppError {
  const seconds = Math.floor(missing / perSecond) + 1;
  return new AppError('too-many-requests', {
    message: `Too many lines. Please try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
    data: { retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
