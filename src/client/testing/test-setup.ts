import { configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// Parts of the page are loaded lazily, which takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lacks these.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

// A browser closes the channels of a page with the page. Test files share a process, where they would stay open.
const openChannels = new Set<BroadcastChannel>();
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    openChannels.add(this);
  }
};
afterAll(() => {
  for (const channel of openChannels) channel.close();
});
