import type { LanguageCode } from '../../../shared/languages.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { page } from '../../platform/page.ts';

/** The languages that the service can translate this one into; undefined if it can translate every pair. */
export function useTranslationTargets(source: LanguageCode): readonly LanguageCode[] | undefined {
  const { data } = useQuery({ ...apiQueries.translationPairs(useBackend()), enabled: page().limitedPairs });
  const targets = data?.pairs?.[source];
  return targets && [source, ...targets];
}
