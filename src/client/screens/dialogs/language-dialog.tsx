import { Check, Info } from 'lucide-react';
import { useState } from 'react';
import { type InterfaceLanguageId, interfaceLanguages } from '../../../shared/interface-languages.ts';
import { availableLanguages, chooseLanguage } from '../../interface/choose-language.ts';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { DialogControl } from './dialog-control.ts';
import { interfaceLanguageStrings as strings } from './strings.ts';

/** Lists each language under its native name, so that people find theirs even if they can't read the rest. */
export function LanguageDialog(control: DialogControl) {
  const [coming, setComing] = useState<InterfaceLanguageId | null>(null);
  const available = availableLanguages();
  const offered = interfaceLanguages.filter(({ id }) => available.size === 0 || available.has(id));
  const current = document.documentElement.lang;
  const choose = (id: InterfaceLanguageId) => {
    setComing(id);
    void chooseLanguage(id);
  };
  return (
    <Dialog {...control} title={strings.title}>
      <ul className="-mx-3 mt-3 gap-x-2 min-[20rem]:columns-2">
        {offered.map(({ id, name }) => (
          <li key={id} className="break-inside-avoid">
            <button
              type="button"
              lang={id}
              aria-current={id === current}
              onClick={() => choose(id)}
              className={cx(
                'control-height flex w-full items-center justify-between gap-2 rounded-control px-3 py-1.5 text-start hover:bg-sunken',
                id === current && 'bg-sunken font-semibold',
              )}
            >
              {name}
              {id === current && <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />}
              {id === coming && <Spinner />}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex gap-2 text-muted text-sm">
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {strings.note}
      </p>
    </Dialog>
  );
}
