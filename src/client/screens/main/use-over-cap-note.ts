import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend, useCapabilities } from '../../backend/use-backend.ts';
import type { LengthNote } from '../../features/transcript/length-warning.tsx';
import type { Account } from '../account.ts';
import { usePersonal } from '../personal-edition.ts';
import { overCapStrings as strings } from './strings.ts';

/** Says what people can do with text that is longer than the cap because Premium has ended. */
export function useOverCapNote(length: number, account: Account): LengthNote | undefined {
  const { userId, tier, cap, capKnown } = account;
  const personal = usePersonal();
  const { hasSlots } = useCapabilities();
  const slots = useQuery(apiQueries.saveAllowance(useBackend(), userId)).data;
  // The server's tier differs if the subscription couldn't be fetched.
  if (!hasSlots || !capKnown || length <= cap || (slots && slots.tier !== tier)) return undefined;
  if (length <= (slots?.longSaveLimit ?? 0)) return { text: strings.longSave };
  const tooLong = personal?.saveMessages.tooLong ?? strings.tooLong;
  return { text: tooLong(tier, length - cap), more: strings.canStillCopy };
}
