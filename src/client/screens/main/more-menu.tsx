import { Ellipsis } from 'lucide-react';
import { Deferred } from '../../ui/deferred.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { MoreMenuContentProps } from './more-menu-content.tsx';
import { mainStrings as strings } from './strings.ts';

const load = () => import('./more-menu-content.tsx').then((module) => module.MoreMenuContent);

export function MoreMenu(props: MoreMenuContentProps) {
  return (
    <Deferred
      kind="menu"
      load={load}
      props={props}
      trigger={
        <IconButton label={strings.more}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
