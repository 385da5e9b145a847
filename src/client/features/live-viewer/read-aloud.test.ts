import { afterEach, expect, test, vi } from 'vitest';
import { createReadAloud } from './read-aloud.ts';

afterEach(() => vi.unstubAllGlobals());

const line = (id: string, text: string, final = true) => ({
  id,
  text,
  final,
  language: 'es-ES' as const,
  position: 1,
});

function setUp(voices: { lang: string }[] = [{ lang: 'es-ES' }]) {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      voice: unknown;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const spoken: SpeechSynthesisUtterance[] = [];
  const synthesis = {
    getVoices: () => voices as SpeechSynthesisVoice[],
    speak: vi.fn((utterance: SpeechSynthesisUtterance) => void spoken.push(utterance)),
    cancel: vi.fn(),
  };
  return { aloud: createReadAloud(synthesis as unknown as SpeechSynthesis), synthesis, spoken };
}

test('speaks nothing during the press, so that iPhones let it speak later', () => {
  const { aloud, spoken } = setUp();
  aloud.turn(true, []);
  expect(spoken.map(({ text }) => text)).toEqual(['']);
});

test('reads each settled line once, and none that was on the screen before', () => {
  const { aloud, spoken } = setUp();
  aloud.read(line('a', 'Uno.'));
  aloud.turn(true, [line('b', 'Dos.')]);
  aloud.read(line('b', 'Dos, corregido.'));
  aloud.read(line('c', 'Tre', false));
  aloud.read(line('c', 'Tres.'));
  aloud.read(line('c', 'Tres, corregido.'));
  expect(spoken.slice(1).map(({ text, lang }) => [text, lang])).toEqual([['Tres.', 'es-ES']]);
});

test('stops at once when it is turned off', () => {
  const { aloud, synthesis, spoken } = setUp();
  aloud.turn(true, []);
  aloud.turn(false, []);
  aloud.read(line('a', 'Uno.'));
  expect(synthesis.cancel).toHaveBeenCalledTimes(1);
  expect(spoken).toHaveLength(1);
});

test('knows whether there is a voice, unless the browser hasn’t listed any yet', () => {
  expect(setUp().aloud.lacksVoice('de-DE')).toBe(true);
  expect(setUp().aloud.lacksVoice('es-ES')).toBe(false);
  expect(setUp([]).aloud.lacksVoice('de-DE')).toBe(false);
});
