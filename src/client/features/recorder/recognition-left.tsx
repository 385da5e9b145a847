import { apiQueries, useApi } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { microphoneStrings as strings } from './microphone-strings.ts';

/** How much speech the server may still transcribe. Renders nothing until that is known. */
export function RecognitionLeft({ userId }: { userId: string }) {
  const { data } = useQuery(apiQueries.recognitionAllowance(useApi(), userId));
  if (!data) return null;
  return (
    <span className="tabular-nums before:me-2 max-sm:before:me-1.5 before:content-['·'] max-[30rem]:before:hidden">
      {strings.left(data.remaining)}
    </span>
  );
}
