import { describe, expect, test } from 'vitest';
import fc from '../../shared/test-seed.ts';
import { difference, type Edit } from './edit.ts';
import { applyEdit, redoEdit, startHistory, undoEdit } from './edit-history.ts';

const typed = (at: number, inserted: string, time: number): Edit => ({
  at,
  removed: '',
  inserted,
  source: 'typed',
  time,
});
const spoken = (at: number, inserted: string): Edit => ({
  at,
  removed: '',
  inserted,
  source: 'spoken',
  time: 0,
});

describe('edit history', () => {
  test('undoes and redoes a spoken phrase as a whole', () => {
    const once = applyEdit(startHistory('Hello'), spoken(5, ', how are you'));
    const undone = undoEdit(once);
    expect(undone).toMatchObject({ history: { text: 'Hello' }, caret: 5 });
    expect(undone && redoEdit(undone.history)).toMatchObject({
      history: { text: 'Hello, how are you' },
      caret: 18,
    });
  });

  test('undoes keystrokes in quick succession together, and later ones separately', () => {
    let history = startHistory('');
    for (const [at, key] of [...'cat'].entries()) history = applyEdit(history, typed(at, key, at * 100));
    history = applyEdit(history, typed(3, 's', 9_000));
    const first = undoEdit(history);
    expect(first?.history.text).toBe('cat');
    expect(first && undoEdit(first.history)?.history.text).toBe('');
  });

  test('does not merge typing before and after a spoken phrase', () => {
    let history = applyEdit(startHistory(''), typed(0, 'a', 0));
    history = applyEdit(history, spoken(1, ' b'));
    history = applyEdit(history, typed(3, 'c', 10));
    expect(history.done).toHaveLength(3);
  });

  test('does nothing at the beginning and the end of the history', () => {
    expect(undoEdit(startHistory('x'))).toBeUndefined();
    expect(redoEdit(startHistory('x'))).toBeUndefined();
  });

  test('applies any difference between two texts, and undoes it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const edit: Edit = { ...difference(before, after), source: 'other', time: 0 };
        const history = applyEdit(startHistory(before), edit);
        expect(history.text).toBe(after);
        expect(undoEdit(history)?.history.text).toBe(before);
      }),
    );
  });
});
