import { languageName } from '../../interface/language-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
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
  const { value: back, failed } = useLoaded(turn.id, (left) => translateBack(turn, left));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={strings.backTitle(languageName(turn.source))}
      className={turned ? 'top-0 bottom-auto rotate-180' : ''}
    >
      <div aria-live="polite" className="mt-4 text-lg">
        {back !== undefined && <TurnText text={back} language={turn.source} />}
        {failed && strings.backFailed}
        {back === undefined && !failed && <Skeleton className="h-7" />}
      </div>
    </Dialog>
  );
}
