import { configure } from '@testing-library/react';

// Parts of the page are loaded when they are first needed; on a busy machine that takes more than the usual second.
configure({ asyncUtilTimeout: 15_000 });

// What jsdom lacks and parts of the page need.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
