import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

beforeEach(installBrowserParts);
afterEach(closeApp);

describe('text that is too long since Premium ended', () => {
  const draft = { draft: JSON.stringify({ text: 'a'.repeat(2_999) }) };
  const slots = (more: object) => ({
    '/api/transcription-allowance/u': () =>
      Response.json({ allowed: true, remaining: 3, limit: 5, tier: 'free', ...more }),
  });
  const warning = () => screen.findByTestId('length-warning');

  test('can be saved in full once', async () => {
    await openApp('/', 'free', slots({ longSaveLimit: 5_000 }), draft);
    await waitFor(async () =>
      expect((await warning()).textContent).toContain(
        'Premium has ended, but you can still save this text in full.',
      ),
    );
  });

  test('has to be shortened after that', async () => {
    await openApp('/', 'free', slots({}), draft);
    await waitFor(async () => {
      const { textContent } = await warning();
      expect(textContent).toContain('Too long for the Free plan: remove 1,999 characters');
      expect(textContent).toContain('You can still copy or export it.');
    });
  });
});

/** Writes `text`, presses a button that saves it, and changes it before the server has responded. */
async function changeWhileSaving(text: string, button: string, changed: string) {
  const response = Promise.withResolvers<Response>();
  const { calls } = await openApp('/', 'free', { '/api/transcriptions': () => response.promise });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Transcript');
  fireEvent.input(field, { target: { value: text } });
  fireEvent.click(await screen.findByText(button));
  await waitFor(() => expect(calls).toContain('POST /api/transcriptions'));
  fireEvent.input(field, { target: { value: changed } });
  const saved = { transcriptionId: 'a', text, language: 'en-US', createdAt: '2026-03-10T12:00:00.000Z' };
  await act(async () => response.resolve(Response.json(saved, { status: 201 })));
  expect(await screen.findByText('Saved!')).toBeTruthy();
  return field;
}

test('keeps words written during a save in the draft', { tags: ['R-10.27'] }, async () => {
  await changeWhileSaving('First.', 'Save', 'First. More.');
  expect(JSON.parse(localStorage.getItem('draft') ?? '{}')).toMatchObject({ text: 'First. More.' });
});

test('keeps changes made while "Save & Start New" saves', {
  tags: ['R-4.26'],
}, async () => {
  const text = 'a'.repeat(limits.free.transcriptCap);
  const field = await changeWhileSaving(text, 'Save & Start New', 'Changed.');
  expect(field.value).toBe('Changed.');
});

test('says that saving an opened text makes a new entry, until the text is cleared', async () => {
  const item = { text: 'Kept.', language: 'en-US', createdAt: '2026-03-10T12:00:00.000Z' };
  let saves = 0;
  await openApp('/', 'free', {
    '/api/transcriptions/user/u': () => Response.json([{ ...item, transcriptionId: 'a' }]),
    '/api/transcriptions': () => {
      saves += 1;
      return Response.json({ ...item, transcriptionId: `new-${saves}` }, { status: 201 });
    },
  });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Transcript');
  const save = async (text: string) => {
    fireEvent.input(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves).toBeGreaterThan(0));
    return screen.findByText('Saved!');
  };
  const note = () => screen.queryByText('This is a new entry. The one you opened hasn’t changed.');
  fireEvent.click(screen.getByRole('tab', { name: /^Saved Transcriptions/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Open in recorder/ }));
  await waitFor(() => expect(field.value).toBe('Kept.'));
  await save('Kept. More.');
  expect(note()).toBeTruthy();

  fireEvent.input(field, { target: { value: '' } });
  saves = 0;
  await save('Something else.');
  await waitFor(() => expect(note()).toBeNull());
});
