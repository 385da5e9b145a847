import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { Notice } from '../../ui/notice.tsx';
import { accountQueries } from './account-queries.ts';
import { webhookStrings as strings } from './strings.ts';

/** At the top of a page whose list of webhooks is further down. */
export function WebhookNotice({ userId }: { userId: string }) {
  const { data } = useQuery(accountQueries.webhooks(useBackend(), userId));
  const off = data?.filter(({ disabledAt }) => disabledAt !== null) ?? [];
  if (off.length === 0) return null;
  return (
    <Notice live tone="warn" title={strings.switchedOff} className="mb-4">
      {off.map(({ id, url }) => (
        <bdi key={id} className="wrap-anywhere block">
          {url}
        </bdi>
      ))}
      {strings.offText}
    </Notice>
  );
}
