import type { Page } from '@playwright/test';

/**
 * Layout faults: text that is cut off, controls or text that overlap, and a page that scrolls sideways. Text
 * may be cut off inside a scrolling area.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    /** Allows for rounding and for the empty space above and below a line's letters. */
    const slack = 2;
    const faults: string[] = [];
    // On a phone, overflowing content widens the window.
    const { clientWidth, scrollWidth } = document.documentElement;
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
      element.tagName;

    /** Nothing moves while this runs, so each element is measured only once. */
    const once = <T>(measure: (element: Element) => T) => {
      const known = new Map<Element, T>();
      return (element: Element): T => {
        const value = known.has(element) ? (known.get(element) as T) : measure(element);
        known.set(element, value);
        return value;
      };
    };
    const edgesOf = once((element) => element.getBoundingClientRect());
    const styleOf = once((element) => {
      const { overflow, overflowX, overflowY, clipPath, position } = getComputedStyle(element);
      return { overflow, overflowX, overflowY, clipPath, position };
    });

    const isForScreenReaders = once((element): boolean => {
      const { width, height } = edgesOf(element);
      const { overflow, clipPath } = styleOf(element);
      if (overflow !== 'visible' && ((width <= 1 && height <= 1) || clipPath !== 'none')) return true;
      return element.parentElement !== null && isForScreenReaders(element.parentElement);
    });
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isForScreenReaders(element);

    /** The part of a box that is visible in its scrolling ancestors. */
    const shownPart = (element: Element, box: Box): Box => {
      const part = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, position } = styleOf(frame);
        const edge = edgesOf(frame);
        if (/auto|scroll/.test(overflowX)) {
          part.left = Math.max(part.left, edge.left);
          part.right = Math.min(part.right, edge.right);
        }
        if (/auto|scroll/.test(overflowY)) {
          part.top = Math.max(part.top, edge.top);
          part.bottom = Math.min(part.bottom, edge.bottom);
        }
        if (position === 'fixed') break;
      }
      return part;
    };
    const isEmpty = ({ left, top, right, bottom }: Box) => right - left <= slack || bottom - top <= slack;

    const clippingAncestor = (element: Element, box: Box): Element | null => {
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, position } = styleOf(frame);
        const edge = edgesOf(frame);
        if (/hidden|clip/.test(overflowX) && (box.left < edge.left - slack || box.right > edge.right + slack))
          return frame;
        if (/hidden|clip/.test(overflowY) && (box.top < edge.top - slack || box.bottom > edge.bottom + slack))
          return frame;
        if (position === 'fixed') break;
      }
      return null;
    };

    // A row of filters scrolls sideways on a phone.
    const scrolling = '.overflow-x-auto';
    const items: { name: string; element: Element; box: Box; control: boolean }[] = [];
    // An open dialog or menu covers the rest on purpose, and so does the conversation.
    const open = document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
    const root = open ?? document.querySelector('.conversation') ?? document.body;

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || !walker.currentNode.textContent?.trim() || !isShown(element)) continue;
      if (element.closest('script, style, textarea')) continue;
      // Collapsed text has a button that expands it.
      if (getComputedStyle(element).webkitLineClamp !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      // A document is named by its first words, which end in an ellipsis, as in the library; “New text” has to fit.
      const title = element.closest(
        '[data-testid=document-row] .truncate:not(.text-muted), li[data-id] .truncate',
      );
      for (const whole of range.getClientRects()) {
        const { top, bottom } = whole;
        const left = title ? Math.max(whole.left, edgesOf(title).left) : whole.left;
        const right = title ? Math.min(whole.right, edgesOf(title).right) : whole.right;
        const line = { left, top, right, bottom };
        const box = shownPart(element, line);
        if (isEmpty(box)) continue;
        const clippedBy = clippingAncestor(element, box);
        // Lines that don't fit wrap out of view as a whole, on purpose.
        if (
          clippedBy?.matches(
            '.logo-fitting, .first-words, .fits-or-hides, .transcript-offer, li[data-id] .flex-wrap',
          )
        ) {
          const frame = clippedBy.getBoundingClientRect();
          if (box.top >= frame.bottom - slack || box.left >= frame.right || box.right <= frame.left) continue;
        }
        if (clippedBy)
          faults.push(`cut off: ${nameOf(element)} clipped by ${clippedBy.className || clippedBy.tagName}`);
        const shown = element.closest(scrolling) ? box : line;
        if (shown.left < -slack || shown.right > clientWidth + slack)
          faults.push(`outside: ${nameOf(element)}`);
        items.push({ name: nameOf(element), element, box, control: false });
      }
    }
    for (const element of root.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      // Text links are measured as text, because their hit area is larger.
      if (!isShown(element) || element.matches('textarea, [type=checkbox], .text-link')) continue;
      for (const rect of element.getClientRects()) {
        const box = shownPart(element, rect);
        if (isEmpty(box)) continue;
        const { left, right } = element.closest(scrolling) ? box : rect;
        if (left < -slack || right > clientWidth + slack) faults.push(`outside: ${nameOf(element)}`);
        items.push({ name: nameOf(element), element, box, control: true });
      }
    }

    const isInside = (one: Element, other: Element) => one.contains(other) || other.contains(one);
    items.sort((one, other) => one.box.top - other.box.top);
    items.forEach((one, index) => {
      for (const other of items.slice(index + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (isInside(one.element, other.element)) continue;
        const overlapX = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const overlapY = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Lines of text may overlap slightly; controls may not.
        const toleranceY = one.control && other.control ? 1 : 4;
        if (overlapX > 1 && overlapY > toleranceY) faults.push(`overlap: ${one.name} and ${other.name}`);
      }
    });
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    return [...new Set(faults)];
  });
