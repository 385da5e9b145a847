import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCapability } from '../../backend/use-backend.ts';
import { hideUnsupportedBanner } from '../../platform/hide-unsupported-banner.ts';
import { page } from '../../platform/page.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAccount } from '../use-account.ts';
import { mainStrings as strings } from './strings.ts';

const never = () => () => {};

/** The script in the head decides before the first paint whether the banner is shown. */
export function UnsupportedBanner() {
  const { userId } = useAccount();
  const wordsStayHere = useCapability('wordsStayHere');
  const recognition = useCapability('recognition');
  // Unknown while the page is prerendered.
  const canUseDevice = useSyncExternalStore(
    never,
    () => !wordsStayHere && page().inBrowser,
    () => false,
  );
  if (wordsStayHere && recognition.backend) return null;
  return (
    <Notice
      tone="warn"
      title={strings.unsupportedTitle}
      className="unsupported-banner relative mb-4 pe-14"
      action={
        <IconButton label={strings.dismiss} onClick={hideUnsupportedBanner} className="absolute end-1 top-1">
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {strings.unsupported}
      {canUseDevice && ` ${strings.unsupportedDevice}`}
      {!wordsStayHere && (
        <span className="hidden in-data-[recognition=server]:inline">
          {' '}
          {strings.unsupportedServer}
          {userId === undefined && ` ${strings.unsupportedSignIn}`}
        </span>
      )}
    </Notice>
  );
}
