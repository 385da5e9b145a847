import { commandNames } from '../../../shared/commands/commands.ts';
import { commandPhrases } from '../../../shared/commands/spoken-commands.ts';
import { htmlLang } from '../../../shared/languages.ts';
import { languageName } from '../../interface/language-names.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { navigate } from '../../ui/router.tsx';
import { commandLabels, dictationStrings as strings } from './strings.ts';

export interface CommandsDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Lists the commands in the spoken language. */
export function CommandsDialog(control: CommandsDialogProps) {
  const [settings] = useSettings();
  const phrases = commandPhrases(settings.language);
  const name = languageName(settings.language);
  const openSettings = () => {
    control.onOpenChange(false);
    navigate('/settings#recording');
  };
  return (
    <Dialog {...control} title={strings.title} description={strings.lead(name)}>
      {!settings.commands && (
        <Notice tone="warn" title={strings.off} className="mt-4">
          <button type="button" className="text-link text-accent underline" onClick={openSettings}>
            {strings.change}
          </button>
        </Notice>
      )}
      <dl className="mt-4 divide-y divide-line">
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
