import { describeDevice } from '../../platform/device.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from './dialog-control.ts';
import { shortcutsStrings as strings } from './strings.ts';

export function ShortcutsDialog(control: DialogControl) {
  const [{ singleKeys }] = useSettings();
  const modifier = describeDevice(navigator).mac ? '⌘' : strings.control;
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [strings.record, [strings.space]],
    [strings.recordInText, [modifier, strings.enter]],
    [strings.save, ['S']],
    [strings.play, ['P']],
    [strings.copy, ['C']],
    [strings.translate, ['T']],
    [strings.find, [modifier, strings.shift, 'F']],
    [strings.undo, [modifier, 'Z']],
    [strings.redo, [modifier, strings.shift, 'Z']],
    [strings.toast, ['F8']],
    [strings.sheet, ['?']],
  ];
  const works = ([, keys]: (typeof rows)[number]) => singleKeys || !/^[A-Z?]$/.test(keys.join(''));
  return (
    <Dialog {...control} title={strings.title} description={strings.lead}>
      <dl className="mt-4 divide-y divide-line">
        {rows.filter(works).map(([name, keys]) => (
          <div key={name} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{name}</dt>
            <dd dir="ltr" className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
