import { useEffect } from 'react';

/** Replaces react-style-singleton: the same component, without the style element that our policy blocks. */
export function styleSingleton() {
  let uses = 0;
  let sheet: CSSStyleSheet | undefined;
  return function Style({ styles }: { styles: string }) {
    // Only the first styles are used, because later ones were measured while the page was already locked.
    // biome-ignore lint/correctness/useExhaustiveDependencies: the styles of a mounted component don't change
    useEffect(() => {
      uses += 1;
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        uses -= 1;
        if (uses > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
        sheet = undefined;
      };
    }, []);
    return null;
  };
}
