import { Info } from 'lucide-react';
import { useCapability } from '../../backend/use-backend.ts';
import { page } from '../../platform/page.ts';
import { onServerStrings } from '../../platform/strings.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { navigate } from '../../ui/router.tsx';
import { engineInUse } from './engine-in-use.ts';
import { LevelMeter } from './level-meter.tsx';
import { RadioList } from './radio-list.tsx';
import { microphoneStrings as strings } from './strings.ts';
import { useMicrophones } from './use-microphones.ts';

export interface MicrophoneDialogProps {
  userId: string | undefined;
  /** Whether the browser's engine reported that it can't work here. */
  browserFailed: boolean;
}

/** Lets people choose the microphone, and says what transcribes their speech. */
export function MicrophoneDialog({
  userId,
  browserFailed,
  ...control
}: MicrophoneDialogProps & { open: boolean; onOpenChange(open: boolean): void }) {
  const [settings, update] = useSettings();
  const { browser, backend: server, canChoose: canChooseEngine } = useCapability('recognition');
  const engine = engineInUse({
    setting: settings.recognition,
    browser,
    browserFailed,
    server,
    signedIn: userId !== undefined,
  });
  const { canChoose, all, chosen } = useMicrophones(engine);
  const openSettings = () => {
    control.onOpenChange(false);
    navigate('/settings#recording');
  };
  return (
    <Dialog {...control} title={strings.title}>
      <div className="mt-4 flex flex-col gap-5">
        {canChoose && chosen && (
          <RadioList
            label={strings.title}
            value={chosen.id}
            onChange={(id) => update({ microphone: all.find((each) => each.id === id) ?? null })}
            options={all.map(({ id, name }) => ({
              value: id,
              name,
              extra: control.open && id === chosen.id ? <LevelMeter deviceId={id} /> : undefined,
            }))}
          />
        )}
        {canChoose && !chosen && <p className="text-muted text-sm">{strings.allow}</p>}
        {engine === 'browser' && !canChoose && (
          <p className="text-muted text-sm">{strings.browserMicrophone}</p>
        )}
        {(engine === 'browser' || engine === 'server') && canChooseEngine && (
          <div className="flex gap-2 border-line border-t pt-4 text-muted text-sm">
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <p>
              {engine === 'server' && page().engines.includes('recognition')
                ? onServerStrings.recognition
                : strings.now[engine]}{' '}
              <button type="button" className="text-link text-accent underline" onClick={openSettings}>
                {strings.change}
              </button>
            </p>
          </div>
        )}
      </div>
    </Dialog>
  );
}
