import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inviteLink } from './invite-link.ts';
import { InviteProgress } from './invite-progress.tsx';

it('builds the link from the site’s URL and the user id', { tags: ['R-2.19'] }, () => {
  expect(inviteLink('https://app.test', '1234567890')).toBe('https://app.test/1234567890');
});

it.each([
  [
    0,
    'No one has joined yet',
    'No bonus yet',
    /^Invite 3 more people to earn 15 more save slots and 1,500 more characters/,
  ],
  [
    2,
    '2 people have joined',
    '+10 save slots and +1,000 characters per transcript earned',
    /^Invite 1 more person to earn 5 more save slots and 500 more characters/,
  ],
  [5, '5 people have joined', '+15 save slots and +1,500 characters per transcript earned', /full bonus/],
])(
  'shows the earned and the remaining bonus after %i people joined',
  { tags: ['R-7.19', 'R-6.16'] },
  (count, joined, earned, left) => {
    render(<InviteProgress count={count} failed={false} />);
    for (const text of [joined, earned, left]) expect(screen.getByText(text)).toBeDefined();
  },
);
