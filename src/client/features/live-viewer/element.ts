type Attributes = Readonly<Record<string, string>>;

/** Creates an element. The page has so few that a library would outweigh them. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

const svg = 'http://www.w3.org/2000/svg';

/** A drawing of one path. Decorative: labels carry the meaning. */
export function drawing(path: string, size: number, className = 'icon'): SVGSVGElement {
  const made = document.createElementNS(svg, 'svg');
  made.setAttribute('viewBox', `0 0 ${size} ${size}`);
  made.setAttribute('class', className);
  made.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(svg, 'path');
  line.setAttribute('d', path);
  made.append(line);
  return made;
}
