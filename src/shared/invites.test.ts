import { expect, test } from 'vitest';
import { inviteBenefits } from './invites.ts';

test('gives 5 slots and 500 characters for each of up to three invitees', {
  tags: ['R-6.15', 'R-6.16'],
}, () => {
  expect([0, 1, 2, 3, 4].map(inviteBenefits)).toEqual([
    { extraChars: 0, extraSlots: 0 },
    { extraChars: 500, extraSlots: 5 },
    { extraChars: 1_000, extraSlots: 10 },
    { extraChars: 1_500, extraSlots: 15 },
    { extraChars: 1_500, extraSlots: 15 },
  ]);
});
