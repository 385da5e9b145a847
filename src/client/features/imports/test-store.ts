/** Rows that survive when a page is closed. */
export function createMemoryStore<Row extends { id: string }>() {
  const rows = new Map<string, Row>();
  let full = false;
  return {
    rows,
    /** Simulates full storage. */
    fill: (value = true) => {
      full = value;
    },
    put: async (...changed: Row[]) => {
      if (full) return false;
      for (const row of changed) rows.set(row.id, structuredClone(row));
      return true;
    },
    all: async () => [...rows.values()],
    get: async (id: string) => rows.get(id),
    has: async (id: string) => rows.has(id),
    remove: async (...ids: string[]) => {
      for (const id of ids) rows.delete(id);
    },
  };
}
