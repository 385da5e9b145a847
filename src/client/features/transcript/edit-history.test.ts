import { describe, expect, test } from 'vitest';
import fc from '../../../shared/test-chance.ts';
import { applyEdit, difference, type Edit, redoEdit, startHistory, undoEdit } from './edit-history.ts';

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
  test('a spoken phrase is undone and redone as a whole', () => {
    const once = applyEdit(startHistory('Hello'), spoken(5, ', how are you'));
    const undone = undoEdit(once);
    expect(undone).toMatchObject({ history: { text: 'Hello' }, caret: 5 });
    expect(undone && redoEdit(undone.history)).toMatchObject({
      history: { text: 'Hello, how are you' },
      caret: 18,
    });
  });

  test('keys struck in one go are undone together, later ones apart', () => {
    let history = startHistory('');
    for (const [at, key] of [...'cat'].entries()) history = applyEdit(history, typed(at, key, at * 100));
    history = applyEdit(history, typed(3, 's', 9_000));
    const first = undoEdit(history);
    expect(first?.history.text).toBe('cat');
    expect(first && undoEdit(first.history)?.history.text).toBe('');
  });

  test('typing around a spoken phrase stays in its order', () => {
    let history = applyEdit(startHistory(''), typed(0, 'a', 0));
    history = applyEdit(history, spoken(1, ' b'));
    history = applyEdit(history, typed(3, 'c', 10));
    expect(history.done).toHaveLength(3);
  });

  test('there is nothing before the beginning and after the end', () => {
    expect(undoEdit(startHistory('x'))).toBeUndefined();
    expect(redoEdit(startHistory('x'))).toBeUndefined();
  });

  test('a difference applied to the old text gives the new one, and undoing gives the old one back', () => {
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
