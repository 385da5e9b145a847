import { reads, useApi } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import type { LengthNote } from '../../features/transcript/length-warning.tsx';
import type { Account } from '../account.ts';
import { usePersonal } from '../personal-edition.ts';
import { saveStrings as strings } from './strings.ts';

/** After Premium has ended, a text may be longer than the cap: says what can be done with it. */
export function useOverCapNote(length: number, account: Account): LengthNote | undefined {
  const { userId, tier, cap, capKnown } = account;
  const personal = usePersonal();
  const slots = useQuery(reads.saveAllowance(useApi(), userId)).data;
  // The server's tier differs while the subscription can't be fetched.
  if (!capKnown || length <= cap || (slots && slots.tier !== tier)) return undefined;
  if (length <= (slots?.longSaveLimit ?? 0)) return { text: strings.longSave };
  const tooLong = personal?.saveMessages.tooLong ?? strings.tooLong;
  return { text: `${tooLong(tier, length - cap)}.`, more: strings.stillCopied };
}
