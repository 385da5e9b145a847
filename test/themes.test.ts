import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themes } from '../src/shared/themes.ts';
import { contrast } from './contrast.ts';

const css = readFileSync(new URL('../src/client/styles/themes.css', import.meta.url), 'utf8');

function paletteOf(id: string): Record<string, string> {
  const block = new RegExp(`\\[data-theme=["']${id}["']\\]\\s*{([^}]*)}`).exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

const base = readFileSync(new URL('../src/client/styles/base.css', import.meta.url), 'utf8');
const share = Number(/--lift-sunken: color-mix\(in srgb, var\(--sunken\) (\d+)%/.exec(base)?.[1]) / 100;

/** The lightest background of a dark theme: hover and recessed areas in menus, and the selected tab. */
function lift({ sunken = '', text = '' }: Record<string, string>): string {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const ink = parts(text);
  const mixed = parts(sunken).map((part, index) =>
    Math.round(part * share + (ink[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const grounds = ['bg', 'sky', 'glow', 'surface', 'sunken', 'lift-sunken'];
/** Text colours and their backgrounds, which need 4.5:1. */
const textPairs = [
  ...['text', 'muted', 'accent', 'good', 'warn', 'bad'].flatMap((ink) =>
    grounds.map((ground) => [ink, ground]),
  ),
  ['text', 'tint'],
  ['muted', 'tint'],
  ['accent', 'tint'],
  ['on-accent', 'accent'],
  ['on-record', 'record'],
];
/** The visible parts of controls and their backgrounds, which need 3:1. */
const controlPairs = ['control', 'accent', 'record', 'good'].flatMap((part) =>
  grounds.map((ground) => [part, ground]),
);

describe.each(themes)('theme $id', ({ id, dark }) => {
  const written = paletteOf(id);
  const palette = { ...written, 'lift-sunken': dark ? lift(written) : written.sunken };
  const colourOf = (name = '') => (palette as Record<string, string | undefined>)[name] ?? '';
  const contrastOf = (pair: string[]) => contrast(colourOf(pair[0]), colourOf(pair[1]));

  test('has every token and the right colour scheme', () => {
    expect(Object.keys(written)).toHaveLength(17);
    expect(css).toMatch(
      new RegExp(`\\[data-theme=["']${id}["']\\]\\s*{\\s*color-scheme: ${dark ? 'dark' : 'light'};`),
    );
  });

  test.each(textPairs)('%s on %s has a contrast of 4.5:1', (...pair) =>
    expect(contrastOf(pair)).toBeGreaterThanOrEqual(4.5),
  );

  test.each(controlPairs)('%s on %s has a contrast of 3:1', (...pair) =>
    expect(contrastOf(pair)).toBeGreaterThanOrEqual(3),
  );
});

test('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('gives every theme a different background', () => {
  expect(new Set(themes.map(({ id }) => paletteOf(id).bg)).size).toBe(8);
});
