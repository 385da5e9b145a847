import type { Segment } from '../../../shared/document/segments.ts';
import { otherSide, segmentsIn, type Turn } from '../../features/conversation/conversation-state.ts';
import { segmentsToKeep } from '../../features/conversation/conversation-texts.ts';
import { conversationStrings as strings } from '../../features/conversation/strings.ts';
import { useToast } from '../../ui/toast.tsx';
import type { TalkView } from './use-talk.ts';

/** Long enough for people who are talking to each other. */
const undoMs = 10_000;

export interface Removal {
  remove(turn: Turn): void;
  /** For a turn in the wrong language: removes it and lets the other side speak. */
  sayAgain(turn: Turn): void;
  startNew(): void;
}

/** Removes turns and offers to undo it. */
export function useRemoval({ state, talk: { dispatch, press } }: TalkView): Removal {
  const toast = useToast();
  const offerUndo = (title: string, segments: readonly Segment[]) =>
    toast({
      title,
      duration: undoMs,
      action: {
        label: strings.undo,
        altText: strings.undoAlt,
        onClick: () => dispatch({ type: 'put-back', segments }),
      },
    });
  const remove = ({ id }: Turn) => {
    dispatch({ type: 'removed', id });
    offerUndo(
      strings.removed,
      segmentsIn(state.document).filter((segment) => segment.id === id),
    );
  };
  return {
    remove,
    sayAgain(turn) {
      remove(turn);
      const side = otherSide(turn.side);
      if (state.speaking?.side !== side) press(side);
    },
    startNew() {
      const segments = segmentsToKeep(state);
      dispatch({ type: 'cleared' });
      offerUndo(strings.newStarted, segments);
    },
  };
}
