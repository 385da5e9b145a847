import { type ComponentProps, createElement } from 'react';

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/**
 * Replaces createLucideIcon of lucide-react (see vite.config.ts) at a third of its size: nothing here uses its context,
 * sizes or stroke widths. The library imports it as a default export.
 */
export default function createLucideIcon({ node }: IconData) {
  return (props: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
