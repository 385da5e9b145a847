import { describe, expect, it } from 'vitest';
import fc from '../../shared/test-seed.ts';
import { createPartialParagraphs } from './partial-paragraphs.ts';

describe('partial paragraphs', () => {
  it('shows the last paragraph before it is finished', () => {
    const partial = createPartialParagraphs();
    expect(partial.push('{"para')).toEqual([]);
    expect(partial.push('graphs": ["Ho')).toEqual(['Ho']);
    expect(partial.push('la \\"ami')).toEqual(['Hola "ami']);
    expect(partial.push('go\\" \\u00')).toEqual(['Hola "amigo" ']);
    expect(partial.push('e9", "Adi')).toEqual(['Hola "amigo" é', 'Adi']);
    expect(partial.push('ós"]} ["more"]')).toEqual(['Hola "amigo" é', 'Adiós']);
  });

  it('skips thinking text and code fences', () => {
    const partial = createPartialParagraphs();
    expect(partial.push('<thi')).toEqual([]);
    expect(partial.push('nk>an array ["no"]')).toEqual([]);
    expect(partial.push('</think>```json\n["sí')).toEqual(['sí']);
  });

  it('never shows half a character', () => {
    const partial = createPartialParagraphs();
    expect(partial.push('["a\\ud83d')).toEqual(['a']);
    expect(partial.push('\\ude00')).toEqual(['a😀']);
  });

  it('ends with the same result as parsing the whole JSON', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' })),
        fc.integer({ min: 1, max: 7 }),
        (strings, size) => {
          const json = JSON.stringify({ paragraphs: strings });
          const partial = createPartialParagraphs();
          let last: string[] = [];
          for (let at = 0; at < json.length; at += size) last = partial.push(json.slice(at, at + size));
          expect(last).toEqual(strings);
        },
      ),
    );
  });
});
