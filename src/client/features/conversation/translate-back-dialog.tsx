import { useEffect, useEffectEvent, useState } from 'react';
import { languageName } from '../../interface/language-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Turn } from './conversation-state.ts';
import { conversationStrings as strings } from './strings.ts';
import { TurnText } from './turn-text.tsx';

export interface TranslateBackDialogProps {
  turn: Turn;
  /** Whether it was opened from the half that is upside down. */
  turned: boolean;
  onClose(): void;
  translateBack(turn: Turn, signal: AbortSignal): Promise<string>;
}

/** Shows a turn's translation, translated back into the speaker's language. */
export function TranslateBackDialog(props: TranslateBackDialogProps) {
  const { turn, turned, onClose, translateBack } = props;
  const [failed, setFailed] = useState(false);
  const [back, setBack] = useState<string | null>(null);
  const ask = useEffectEvent((signal: AbortSignal) => translateBack(turn, signal));
  useEffect(() => {
    const controller = new AbortController();
    ask(controller.signal).then(setBack, () => {
      if (!controller.signal.aborted) setFailed(true);
    });
    return () => controller.abort();
  }, []);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={strings.backTitle(languageName(turn.source))}
      className={turned ? 'top-0 bottom-auto rotate-180' : ''}
    >
      <div aria-live="polite" className="mt-4 text-lg">
        {back !== null && <TurnText text={back} language={turn.source} />}
        {failed && strings.backFailed}
        {back === null && !failed && <Skeleton className="h-7" />}
      </div>
    </Dialog>
  );
}
