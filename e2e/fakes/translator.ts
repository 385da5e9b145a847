type Availability = 'unavailable' | 'downloadable' | 'available';

/**
 * Replaces the browser's Translator API: it translates to capitals, and simulates a download in two steps if
 * needed. It is serialised by `addInitScript`, so it must be self-contained.
 */
export function installTranslator(first: Availability): void {
  let availability = first;
  const fake = {
    availability: async () => availability,
    async create({ monitor }: { monitor?: (monitor: EventTarget) => void }) {
      const progress = new EventTarget();
      monitor?.(progress);
      if (availability === 'downloadable') {
        for (const loaded of [0.5, 1]) {
          progress.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded }));
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        availability = 'available';
      }
      return { translate: async (text: string) => text.toUpperCase() };
    },
  };
  Object.defineProperty(window, 'Translator', { value: fake, configurable: true });
}
