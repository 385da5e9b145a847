/** Runs in the page: how much sound waits for recognition. */
export function storedSeconds(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('speech', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('segments', { keyPath: 'id' });
    opening.onsuccess = () => {
      const rows = opening.result.transaction('segments').objectStore('segments').getAll();
      rows.onsuccess = () => {
        opening.result.close();
        resolve(rows.result.reduce((sum, row) => sum + row.seconds, 0));
      };
    };
  });
}

/** Runs in the page: how many pieces of kept sound are stored. */
export function storedPieces(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('recording-sound', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('pieces', { keyPath: 'id' });
    opening.onsuccess = () => {
      const count = opening.result.transaction('pieces').objectStore('pieces').count();
      count.onsuccess = () => {
        opening.result.close();
        resolve(count.result);
      };
    };
  });
}
