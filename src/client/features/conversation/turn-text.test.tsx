import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TurnText } from './turn-text.tsx';

vi.mock('../../platform/pinyin.ts', () => ({
  loadRomaniser: async () => (characters: string) => `pinyin of ${characters}`,
}));

afterEach(cleanup);

test('shows pinyin below Chinese characters if it was chosen', async () => {
  render(<TurnText text="你好。" language="zh-CN-pinyin" />);
  expect((await screen.findByText('pinyin of 你好。')).lang).toBe('zh-Latn-pinyin');
  expect(screen.getByText('你好。').lang).toBe('zh-CN');
});

test('shows other languages without pinyin, in their own direction', () => {
  render(<TurnText text="أهلًا" language="ar-SA" interim="بكم" />);
  const text = screen.getByText(/أهلًا/);
  expect(text.dir).toBe('rtl');
  expect(text.textContent).toBe('أهلًا بكم');
  expect(document.querySelector('[lang|=zh]')).toBeNull();
});
