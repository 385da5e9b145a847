/** Locks shared by several pages in one test. */
export function createTestLocks(): LockManager {
  const held = new Set<string>();
  const request = async (
    name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    work = options as LockGrantedCallback<unknown>,
  ) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({ name, mode: 'exclusive' });
    } finally {
      held.delete(name);
    }
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })), pending: [] });
  return { request, query } as LockManager;
}
