import { TriangleAlert } from 'lucide-react';
import { formatList } from '../../interface/format-list.ts';
import { everydayForms } from './everyday-forms.ts';
import { dictionaryStrings as strings } from './strings.ts';

/** Warns about heard forms that people also use in sentences that are right. */
export function EverydayWarning({ heard }: { heard: readonly string[] }) {
  const everyday = everydayForms(heard);
  if (everyday.length === 0) return null;
  return (
    <span className="mt-1 flex gap-1.5 text-sm text-warn">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {strings.everyday(formatList(everyday))}
    </span>
  );
}
