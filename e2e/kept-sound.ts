import type { Page } from '@playwright/test';

/** How many pieces of sound are stored. */
export const pieces = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('recording-sound', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('pieces', { keyPath: 'id' });
        request.onsuccess = () => {
          const count = request.result.transaction('pieces').objectStore('pieces').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );
