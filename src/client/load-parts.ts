import type { createBrowserDeviceBackend } from './backend/device-backend.ts';
import { wordsMustStay } from './platform/device-mode.ts';
import { page } from './platform/page.ts';
import type { PersonalEdition } from './screens/personal-edition.ts';
import { loadWithRetry } from './ui/lazy-part.ts';

/** The parts that only some pages need. */
export interface AppParts {
  /** Undefined in the hosted edition. */
  personal?: PersonalEdition | undefined;
  /** Set while On this device is on. */
  createDeviceBackend?: typeof createBrowserDeviceBackend;
}

/** Dynamic imports, so that the other pages don't load them. Await it before the first render. */
export async function loadParts(): Promise<AppParts> {
  if (page().personal) {
    const { personalParts } = await loadWithRetry(() => import('./screens/personal/personal-parts.ts'));
    return { personal: personalParts };
  }
  if (!wordsMustStay()) return {};
  const device = await loadWithRetry(() => import('./backend/device-backend.ts'));
  return { createDeviceBackend: device.createBrowserDeviceBackend };
}
