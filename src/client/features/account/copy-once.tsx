import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useCopyText } from '../../ui/use-copy-text.ts';
import { keyStrings as strings } from './strings.ts';

const copyToasts = { copied: { title: strings.copied }, failed: { title: strings.copyFailed } };

/** A secret that is shown only once, with a button that copies it. */
export function CopyOnce({ secret, label }: { secret: string; label: string }) {
  const copy = useCopyText(copyToasts);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <input
        readOnly
        dir="ltr"
        aria-label={label}
        value={secret}
        onFocus={(event) => event.target.select()}
        className="control-height min-w-0 flex-1 basis-60 rounded-control border border-control bg-sunken px-3 font-mono text-sm"
      />
      <Button variant="outline" onClick={() => void copy(secret)}>
        <Copy aria-hidden="true" className="size-4" />
        {strings.copy}
      </Button>
    </div>
  );
}
