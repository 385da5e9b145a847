import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unlimited } from '../../shared/unlimited.ts';
import { closeApp, installBrowserParts, openApp, type Viewer } from '../testing/test-app.tsx';

beforeEach(() => {
  installBrowserParts();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(closeApp);

const turn = {
  id: 1,
  side: 'near',
  source: 'en-US',
  target: 'es-ES',
  text: 'Good morning.',
  translation: 'Buenos días.',
};
const keptBy = (owner: string | null) => ({ conversation: JSON.stringify({ owner, turns: [turn] }) });

async function openConversation(viewer: Viewer, kept: Record<string, string> = {}) {
  await openApp('/conversation', viewer, {}, kept);
  await screen.findByRole('region', { name: 'Your half' });
}

/** The browser's translator, with languages that may have to be downloaded first. */
function installTranslator(first: 'available' | 'downloadable') {
  let availability: string = first;
  vi.stubGlobal('Translator', {
    availability: async () => availability,
    create: async () => {
      availability = 'available';
      return { translate: async (text: string) => text.toUpperCase() };
    },
  });
}

const freePlan = /The free plan translates one turn a day. For a whole conversation you need Premium/;

test('says what a conversation needs before the first turn', async () => {
  await openConversation('free');
  const note = (await screen.findByText(freePlan)).parentElement;
  fireEvent.click(within(note ?? document.body).getByRole('button', { name: 'Upgrade' }));
  expect(await screen.findByRole('dialog', { name: /Premium/ })).toBeTruthy();
});

test('says why nobody can talk instead of how', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  await openConversation(undefined, { onDevice: 'true' });
  expect(
    await screen.findByText(/^Recording is off because this browser can’t recognise speech/),
  ).toBeTruthy();
  expect(screen.queryByText('Hold or tap to talk')).toBeNull();
});

test('hides the note after the first turn, to make room for the conversation', async () => {
  await openConversation('free', keptBy('u'));
  expect(await screen.findByText('1 translation left today')).toBeTruthy();
  expect(screen.queryByText(freePlan)).toBeNull();
});

test('does not offer Premium members an upgrade while their plan loads', async () => {
  const loading = () => new Promise<Response>(() => {});
  await openApp('/conversation', 'premium', { '/api/subscription/u': loading });
  expect(await screen.findByText('250,000 characters left')).toBeTruthy();
  expect(screen.queryByText(freePlan)).toBeNull();
});

test('shows Premium members the remaining characters and no note', async () => {
  await openConversation('premium');
  expect(await screen.findByText('250,000 characters left')).toBeTruthy();
  expect(screen.queryByText(freePlan)).toBeNull();
});

test('shows no character counts where there is no limit', async () => {
  const allowance = { allowed: true, remaining: unlimited - 5, limit: unlimited, tier: 'premium' };
  const others = { '/api/translation-allowance/u': () => Response.json(allowance) };
  await openApp('/conversation', 'premium', others, keptBy('u'));
  expect((await turnMenu('Translate back')).textContent).toBe('Translate back');
  expect(screen.queryByText(/characters left/)).toBeNull();
});

test.each(['free', undefined] as const)(
  'shows no note about plans if the browser can translate: %s',
  async (viewer) => {
    installTranslator('available');
    await openConversation(viewer);
    expect(await screen.findByText('Translated on this device')).toBeTruthy();
    expect(screen.queryByText(freePlan)).toBeNull();
  },
);

test('says why nothing is translated while On this device is on', async () => {
  // Somebody can talk: the page has a recogniser of its own.
  document.documentElement.dataset.inBrowser = '';
  await openConversation(undefined, { onDevice: '{}' });
  expect(await screen.findByText(/Translation is off because this browser can’t translate/)).toBeTruthy();
  expect(screen.queryByText(freePlan)).toBeNull();
  delete document.documentElement.dataset.inBrowser;
});

test('offers to download the languages', async () => {
  installTranslator('downloadable');
  await openConversation(undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Translated on this device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test('asks visitors to sign in before the first turn', async () => {
  await openConversation(undefined);
  expect(await screen.findByText('Sign in to translate')).toBeTruthy();
  const [record] = screen.getAllByRole('button', { name: 'Start recording' });
  if (record) fireEvent.click(record);
  expect(await screen.findByRole('dialog', { name: /^Sign in/ })).toBeTruthy();
});

test('hides another account’s conversation and sets it aside', async () => {
  await openConversation('premium', keptBy('somebody-else'));
  await act(async () => {});
  expect(screen.queryByText('Good morning.')).toBeNull();
  expect(localStorage.getItem('asideConversations')).toContain('Good morning.');
});

test('shows the menus of the far half upside down', async () => {
  await openConversation('premium', keptBy('u'));
  const far = screen.getByLabelText('Their half');
  const turnButton = () => within(far).getByText('Buenos días.').closest('button') ?? far;
  fireEvent.click(turnButton());
  expect((await screen.findByLabelText('Good morning.')).className).toContain('rotate-180');
  fireEvent.click(await screen.findByText('Mostrar a la otra persona'));
  fireEvent.keyDown(turnButton(), { key: 'Enter' });
  fireEvent.click(await screen.findByText('Volver a la conversación'));
  fireEvent.click(within(far).getByLabelText(/^They speak/));
  expect((await screen.findAllByLabelText('They speak'))[0]?.className).toContain('rotate-180');
});

test('shows the guest’s menus in the guest’s language', async () => {
  await openConversation('premium', {
    conversation: JSON.stringify({
      owner: 'u',
      turns: [turn],
      languages: { near: 'en-US', far: 'ar-SA' },
    }),
  });
  const far = within(screen.getByLabelText('Their half'));
  fireEvent.click(far.getByText('Buenos días.').closest('button') ?? document.body);
  const item = await screen.findByRole('menuitem', { name: 'حذف' });
  expect(item.closest('[role=menu]')?.getAttribute('lang')).toBe('ar-SA');
  expect(item.closest<HTMLElement>('[role=menu]')?.dir).toBe('rtl');
  fireEvent.keyDown(item, { key: 'Escape' });
  expect(await turnMenu('Delete')).toBeTruthy();
});

test('shows the far half the right way up for people who sit side by side', async () => {
  await openConversation('premium');
  expect(screen.getByLabelText('Their half').className).toContain('rotate-180');
  fireEvent.click(screen.getByLabelText('More'));
  fireEvent.click(await screen.findByText('Flip the top half'));
  expect(screen.getByLabelText('Their half').className).not.toContain('rotate-180');
});

test('shows both languages of a turn in each half', async () => {
  await openConversation('premium', keptBy('u'));
  expect(screen.getAllByText('Good morning.')).toHaveLength(2);
  expect(screen.getAllByText('Buenos días.')).toHaveLength(2);
});

test('the browser translates a conversation while On this device is on, even for a Premium member', async () => {
  installTranslator('available');
  const { calls } = await openApp('/conversation', 'premium', {}, { onDevice: 'true' });
  expect(await screen.findByText('Translated on this device')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('translates a turn that waited once the browser has said that it can', async () => {
  const availability = Promise.withResolvers<string>();
  vi.stubGlobal('Translator', {
    availability: () => availability.promise,
    create: async () => ({ translate: async (text: string) => text.toUpperCase() }),
  });
  const waiting = { owner: 'device', turns: [{ ...turn, translation: null }] };
  await openConversation(undefined, { onDevice: 'true', conversation: JSON.stringify(waiting) });
  availability.resolve('available');
  expect(await screen.findAllByText('GOOD MORNING.')).toHaveLength(2);
  expect(screen.queryByText(/couldn’t be translated/i)).toBeNull();
});

test('nobody is speaking after a press that could not start a recording', async () => {
  await openConversation(undefined, { onDevice: 'true' });
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Your half' })).getByRole('button', { name: /record/i }),
  );
  expect(await screen.findByText('Recording is off')).toBeTruthy();
  await expect.poll(() => screen.queryByText('Te están hablando…')).toBeNull();
});

const turnMenu = async (name: string) => {
  const half = within(await screen.findByRole('region', { name: 'Your half' }));
  fireEvent.click(half.getByRole('button', { name: /Good morning/ }));
  return screen.findByRole('menuitem', { name });
};

test('a deleted turn can be brought back', async () => {
  await openConversation('free', keptBy('u'));
  fireEvent.click(await turnMenu('Delete'));
  expect(screen.queryByText('Good morning.')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getAllByText('Good morning.')).toHaveLength(2);
});

test('a new conversation can be undone', async () => {
  await openConversation('free', keptBy('u'));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'New conversation' }));
  expect(screen.queryByText('Good morning.')).toBeNull();
  expect(JSON.parse(localStorage.getItem('conversation') ?? '{}').segments).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getAllByText('Good morning.')).toHaveLength(2);
});

test('an emptied turn is deleted, and the button says so', async () => {
  await openConversation('free', keptBy('u'));
  fireEvent.click(await turnMenu('Correct this'));
  fireEvent.change(await screen.findByLabelText('What was said'), { target: { value: ' ' } });
  expect(screen.queryByRole('button', { name: 'Translate again' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('Good morning.')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
});

test('reading aloud can be turned off, and stays off', async () => {
  await openConversation('free', keptBy('u'));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  const choice = await screen.findByRole('menuitemcheckbox', { name: 'Read aloud' });
  expect(choice.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(choice);
  expect(JSON.parse(localStorage.getItem('conversation') ?? '{}').aloud).toBe(false);
});
