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

/** Runs in the page: deletes a database, as browsers do when the disk is nearly full. */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onblocked = () => reject(new Error(`${name} is in use`));
  });

/** Runs in the page: deletes the second piece of the only recording. */
export function deleteSecondPiece(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('recording-sound', 1);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('pieces', 'readwrite');
      const store = transaction.objectStore('pieces');
      const keys = store.getAllKeys();
      keys.onsuccess = () => {
        for (const key of keys.result) if (String(key).endsWith('/1')) store.delete(key);
      };
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
