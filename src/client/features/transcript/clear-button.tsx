import { Trash2 } from 'lucide-react';
import { ToolButton } from '../../ui/tool-button.tsx';
import { transcriptStrings as strings } from './strings.ts';

interface ClearButtonProps {
  /** Undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
  bare?: boolean;
  className?: string;
}

export const ClearButton = ({ onClear, ...rest }: ClearButtonProps) => (
  <ToolButton label={strings.clear} disabled={!onClear} onClick={onClear} {...rest}>
    <Trash2 aria-hidden="true" />
  </ToolButton>
);
