import { useRef } from 'react';
import type { Document } from '../../../shared/document/document.ts';
import { restoreSpeakers } from '../../../shared/document/speakers.ts';
import { correctWords } from '../../features/turns/correct-words.ts';
import { turnStrings as strings } from '../../features/turns/strings.ts';
import { useToast } from '../../ui/toast.tsx';
import { useWindowEvent } from '../../ui/use-window-event.ts';
import type { MainStudio } from './open-studio.ts';

interface TurnChanges {
  speakers(change: (document: Document) => Document, title: string): void;
  words(at: number, removed: string, inserted: string): void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Changes speakers and words. The toast and the usual keys undo the last changes. */
export function useTurnChanges(studio: MainStudio): TurnChanges {
  const toast = useToast();
  const changes = useRef<(() => unknown)[]>([]);
  const undo = () => void changes.current.pop()?.();
  useWindowEvent('keydown', (event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (!isUndo || isField(event.target) || changes.current.length === 0) return;
    event.preventDefault();
    undo();
  });
  function changed(takeBack: () => unknown, title: string, altText: string) {
    changes.current.push(takeBack);
    // The keys may have undone it already, and the next press mustn't undo an earlier change.
    const onClick = () => changes.current.at(-1) === takeBack && undo();
    toast({ title, tone: 'good', action: { label: strings.undo, altText, onClick } });
  }
  return {
    speakers(change, title) {
      const before = studio.current();
      void studio.change(before.id, change);
      changed(() => studio.change(before.id, (now) => restoreSpeakers(now, before)), title, strings.undoAlt);
    },
    words(at, removed, inserted) {
      if (removed === inserted) return;
      changed(correctWords(studio, { at, removed, inserted }), strings.corrected, strings.undoCorrection);
    },
  };
}
