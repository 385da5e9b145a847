import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

function Views() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs
      label="Views"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: 'a', label: 'First', panel: <input aria-label="kept" />, keep: true },
        { value: 'b', label: 'Second', panel: <p>second</p> },
        { value: 'c', label: 'Third', panel: <p>third</p> },
      ]}
    />
  );
}

afterEach(cleanup);

const selected = () => screen.getByRole('tab', { selected: true });
const press = (key: string) => fireEvent.keyDown(selected(), { key });

test('supports arrow keys, Home and End, with one tab in the tab order', () => {
  render(<Views />);
  const order: (string | null)[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    press(key);
    expect(document.activeElement).toBe(selected());
    order.push(selected().textContent);
  }
  expect(order).toEqual(['Second', 'Third', 'First', 'Third', 'First', 'Third']);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
});

test('keeps a hidden panel mounted only if its tab asks for it', () => {
  render(<Views />);
  fireEvent.change(screen.getByLabelText('kept'), { target: { value: 'words' } });
  press('End');
  expect(screen.getByRole('tabpanel').textContent).toBe('third');
  press('Home');
  expect((screen.getByLabelText('kept') as HTMLInputElement).value).toBe('words');
  expect(screen.queryByText('third')).toBeNull();
});
