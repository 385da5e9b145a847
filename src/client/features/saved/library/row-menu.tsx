import { Ellipsis } from 'lucide-react';
import { Deferred } from '../../../ui/deferred.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { libraryStrings as strings } from '../strings.ts';
import type { RowMenuProps } from './row-actions.ts';

const load = () => import('./row-menu-content.tsx').then((module) => module.RowMenuContent);

export const RowMenu = (props: RowMenuProps) => (
  <Deferred
    kind="menu"
    load={load}
    props={props}
    trigger={
      <IconButton label={strings.menu(props.name)}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
    }
  />
);
