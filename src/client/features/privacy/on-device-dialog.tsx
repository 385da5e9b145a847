import { switchOnDevice } from '../../platform/switch-on-device.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog.tsx';
import { DeviceParts } from './device-parts.tsx';
import { deviceStrings as strings } from './strings.ts';

/** Says what changes with On this device before it is turned on. */
export function OnDeviceDialog(control: Pick<DialogProps, 'open' | 'onOpenChange'>) {
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
          <Button onClick={() => switchOnDevice(true)}>{strings.turnOn}</Button>
        </>
      }
    >
      <DeviceParts />
    </Dialog>
  );
}
