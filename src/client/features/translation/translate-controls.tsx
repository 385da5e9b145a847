import { ArrowLeftRight } from 'lucide-react';
import { htmlLang, type LanguageCode, languages } from '../../../shared/languages.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { strings } from './strings.ts';
import type { Translation } from './use-translation.ts';

const options = languages.map(({ code, name, nativeName }) => ({
  value: code,
  label: name,
  hint: nativeName,
  hintLang: htmlLang(code),
}));

export interface TranslateControlsProps {
  translation: Translation;
  target: LanguageCode;
  onTarget(target: LanguageCode): void;
  /** Nothing is left today: the choice leads to the upgrade dialog and does not take effect (U7). */
  onLocked(): void;
}

/** The language to translate into, what is left, and the toggle. */
export function TranslateControls({ translation, target, onTarget, onLocked }: TranslateControlsProps) {
  const { allowance, on, locked } = translation;
  return (
    <div className="flex min-w-0 items-center justify-between gap-3">
      <Combobox
        label={strings.target}
        caption={strings.target}
        value={target}
        options={options}
        searchable
        onChange={(code) => (locked ? onLocked() : onTarget(code))}
      />
      <div className="flex shrink-0 items-center gap-3">
        {allowance && (
          <span data-testid="translations-left" className="text-muted text-xs tabular-nums max-lg:hidden">
            {strings.leftShort(allowance.remaining, allowance.tier)}
          </span>
        )}
        <Switch label={strings.toggle} checked={on} onCheckedChange={translation.toggle} />
      </div>
    </div>
  );
}

/** Exchanges the two languages, and the text with its translation. */
export function SwapButton({ onSwap, disabled }: { onSwap(): void; disabled?: boolean }) {
  return (
    <IconButton label={strings.swap} onClick={onSwap} disabled={disabled}>
      <ArrowLeftRight />
    </IconButton>
  );
}

/** What is left, in words, for the line that names the tier. */
export function TranslationsLeft({ translation }: { translation: Translation }) {
  const { allowance } = translation;
  if (!allowance) return null;
  return <span className="tabular-nums">{strings.left(allowance.remaining, allowance.tier)}</span>;
}
