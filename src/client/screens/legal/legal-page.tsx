import { ChevronDown, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BackToApp } from '../frame/back-to-app.tsx';
import { legalStrings, policyTexts } from './strings.ts';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

export interface LegalPageProps {
  title: string;
  note: string;
  /** A short version in plain language. */
  summary: ReactNode;
  sections: readonly LegalSection[];
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol lang="en" className="space-y-0.5 text-sm">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-8 gap-2 rounded-control px-2 py-1.5 text-muted hover:bg-sunken hover:text-ink pointer-coarse:py-3"
          >
            <span className="w-5 shrink-0 text-end tabular-nums">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

export function LegalPage({ title, note, summary, sections }: LegalPageProps) {
  return (
    <div className="page pt-2 sm:pt-4">
      <div className="flex flex-wrap items-center justify-between print:hidden">
        <BackToApp />
        <Button variant="quiet" className="-me-3 px-3" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {legalStrings.print}
        </Button>
      </div>
      {legalStrings.englishOnly && <Notice className="mt-4">{legalStrings.englishOnly}</Notice>}
      <div className="mt-4 gap-12 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <nav aria-label={legalStrings.contents} className="-ms-2 max-lg:hidden print:hidden">
          <div className="sticky top-6">
            <p className="mb-2 px-2 font-semibold text-sm">{legalStrings.contents}</p>
            <Contents sections={sections} />
          </div>
        </nav>
        <article lang="en" dir="ltr" className="legal max-w-[42rem]">
          <h1 tabIndex={-1} className="font-bold font-serif text-2xl sm:text-3xl">
            {title}
          </h1>
          <p className="mt-2 text-muted text-sm">{policyTexts.effective}</p>
          <Notice className="mt-5">{note}</Notice>
          <div className="mt-6 text-lg">{summary}</div>
          <details className="group mt-6 rounded-control border border-line bg-surface lg:hidden print:hidden">
            <summary className="control-height flex items-center rounded-control px-4 font-semibold text-sm">
              {legalStrings.contents}
              <ChevronDown
                aria-hidden="true"
                className="ms-auto size-4 text-muted transition-transform duration-150 ease-out group-open:rotate-180"
              />
            </summary>
            <nav aria-label={legalStrings.contents} className="border-line border-t p-2">
              <Contents sections={sections} />
            </nav>
          </details>
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-6">
              <h2 id={`${id}-title`} className="font-bold font-serif text-xl">
                <span className="text-muted">{index + 1}.</span> {heading}
              </h2>
              <div className="prose mt-3">{body}</div>
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}
