import { Ellipsis } from 'lucide-react';
import { Deferred } from '../../ui/deferred.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { dictionaryStrings as strings } from './strings.ts';
import type { WordsMenuContentProps } from './words-menu-content.tsx';

const load = () => import('./words-menu-content.tsx').then((module) => module.WordsMenuContent);

export function WordsMenu(props: WordsMenuContentProps) {
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
