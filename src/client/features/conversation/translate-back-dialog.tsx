import { useEffect, useEffectEvent, useState } from 'react';
import { htmlLang } from '../../../shared/languages.ts';
import { languageName } from '../../interface/language-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Turn } from './conversation-state.ts';
import { conversationStrings as strings } from './strings.ts';

export interface TranslateBackDialogProps {
  turn: Turn;
  open: boolean;
  onOpenChange(open: boolean): void;
  translateBack(turn: Turn, signal: AbortSignal): Promise<string>;
}

/** Shows what the other person will read, translated back into the speaker's language. */
export function TranslateBackDialog({ turn, open, onOpenChange, translateBack }: TranslateBackDialogProps) {
  const [back, setBack] = useState<string | null>(null);
  const ask = useEffectEvent((signal: AbortSignal) => translateBack(turn, signal));
  useEffect(() => {
    const controller = new AbortController();
    ask(controller.signal).then(setBack, () => {
      if (!controller.signal.aborted) setBack(strings.backFailed);
    });
    return () => controller.abort();
  }, []);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={strings.backTitle(languageName(turn.source))}>
      <p lang={htmlLang(turn.source)} dir="auto" aria-live="polite" className="mt-4 text-lg">
        {back ?? <Skeleton className="h-7" />}
      </p>
    </Dialog>
  );
}
