import type { ReactNode } from 'react';
import type { TextSize } from '../../features/conversation/conversation-draft.ts';
import type {
  BothSides,
  ConversationState,
  Side,
  Turn,
} from '../../features/conversation/conversation-state.ts';
import type { TurnActions } from '../../features/conversation/turn-menu-content.tsx';

/** The props of both conversation layouts. */
export interface ConversationLayoutProps {
  state: ConversationState;
  /** Whether the speaker's first words haven't been heard for a while. */
  quiet: boolean;
  turned: boolean;
  onTurned(turned: boolean): void;
  aloud: boolean;
  onAloud(aloud: boolean): void;
  sizes: BothSides<TextSize>;
  onSize(side: Side): void;
  /** Says how much of the allowance is left, or that translation happens on this device. */
  status: string;
  /** Shown until the conversation has everything it needs. */
  note: ReactNode;
  /** Says why translation has stopped. */
  notice: string | null;
  empty: boolean;
  saving: boolean;
  /** The turn that fills a half. */
  shownIn(side: Side): Turn | null;
  onClose(): void;
  onSwap(): void;
  onSave(): void;
  onExport(): void;
  /** Starts a new conversation. */
  onNew(): void;
  actionsOf(reader: Side): TurnActions;
  languageChoice(side: Side): ReactNode;
  button(side: Side, describedBy: string): ReactNode;
  /** Says how to begin or end a turn; empty where nobody can record. */
  hintOf(side: Side): string;
}
