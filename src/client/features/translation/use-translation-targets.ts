import type { LanguageCode } from '../../../shared/languages.ts';
import { apiQueries, useApi } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { hasLimitedPairs } from '../../platform/limited-pairs.ts';

/** The languages that the service can translate this one into; undefined if it can translate every pair. */
export function useTranslationTargets(source: LanguageCode): readonly LanguageCode[] | undefined {
  const { data } = useQuery({ ...apiQueries.translationPairs(useApi()), enabled: hasLimitedPairs() });
  const targets = data?.pairs?.[source];
  return targets && [source, ...targets];
}
