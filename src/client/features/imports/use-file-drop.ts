import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';

export interface FileDrop {
  /** A file is over the card. */
  over: boolean;
  handlers: {
    onDragEnter(event: DragEvent): void;
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
  };
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files that are dropped on the card or pasted anywhere in the page. */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const [over, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      // A copied picture of a text comes with the text, which is what people want to paste.
      if (!file || event.clipboardData?.getData('text/plain')) return;
      event.preventDefault();
      event.stopPropagation();
      take(file);
    };
    window.addEventListener('paste', onPaste, { capture: true });
    return () => window.removeEventListener('paste', onPaste, { capture: true });
  }, []);
  return {
    over,
    handlers: {
      onDragEnter: (event) => setOver(hasFiles(event)),
      onDragOver(event) {
        if (hasFiles(event)) event.preventDefault();
      },
      onDragLeave(event) {
        const into = event.relatedTarget;
        if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false);
      },
      onDrop(event) {
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}
