import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend, useCapabilities } from '../../backend/use-backend.ts';
import { findMicrophone, listMicrophones, watchMicrophones } from '../../platform/microphones.ts';
import { onServerStrings } from '../../platform/on-server-strings.ts';
import { page } from '../../platform/page.ts';
import { findSpeechRecognition, takesTrack } from '../../platform/recognition/browser-engine.ts';
import type { RecognitionSetting } from '../../platform/settings.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { engineInUse } from './engine-in-use.ts';
import { LevelMeter } from './level-meter.tsx';
import { microphoneStrings as strings } from './microphone-strings.ts';
import { RadioList } from './radio-list.tsx';

export interface MicrophoneDialogProps {
  userId: string | undefined;
  /** Whether the browser's engine reported that it can't work here. */
  browserFailed: boolean;
}

/**
 * Lets people choose the microphone, and whether the browser or the server transcribes. The second choice is hidden
 * while On this device is on.
 */
export function MicrophoneDialog({
  userId,
  browserFailed,
  ...control
}: MicrophoneDialogProps & { open: boolean; onOpenChange(open: boolean): void }) {
  const [settings, update] = useSettings();
  const microphones = useMicrophones();
  const meteredId = page().personal ? undefined : userId;
  const { data: allowance } = useQuery(apiQueries.recognitionAllowance(useBackend(), meteredId));
  const chosen = findMicrophone(settings.microphone, microphones) ?? microphones[0];
  const { browser, backend: server, canChoose: canChooseEngine } = useCapabilities().recognition;
  const Engine = findSpeechRecognition(window);
  const engine = engineInUse({
    setting: settings.recognition,
    browser,
    browserFailed,
    server,
    signedIn: userId !== undefined,
  });
  const canChoose = engine === 'server' || (engine === 'browser' && Engine && takesTrack(Engine));
  const serverDetail = userId === undefined ? strings.signIn : allowance && strings.left(allowance.remaining);
  return (
    <Dialog {...control} title={strings.title}>
      <div className="mt-4 flex flex-col gap-5">
        {canChoose && chosen && (
          <RadioList
            label={strings.title}
            value={chosen.id}
            onChange={(id) => update({ microphone: microphones.find((each) => each.id === id) ?? null })}
            options={microphones.map(({ id, name }) => ({
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
        {canChooseEngine && (
          <RadioList<RecognitionSetting>
            label={strings.recognition}
            value={settings.recognition}
            onChange={(recognition) => update({ recognition })}
            options={[
              { value: 'auto', name: strings.auto, detail: strings.autoDetail },
              ...(browser
                ? [{ value: 'browser' as const, name: strings.browser, detail: strings.browserDetail }]
                : []),
              ...(server ? [{ value: 'server' as const, name: strings.server, detail: serverDetail }] : []),
            ]}
          />
        )}
        {(engine === 'browser' || engine === 'server') && canChooseEngine && (
          <p className="flex gap-2 border-line border-t pt-4 text-muted text-sm">
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {engine === 'server' && page().engines.includes('recognition')
              ? onServerStrings.recognition
              : strings.now[engine]}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function useMicrophones() {
  const [all, setAll] = useState<Awaited<ReturnType<typeof listMicrophones>>>([]);
  useEffect(() => {
    const read = () => void listMicrophones().then(setAll, () => undefined);
    read();
    return watchMicrophones(read);
  }, []);
  return all;
}
