import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { interfaceLanguages } from '../../../shared/interface-languages.ts';
import { LearnOffer } from './learn-offer.tsx';
import type { dictionaryStrings } from './strings.ts';

vi.mock('./use-dictionary.ts', () => ({ useDictionary: () => ({}) }));
vi.mock('./use-learning.ts', () => ({
  useLearning: () => ({ offer: { heard: 'cooper nettis', written: 'Kubernetes' } }),
}));

test('says what a corrected word will replace', () => {
  render(<LearnOffer userId={undefined} language="en-US" text="" change="typed" />);
  expect(screen.getByRole('status').textContent).toContain(
    'Always write Kubernetes instead of cooper nettis?',
  );
  expect(screen.getAllByText(/^(Kubernetes|cooper nettis)$/, { selector: 'strong' })).toHaveLength(2);
});

test.each(interfaceLanguages.filter(({ id }) => id !== 'en'))(
  'names both words in turn with the text in $id',
  async ({ id }) => {
    const { dictionary } = (await import(`../../interface/${id}/words.ts`)) as {
      dictionary: typeof dictionaryStrings;
    };
    const parts = dictionary.learn('Kubernetes', 'cooper nettis');
    expect(parts.filter((_, index) => index % 2 === 1).toSorted()).toEqual(['Kubernetes', 'cooper nettis']);
  },
);
