import { Copy, FilePlus, Keyboard, Radio, Settings, Sparkles, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ExportSource } from '../../features/export/export-source.ts';
import { formatPairs } from '../../features/export/text-files.ts';
import { transcriptStrings } from '../../features/transcript/strings.ts';
import type { Translation } from '../../features/translation/use-translation.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { navigate } from '../../ui/router.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { useDialogs } from '../dialogs.tsx';
import { mainStrings, menuStrings as strings, toolStrings } from './strings.ts';

const copyToasts = {
  copied: { title: transcriptStrings.copied },
  failed: { title: transcriptStrings.notCopied, description: transcriptStrings.notCopiedText },
};

export interface MoreMenuContentProps {
  translation: Translation;
  hasText: boolean;
  /** Whether live captions are shared. Beside their panel, the card has no room for Tidy. */
  sharing: boolean;
  exportSource(): ExportSource;
  /** Undefined when there is no text. Phones have no room for separate buttons. */
  onTidy: (() => void) | undefined;
  onClear: (() => void) | undefined;
  onNew(): void;
  /** Opens the panel of the live captions. */
  onShare(): void;
}

/** At most five entries are shown at once. */
export function MoreMenuContent(props: MoreMenuContentProps & { trigger: ReactElement }) {
  const { trigger, translation, hasText, sharing, exportSource } = props;
  const { onTidy, onClear, onNew, onShare } = props;
  const dialogs = useDialogs();
  const copyText = useCopyText(copyToasts);
  const hasBoth = hasText && translation.output.result !== null && !translation.outdated;
  return (
    <Menu trigger={trigger} label={mainStrings.more} align="start">
      <MenuItem onSelect={onTidy} disabled={!onTidy} className={sharing ? undefined : 'sm:hidden'}>
        <Sparkles aria-hidden="true" />
        {toolStrings.tidy}
      </MenuItem>
      {!sharing && (
        <MenuItem onSelect={onShare}>
          <Radio aria-hidden="true" />
          {strings.share}
        </MenuItem>
      )}
      {hasBoth && (
        <MenuItem onSelect={() => void copyText(formatPairs(exportSource()))} className="max-sm:hidden">
          <Copy aria-hidden="true" />
          {strings.copyBoth}
        </MenuItem>
      )}
      <MenuItem onSelect={onNew} disabled={!hasText}>
        <FilePlus aria-hidden="true" />
        {strings.newText}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => dialogs.open('shortcuts')} className="max-sm:hidden pointer-coarse:hidden">
        <Keyboard aria-hidden="true" />
        {strings.shortcuts}
      </MenuItem>
      <MenuItem onSelect={() => navigate('/settings')}>
        <Settings aria-hidden="true" />
        {strings.settings}
      </MenuItem>
      <div className="sm:hidden">
        <MenuSeparator />
        <MenuItem onSelect={onClear} disabled={!onClear} className="text-bad [&_svg]:text-bad">
          <Trash2 aria-hidden="true" />
          {mainStrings.clear}
        </MenuItem>
      </div>
    </Menu>
  );
}
