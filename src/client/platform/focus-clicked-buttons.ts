/**
 * Safari does not focus a button that is clicked, so a dialog would not know where to return focus. A
 * field that is being edited keeps focus, and with it the on-screen keyboard.
 */
export function focusClickedButtons(page: Document): void {
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      const focused = page.activeElement;
      if (button && focused !== button && focused?.contains(button)) button.focus({ preventScroll: true });
    },
    { capture: true },
  );
}
