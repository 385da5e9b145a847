import { FlaskConical } from 'lucide-react';
import { sandboxStrings } from './strings.ts';

const part = "hidden before:me-1 sm:before:me-2 before:text-control before:content-['·']";

/**
 * Names the services that the sandbox replaces. The server marks the root element, so the notice is part of the first
 * paint and needs no request.
 */
export const SandboxNotice = () => (
  <aside
    lang="en"
    dir="ltr"
    aria-label={sandboxStrings.lead}
    className="hidden flex-wrap items-center justify-center gap-x-2 max-sm:gap-x-1 border-line border-b bg-sunken px-4 py-1.5 max-[23rem]:px-1 text-muted text-xs in-data-sandboxed:flex print:hidden"
  >
    <FlaskConical aria-hidden="true" className="size-3.5 shrink-0 max-[23rem]:hidden" />
    <span className="font-semibold">
      {sandboxStrings.lead}
      <span className="hidden sm:in-[[data-sandboxed~=identity][data-sandboxed~=stripe]]:inline">
        {sandboxStrings.more}
      </span>
    </span>
    <span className={`${part} in-data-[sandboxed~=identity]:inline`}>{sandboxStrings.identity}</span>
    <span className={`${part} in-data-[sandboxed~=stripe]:inline`}>{sandboxStrings.stripe}</span>
    <span className={`${part} in-data-[sandboxed~=translation]:inline`}>{sandboxStrings.translation}</span>
    <span className={`${part} in-data-[sandboxed~=speech]:inline`}>{sandboxStrings.speech}</span>
    <span className={`${part} sm:in-data-[sandboxed~=recognition]:inline`}>{sandboxStrings.recognition}</span>
    <span
      className={`${part} min-[18rem]:in-data-[sandboxed~=translation]:inline min-[18rem]:in-data-[sandboxed~=speech]:inline min-[18rem]:in-data-[sandboxed~=recognition]:inline`}
    >
      {sandboxStrings.engines}
    </span>
  </aside>
);
