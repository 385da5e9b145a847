const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

export interface FileWatcher {
  onFile(file: File): void;
  /** Called with whether a file is over the element. */
  onOver(over: boolean): void;
}

/** Takes files that are dropped on an element or pasted anywhere on the page. Returns a function that stops it. */
export function watchFiles(selector: string, { onFile, onOver }: FileWatcher): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onPaste = (event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    // Some apps copy a picture along with the text, but people want to paste the text.
    if (!file || event.clipboardData?.getData('text/plain')) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(file);
  };
  window.addEventListener('paste', onPaste, { capture: true, signal });
  // The browser would open a file that is dropped elsewhere, in place of the page.
  window.addEventListener(
    'dragover',
    (event) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    },
    { signal },
  );
  const element = document.querySelector<HTMLElement>(selector);
  element?.addEventListener('dragenter', (event) => onOver(hasFiles(event)), { signal });
  element?.addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      // The drag may have entered the element before this module was loaded.
      onOver(true);
    },
    { signal },
  );
  element?.addEventListener(
    'dragleave',
    ({ relatedTarget: into }) => {
      if (!(into instanceof Node && element.contains(into))) onOver(false);
    },
    { signal },
  );
  element?.addEventListener(
    'drop',
    (event) => {
      onOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    },
    { signal },
  );
  return () => listening.abort();
}
