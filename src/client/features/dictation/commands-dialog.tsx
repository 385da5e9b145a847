import { useId } from 'react';
import { commandNames } from '../../../shared/commands/commands.ts';
import { commandPhrases } from '../../../shared/commands/spoken-commands.ts';
import { htmlLang } from '../../../shared/languages.ts';
import { languageName } from '../../interface/language-names.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { commandLabels, dictationStrings as strings } from './strings.ts';

export interface CommandsDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Lists the commands in the spoken language. */
export function CommandsDialog(control: CommandsDialogProps) {
  const [settings, update] = useSettings();
  const label = useId();
  const phrases = commandPhrases(settings.language);
  const name = languageName(settings.language);
  return (
    <Dialog {...control} title={strings.title} description={strings.lead(name)}>
      <div className="mt-4 flex items-center justify-between gap-4 border-line border-b pb-4">
        <span id={label}>{strings.on}</span>
        <Switch
          aria-labelledby={label}
          checked={settings.commands}
          onCheckedChange={(commands) => update({ commands })}
        />
      </div>
      <dl className="divide-y divide-line">
        {commandNames.map((command) => (
          <div key={command} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-muted">{commandLabels[command]}</dt>
            <dd lang={htmlLang(settings.language)} dir="auto" className="font-semibold">
              {phrases[command].slice(0, 2).join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
