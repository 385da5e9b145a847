import { describe, expect, it } from 'vitest';
import { checkPartial, checkTranslation } from './translation-check.ts';

const whole = (content: string, more: object = {}) => ({
  content,
  refusal: null,
  finishReason: 'stop',
  ...more,
});
const list = (...paragraphs: string[]) => whole(JSON.stringify({ paragraphs }));
const source = ['The ship had been at sea for nine days before anyone spoke of the storm.'];
const good = 'El barco llevaba nueve días en el mar antes de que alguien hablara de la tormenta.';

describe('translation check', () => {
  it.each([
    ['plain JSON', list(good)],
    ['a bare array', whole(JSON.stringify([good]))],
    ['another name for the array', whole(JSON.stringify({ translations: [good] }))],
    ['JSON in a code fence', whole(`\`\`\`json\n${JSON.stringify({ paragraphs: [good] })}\n\`\`\``)],
    ['JSON after thinking text', whole(`<think>[maybe]</think>${JSON.stringify({ paragraphs: [good] })}`)],
  ])('accepts %s', (_, response) => {
    expect(checkTranslation(response, source, 'es-ES')).toEqual({ paragraphs: [good] });
  });

  it.each([
    ['not-json', whole('El barco llevaba nueve días.')],
    ['not-json', whole('{"paragraphs": [1]}')],
    ['not-json', whole('')],
    ['wrong-number', list(good, good)],
    ['wrong-number', list()],
    ['empty', list('  ')],
    ['too-short', list('HACKED')],
    ['too-long', list(good.repeat(5))],
    ['cut-off', whole(JSON.stringify([good]), { finishReason: 'length' })],
    ['refused', whole('', { refusal: 'I will not.' })],
    ['refused', whole('', { finishReason: 'content_filter' })],
    ['refused', list('I’m sorry, but I can’t help with that request, whatever it may be about.')],
  ])('rejects %s', (flaw, response) => {
    expect(checkTranslation(response, source, 'es-ES')).toEqual({ flaw });
  });

  it('accepts an apology that is part of the text', () => {
    const apology = list("I'm sorry, but I can't come to the party tonight.");
    const said = ['Lo siento, pero no puedo ir a la fiesta esta noche.'];
    expect(checkTranslation(apology, said, 'en-US')).toMatchObject({ paragraphs: [expect.any(String)] });
  });

  it('expects fewer Han characters than letters', () => {
    const characters = ['船在海上航行了九天，才有人提起那场风暴。'];
    expect(checkTranslation(list(source[0] ?? ''), characters, 'en-US')).toHaveProperty('paragraphs');
    expect(checkTranslation(list(characters[0] ?? ''), source, 'zh-CN')).toHaveProperty('paragraphs');
  });

  it.each([
    ['wait', ['']],
    ['wait', ["I'm sorry, but"]],
    ['refused', ["I'm sorry, but I can't"]],
    ['show', ['El bar']],
    ['wrong-number', ['El barco', 'y']],
    ['too-long', [good.repeat(5)]],
  ])('returns %s for the partial response %j', (verdict, paragraphs) => {
    expect(checkPartial(paragraphs, source, 'es-ES')).toBe(verdict);
  });
});
