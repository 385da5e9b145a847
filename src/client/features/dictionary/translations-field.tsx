import { Plus, X } from 'lucide-react';
import { entryLimits } from '../../../shared/dictionary/entry.ts';
import { type LanguageCode, languageCodes } from '../../../shared/languages.ts';
import { languageName } from '../../interface/language-names.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { textDirection } from '../../ui/text-direction.ts';
import type { EntryDraft } from './entry-draft.ts';
import { fieldClass, labelClass } from './field-style.ts';
import { dictionaryStrings as strings } from './strings.ts';

const modes = [
  ['usual', strings.translateNormally],
  ['never', strings.neverTranslate],
  ['fixed', strings.fixed],
] as const;

/** Pinyin needs no entry, because it is generated from the Chinese translation. */
const targets: readonly LanguageCode[] = languageCodes.filter((code) => code !== 'zh-CN-pinyin');

export interface TranslationsFieldProps {
  draft: EntryDraft;
  onChange(change: Pick<EntryDraft, 'mode' | 'fixed'>): void;
}

export function TranslationsField({ draft: { mode, fixed }, onChange }: TranslationsFieldProps) {
  const [{ target }] = useSettings();
  const free = targets.filter((code) => !fixed.some(({ language }) => language === code));
  // Suggests the target language, because most people translate into only one.
  const firstFree = free.includes(target) ? target : free[0];
  const change = (at: number, part: { language?: LanguageCode; text?: string }) =>
    onChange({ mode, fixed: fixed.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  const add = () => {
    if (firstFree) onChange({ mode: 'fixed', fixed: [...fixed, { language: firstFree, text: '' }] });
  };
  return (
    <div>
      <p aria-hidden="true" className={labelClass}>
        {strings.translations}
      </p>
      <Combobox<EntryDraft['mode']>
        label={strings.translations}
        value={mode}
        options={modes.map(([value, label]) => ({ value, label }))}
        onChange={(next) => {
          if (next === 'fixed' && fixed.length === 0) add();
          else onChange({ mode: next, fixed });
        }}
        className="w-full justify-between"
      />
      {mode === 'fixed' && (
        <div className="mt-2 flex flex-col gap-2">
          {fixed.map(({ language, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row keeps focus when its language changes
            <div key={index} className="flex gap-2">
              <Combobox<LanguageCode>
                label={strings.language}
                value={language}
                options={targets
                  .filter((code) => code === language || free.includes(code))
                  .map((code) => ({ value: code, label: languageName(code) }))}
                onChange={(code) => change(index, { language: code })}
                searchable
                className="flex-1 justify-between"
              />
              <input
                aria-label={strings.translation}
                value={text}
                dir={textDirection(text)}
                maxLength={entryLimits.translation}
                onChange={(event) => change(index, { text: event.target.value })}
                className={`${fieldClass} min-w-0 flex-1`}
              />
              <IconButton
                label={strings.removeTranslation}
                onClick={() => onChange({ mode, fixed: fixed.filter((_, each) => each !== index) })}
              >
                <X aria-hidden="true" />
              </IconButton>
            </div>
          ))}
          <Button variant="quiet" className="self-start px-2" disabled={!firstFree} onClick={add}>
            <Plus aria-hidden="true" className="size-4" />
            {strings.addLanguage}
          </Button>
        </div>
      )}
    </div>
  );
}
