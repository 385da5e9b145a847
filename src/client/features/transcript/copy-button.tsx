import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { transcriptStrings as strings } from './strings.ts';

const confirmedMs = 2_000;

const failed = { title: strings.notCopied, description: strings.notCopiedText };
const toasts = {
  only: { copied: { title: strings.copied, description: strings.copiedText }, failed },
  original: { copied: { title: strings.copiedOf.original }, failed },
  translation: { copied: { title: strings.copiedOf.translation }, failed },
};

export interface CopyButtonProps {
  /** Called when the button is pressed, because text changes too often during dictation to be a prop. */
  text(): string;
  disabled: boolean;
  /** Given when there are two texts to choose from. */
  name?: 'original' | 'translation' | undefined;
  bare?: boolean;
}

export function CopyButton({ text, disabled, name, bare }: CopyButtonProps) {
  const copyText = useCopyText(toasts[name ?? 'only']);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text()))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), confirmedMs);
  };

  return (
    <ToolButton
      label={strings.copy}
      name={name && strings.copyOf[name]}
      bare={bare}
      disabled={disabled}
      aria-keyshortcuts="C"
      onClick={() => void copy()}
    >
      {copied ? <Check aria-hidden="true" className="text-good" /> : <Copy aria-hidden="true" />}
    </ToolButton>
  );
}
