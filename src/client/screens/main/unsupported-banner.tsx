import { X } from 'lucide-react';
import { localStore } from '../../platform/storage.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAccount } from '../use-account.ts';
import { mainStrings as strings } from './strings.ts';

function dismiss() {
  localStore.write('unsupportedDismissed', 'true');
  delete document.documentElement.dataset.unsupported;
}

/** The script in the head decides before the first paint whether it is shown. */
export function UnsupportedBanner() {
  const { userId } = useAccount();
  return (
    <Notice
      tone="warn"
      title={strings.unsupportedTitle}
      className="unsupported-banner mb-4"
      action={
        <IconButton label={strings.dismiss} onClick={dismiss} className="-my-2 -me-2 self-start">
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {strings.unsupported}
      <span className="hidden in-data-[recognition=server]:inline">
        {' '}
        {strings.unsupportedServer}
        {userId === undefined && ` ${strings.unsupportedSignIn}`}
      </span>
    </Notice>
  );
}
