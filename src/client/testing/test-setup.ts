import { configure } from '@testing-library/react';

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
