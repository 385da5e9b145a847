import { Palette } from 'lucide-react';
import { Deferred } from '../../ui/deferred.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { themeStrings } from './strings.ts';

const load = () => import('./theme-menu.tsx').then((module) => module.ThemeMenu);

export function ThemePicker() {
  return (
    <Deferred
      kind="menu"
      load={load}
      props={{}}
      trigger={
        <IconButton label={themeStrings.picker}>
          <Palette aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
