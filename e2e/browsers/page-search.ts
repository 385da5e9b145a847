import { caseSensitive } from '../case-sensitive.ts';

/** An element, identified by role and accessible name or by a CSS selector. */
export interface Target {
  css: string;
  /** The source of a regular expression for the name. */
  name: string;
  /** Only inside this element. */
  inside?: Target;
}

const roles = {
  button: 'button:not([role]), [role=button]',
  checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  menuitemradio: '[role=menuitemradio]',
  option: '[role=option]',
  switch: '[role=switch]',
  tab: '[role=tab]',
  textbox: 'textarea, input:not([type]), input[type=text], input[type=email], input[type=search]',
} as const;

export const byRole = (
  role: keyof typeof roles,
  name: string | RegExp = /(?:)/,
  inside?: Target,
): Target => ({
  css: roles[role],
  name: typeof name === 'string' ? `^${caseSensitive(name).source}$` : name.source,
  ...(inside ? { inside } : {}),
});
export const byCss = (css: string): Target => ({ css, name: '' });

export interface Found {
  /** The element's text, or the field's value. */
  text: string;
  checked: boolean;
  disabled: boolean;
  focused: boolean;
  /** The centre of the element after scrolling it into view. */
  x: number;
  y: number;
  /** The element that covers its centre, if any. */
  coveredBy: string | null;
}

/** Runs in the page: returns the first visible element that matches, or null. */
export function findInPage(target: Target, scroll: boolean): Found | null {
  const said = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return (
      said(ids.map((id) => document.getElementById(id)?.textContent).join(' ')) ||
      said(element.getAttribute('aria-label')) ||
      said(labels.map((label) => label.textContent).join(' ')) ||
      said(element.textContent)
    );
  };
  const search = ({ css, name, inside }: Target): Element | undefined => {
    const root = inside ? search(inside) : document;
    return [...(root?.querySelectorAll(css) ?? [])].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && new RegExp(name).test(nameOf(element)),
    );
  };
  const element = search(target);
  if (!element) return null;
  if (scroll) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const top = document.elementFromPoint(middle.x, middle.y);
  const hit = top !== null && (element.contains(top) || top.contains(element));
  const field = element as HTMLInputElement;
  return {
    text: element.matches('input, textarea') ? field.value : said((element as HTMLElement).innerText),
    checked: field.checked || element.getAttribute('aria-checked') === 'true',
    disabled: field.disabled === true || element.getAttribute('aria-disabled') === 'true',
    focused: document.activeElement === element,
    ...middle,
    coveredBy: hit ? null : said(top?.outerHTML.slice(0, 120) ?? 'nothing: it is out of view'),
  };
}
