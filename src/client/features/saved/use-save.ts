import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { useToast } from '../../ui/toast.tsx';
import { createSaver, type SaveOptions, type Saver } from './create-saver.ts';

export interface Save extends Pick<Saver, 'save' | 'startOver'> {
  saving: boolean;
}

/** For a page that saves a text of its own. */
export function useSave(options: SaveOptions): Save {
  const client = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const [{ saver, latest }] = useState(() => {
    const held = { options };
    return { latest: held, saver: createSaver({ client, queries, toast, options: () => held.options }) };
  });
  const saving = useSyncExternalStore(saver.subscribe, saver.isSaving, () => false);
  useEffect(() => {
    latest.options = options;
    saver.update();
  });
  return { saving, save: saver.save, startOver: saver.startOver };
}
