import { Ellipsis } from 'lucide-react';
import { Deferred, type DeferredProps } from './deferred.tsx';
import { IconButton } from './icon-button.tsx';

interface MoreButtonProps<P> extends Pick<DeferredProps<P>, 'load' | 'props'> {
  label: string;
}

/** Three dots that open a menu, which is loaded with the first press. */
export function MoreButton<P extends object>({ label, load, props }: MoreButtonProps<P>) {
  return (
    <Deferred
      kind="menu"
      load={load}
      props={props}
      trigger={
        <IconButton label={label}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
