import { unlimited } from '../../../shared/unlimited.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { microphoneStrings as strings } from './strings.ts';

/** How much speech the server may still transcribe. Renders nothing until that is known, or without a limit. */
export function RecognitionLeft({ userId }: { userId: string }) {
  const { data } = useQuery(apiQueries.recognitionAllowance(useBackend(), userId));
  if (!data || data.limit === unlimited) return null;
  return <span className="tabular-nums">{strings.left(data.remaining)}</span>;
}
