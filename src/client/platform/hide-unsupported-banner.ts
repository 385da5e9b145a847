import { localStore } from './storage.ts';

/** The banner about browsers that can't recognise speech stays hidden on later visits. */
export function hideUnsupportedBanner(): void {
  localStore.write('unsupportedDismissed', 'true');
  delete document.documentElement.dataset.unsupported;
}
