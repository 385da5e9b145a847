import { afterEach, beforeEach, expect, test } from 'vitest';
import { replayEarlyInput } from './replay-early-input.ts';

const pressed: string[] = [];
const element = (id: string) => document.getElementById(id) as HTMLElement;
const key = (target: Element, init: KeyboardEventInit) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
const ready = async () => {
  document.dispatchEvent(new Event('page-ready'));
  await new Promise((resolve) => setTimeout(resolve));
};

const listening = new AbortController();
document.addEventListener(
  'click',
  (event) => {
    event.preventDefault();
    pressed.push((event.target as Element).id);
  },
  listening,
);
document.addEventListener('keydown', (event) => pressed.push(event.key), listening);

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML = `
    <button id="record"><svg id="glyph"></svg></button>
    <button id="first" role="tab"></button>
    <a id="inside" href="/terms">Terms</a>
    <a id="outside" href="https://example.com/">Elsewhere</a>
    <a id="skip" href="#content">Skip</a>
    <a id="new-tab" href="/privacy" target="_blank">Privacy</a>
    <textarea id="text"></textarea>
    <div class="record-dock"></div>`;
  replayEarlyInput();
});

afterEach(ready);

test('replays presses in order once the page is ready', async () => {
  element('glyph').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  element('inside').click();
  expect(pressed).toEqual([]);
  expect(element('record').dataset.kept).toBe('');
  await ready();
  expect(pressed).toEqual(['record', 'inside']);
  expect(element('record').dataset.kept).toBeUndefined();
  element('record').click();
  expect(pressed).toEqual(['record', 'inside', 'record']);
});

test('counts repeated presses of one button once', async () => {
  element('record').click();
  element('record').click();
  await ready();
  expect(pressed).toEqual(['record']);
});

test('leaves links that need no script to the browser', async () => {
  for (const id of ['outside', 'skip', 'new-tab']) element(id).click();
  element('inside').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(pressed).toEqual(['outside', 'skip', 'new-tab', 'inside']);
  await ready();
  expect(pressed).toHaveLength(4);
});

test('keeps shortcuts and tab-navigation keys, but not typed text', async () => {
  expect(key(document.body, { key: ' ' })).toBe(false);
  key(element('text'), { key: 'Enter', ctrlKey: true });
  key(element('first'), { key: 'ArrowRight' });
  key(element('first'), { key: 'ArrowRight' });
  expect(pressed).toEqual([]);
  for (const typed of [' ', '?', 'Enter', 'a']) key(element('text'), { key: typed });
  expect(key(document.body, { key: 'Tab' })).toBe(true);
  expect(pressed).toEqual([' ', '?', 'Enter', 'a', 'Tab']);
  pressed.length = 0;
  await ready();
  expect(pressed).toEqual([' ', 'Enter', 'ArrowRight', 'ArrowRight']);
});

test('lets Space scroll a page without a recorder', () => {
  document.querySelector('.record-dock')?.remove();
  expect(key(document.body, { key: ' ' })).toBe(true);
});

test('drops a press if the button has been removed', async () => {
  element('record').click();
  element('record').remove();
  await ready();
  expect(pressed).toEqual([]);
});

test('marks a field while an input method is composing in it, also when the page becomes ready', async () => {
  const field = element('text');
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await ready();
  expect(field.dataset.composing).toBe('');
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(field.dataset.composing).toBeUndefined();
});
