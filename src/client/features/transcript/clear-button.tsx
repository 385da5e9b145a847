import { Trash2 } from 'lucide-react';
import { ToolButton } from '../../ui/tool-button.tsx';
import { transcriptStrings as strings } from './strings.ts';

interface ClearButtonProps {
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
  className?: string;
}

export const ClearButton = ({ onClear, className }: ClearButtonProps) => (
  <ToolButton label={strings.clear} disabled={!onClear} onClick={onClear} className={className}>
    <Trash2 aria-hidden="true" />
  </ToolButton>
);
