import { describe, expect, it } from 'vitest';
import fc from '../../shared/test-seed.ts';
import { readLayout } from './translation-layout.ts';

describe('translation layout', () => {
  it('keeps blank lines, indents and line endings', () => {
    const layout = readLayout('One.\r\n\r\n  Two. \n\nThree.');
    expect(layout.paragraphs).toEqual(['One.', 'Two.', 'Three.']);
    expect(layout.join(['Uno.', 'Dos.', 'Tres.'])).toBe('Uno.\r\n\r\n  Dos. \n\nTres.');
  });

  it('joins a paragraph that came back with line breaks', () => {
    expect(readLayout('One.\nTwo.').join(['U\nno.\n', 'Dos.'])).toBe('U no.\nDos.');
  });

  it('joins a paragraph of many spaces in time proportional to their number', () => {
    const spaced = `U${' '.repeat(100_000)}no \n \n .`;
    const start = performance.now();
    expect(readLayout('One.').join([spaced])).toBe(`U${' '.repeat(100_000)}no .`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('ends a partial text at its last paragraph', () => {
    expect(readLayout('One.\n\nTwo.').join(['Un'])).toBe('Un');
  });

  it('returns any unchanged text as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '中') }), (text) => {
        const layout = readLayout(text);
        expect(layout.join(layout.paragraphs)).toBe(text);
      }),
    );
  });
});
