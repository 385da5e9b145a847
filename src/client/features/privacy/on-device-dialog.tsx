import { switchOnDevice } from '../../platform/switch-on-device.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import { DeviceParts } from './device-parts.tsx';
import { deviceStrings as strings } from './strings.ts';

interface OnDeviceDialogProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** Called just before the page is reloaded. */
  onTurnOn?(): void;
}

/** Says what changes with On this device before it is turned on. */
export function OnDeviceDialog({ onTurnOn, ...control }: OnDeviceDialogProps) {
  const turnOn = () => {
    onTurnOn?.();
    switchOnDevice(true);
  };
  return (
    <Dialog
      {...control}
      title={strings.question}
      description={strings.text}
      footer={
        <>
          <Button variant="quiet" onClick={() => control.onOpenChange(false)}>
            {strings.cancel}
          </Button>
          <Button onClick={turnOn}>{strings.turnOn}</Button>
        </>
      }
    >
      <DeviceParts />
    </Dialog>
  );
}
