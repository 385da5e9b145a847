import { addEntries, type DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { useCapability } from '../../backend/use-backend.ts';
import { Button } from '../../ui/button.tsx';
import { CardWarning } from '../../ui/card-warning.tsx';
import { deviceDictionary } from './device-dictionary.ts';
import { dictionaryStrings as strings } from './strings.ts';
import { useDeviceEntries, useDictionary } from './use-dictionary.ts';

/** Offers to move a visitor's words from this device to the account. */
export function ImportDeviceWordsOffer({ userId }: { userId: string }) {
  const onDevice = useDeviceEntries();
  const { limit, loaded, failed, save } = useDictionary(userId, onDevice.length > 0);
  const hasAccountWords = useCapability('hasAccountWords');
  if (!hasAccountWords || onDevice.length === 0 || !loaded || failed) return null;
  const importWords = async () => {
    let left: readonly DictionaryEntry[] = [];
    const isSaved = await save((entries) => {
      const { fitting, rest } = addEntries(entries, onDevice, limit);
      left = rest;
      return fitting;
    });
    // Words that don't fit stay on the device.
    if (isSaved) deviceDictionary.set(left);
  };
  return (
    <CardWarning
      tone="info"
      actions={
        <>
          <Button variant="quiet" onClick={() => deviceDictionary.set([])}>
            {strings.importDecline}
          </Button>
          <Button variant="tint" onClick={() => void importWords()}>
            {strings.importConfirm}
          </Button>
        </>
      }
    >
      {strings.importOffer(onDevice.length)}
    </CardWarning>
  );
}
