import { Fragment } from 'react';
import { recorderStrings } from '../../features/recorder/strings.ts';
import { describeDevice } from '../../platform/device.ts';
import { page } from '../../platform/page.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from './dialog-control.ts';
import { shortcutsStrings as strings } from './strings.ts';

export function ShortcutsDialog(control: DialogControl) {
  const [{ singleKeys }] = useSettings();
  const modifier = describeDevice(navigator).mac ? '⌘' : strings.control;
  const rows: readonly (readonly [string, ...(readonly string[])[]])[] = [
    [strings.record, [strings.space]],
    [strings.recordInText, [modifier, strings.enter]],
    [strings.save, ['S']],
    [strings.play, ['P']],
    [strings.copy, ['C']],
    ...(page().off.includes('translation') ? [] : [[strings.translate, ['T']] as const]),
    [strings.find, ['F'], [modifier, strings.shift, 'F']],
    [strings.undo, [modifier, 'Z']],
    [strings.redo, [modifier, strings.shift, 'Z']],
    [strings.toast, ['F8']],
    [strings.sheet, ['?']],
  ];
  const works = (keys: readonly string[]) => singleKeys || !/^[A-Z?]$/.test(keys.join(''));
  const working = rows.map(([name, ...ways]) => ({ name, ways: ways.filter(works) }));
  return (
    <Dialog {...control} title={strings.title} description={strings.lead}>
      <dl className="mt-4 divide-y divide-line">
        {working.map(
          ({ name, ways }) =>
            ways.length > 0 && (
              <div key={name} className="flex items-center justify-between gap-4 py-2.5">
                <dt>{name}</dt>
                <dd dir="ltr" className="flex shrink-0 gap-1">
                  {ways.map((keys, index) => (
                    <Fragment key={keys.join(' ')}>
                      {index > 0 && recorderStrings.or}
                      {keys.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </Fragment>
                  ))}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Dialog>
  );
}
