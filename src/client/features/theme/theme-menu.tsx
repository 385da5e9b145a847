import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { isThemeId, type ThemeId, themes } from '../../../shared/themes.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Menu, MenuItemIndicator, MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx';
import { themeStrings } from './strings.ts';
import { themeName } from './theme-name.ts';
import { chooseTheme, useTheme } from './use-theme.ts';

/** The data attribute gives the swatch the colours of its theme. */
function Swatch({ id }: { id: ThemeId }) {
  return (
    <span
      data-theme={id}
      aria-hidden="true"
      className="flex h-9 w-14 shrink-0 flex-col justify-between overflow-hidden rounded-[0.5rem] border border-line bg-ground p-1"
    >
      <span className="flex h-4 items-center gap-1 rounded-[0.25rem] bg-surface px-1">
        <span className="h-1 w-4 rounded-full bg-ink" />
        <span className="h-1 w-2.5 rounded-full bg-muted" />
      </span>
      <span className="flex items-center justify-between">
        <span className="h-1.5 w-6 rounded-full bg-accent" />
        <span className="size-2 rounded-full bg-record" />
      </span>
    </span>
  );
}

export function ThemeMenu({ trigger }: { trigger: ReactElement }) {
  const theme = useTheme();
  const announce = useAnnounce();
  return (
    <Menu trigger={trigger} label={themeStrings.picker} className="w-[min(22rem,calc(100vw-1.5rem))]">
      <MenuRadioGroup
        value={theme}
        onValueChange={(id) => {
          if (!isThemeId(id)) return;
          chooseTheme(id);
          announce(themeStrings.chosen(themeName(id)));
        }}
        className="grid gap-0.5 min-[22.5rem]:grid-flow-col min-[22.5rem]:grid-cols-2 min-[22.5rem]:grid-rows-4"
      >
        {themes.map(({ id }) => (
          <MenuRadioItem
            key={id}
            value={id}
            onSelect={(event) => event.preventDefault()}
            className="px-2 py-1.5"
          >
            <Swatch id={id} />
            <span className="flex-1">{themeName(id)}</span>
            <MenuItemIndicator>
              <Check aria-hidden="true" />
            </MenuItemIndicator>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
