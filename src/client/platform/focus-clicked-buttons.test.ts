import { beforeAll, beforeEach, expect, test } from 'vitest';
import { focusClickedButtons } from './focus-clicked-buttons.ts';

// Like Safari, jsdom does not focus clicked elements.
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

beforeAll(() => focusClickedButtons(document));
beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><button><span>Open</span></button><textarea></textarea><a href="#x">Link</a></main>';
});

test('a clicked button gets focus, even if a parent had it', () => {
  click('span');
  expect(document.activeElement?.tagName).toBe('BUTTON');
  focus('main');
  click('span');
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('a clicked button has focus when its click listeners run', () => {
  let focused: string | undefined;
  document.querySelector('button')?.addEventListener('click', () => {
    focused = document.activeElement?.tagName;
  });
  click('button');
  expect(focused).toBe('BUTTON');
});

test('a field that is being edited keeps focus', () => {
  focus('textarea');
  click('button');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

test('a click on anything else does not move focus', () => {
  click('a');
  expect(document.activeElement).toBe(document.body);
});
