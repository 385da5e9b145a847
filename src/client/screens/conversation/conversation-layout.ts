import type { ReactNode } from 'react';
import type { TextSize } from '../../features/conversation/conversation-draft.ts';
import type {
  BothSides,
  ConversationState,
  Side,
  Turn,
} from '../../features/conversation/conversation-state.ts';
import type { TurnActions } from '../../features/conversation/turn-menu-content.tsx';

/** What both layouts of a conversation get. */
export interface ConversationLayoutProps {
  state: ConversationState;
  turned: boolean;
  onTurned(turned: boolean): void;
  sizes: BothSides<TextSize>;
  onSize(side: Side): void;
  /** What is left, or who translates. */
  status: string;
  /** What the conversation needs, shown until it has it. */
  note: ReactNode;
  /** Why nothing is translated any more. */
  notice: string | null;
  empty: boolean;
  saving: boolean;
  /** The turn that fills a half. */
  shownIn(side: Side): Turn | null;
  onHide(): void;
  onClose(): void;
  onSwap(): void;
  onSave(): void;
  onExport(): void;
  onClear(): void;
  actionsOf(reader: Side): TurnActions;
  languageChoice(side: Side): ReactNode;
  button(side: Side, describedBy: string): ReactNode;
}
