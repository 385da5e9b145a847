import type { QueryClient } from '../api/query-client.ts';
import { useQueryClient } from '../api/use-query.ts';
import type { Backend } from '../backend/backend.ts';
import { useBackend } from '../backend/use-backend.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { type ShowToast, useToast } from '../ui/toast.tsx';
import { type Dialogs, useDialogs } from './dialogs.tsx';

/** What a page offers to everything that lives outside React. All of it is stable between renders. */
export interface PageServices {
  client: Backend;
  queries: QueryClient;
  toast: ShowToast;
  announce(message: string): void;
  dialogs: Dialogs;
}

export const usePageServices = (): PageServices => ({
  client: useBackend(),
  queries: useQueryClient(),
  toast: useToast(),
  announce: useAnnounce(),
  dialogs: useDialogs(),
});
