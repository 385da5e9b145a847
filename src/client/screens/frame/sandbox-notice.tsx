import { FlaskConical } from 'lucide-react';
import { sandboxStrings } from './strings.ts';

/**
 * Names the services that the sandbox replaces. The server marks the root element, so the notice is part of the first
 * paint and needs no request.
 */
export const SandboxNotice = () => (
  <aside
    lang="en"
    dir="ltr"
    aria-label={sandboxStrings.lead}
    className="hidden border-line border-b bg-sunken px-4 py-1.5 max-[23rem]:px-1 text-center text-muted text-xs in-data-sandboxed:block print:hidden"
  >
    <FlaskConical
      aria-hidden="true"
      className="me-1.5 inline size-3.5 align-[-0.125rem] max-[23rem]:hidden"
    />
    <span className="font-semibold">
      {sandboxStrings.lead}
      <span className="hidden sm:in-[[data-sandboxed~=identity][data-sandboxed~=stripe]]:inline">
        {sandboxStrings.more}
      </span>
    </span>
    {(['identity', 'stripe', 'translation', 'speech', 'recognition', 'engines'] as const).map((part) => (
      // base.css shows the parts that apply. The space before the dot can't break, so that no line begins with the dot.
      <span key={part} data-sandbox={part}>
        <span className="text-control sm:mx-0.5">{'\u00a0· '}</span>
        <span className="whitespace-nowrap">{sandboxStrings[part]}</span>
      </span>
    ))}
  </aside>
);
