import { ArrowRight, FileAudio, FileText, MessagesSquare, Mic, MoveHorizontal } from 'lucide-react';
import { memo } from 'react';
import type { LibraryItem } from '../../../../shared/calls/library-calls.ts';
import { clockTime } from '../../../../shared/clock-time.ts';
import type { DocumentSource } from '../../../../shared/document/document.ts';
import { htmlLang, type LanguageCode } from '../../../../shared/languages.ts';
import { languageName } from '../../../interface/language-names.ts';
import { interfaceLocale } from '../../../interface/translated.ts';
import { kindLabels, libraryStrings as strings } from '../strings.ts';
import { exactTime } from '../times.ts';

const icons = { dictated: Mic, typed: FileText, imported: FileAudio, conversation: MessagesSquare };

export function KindIcon({ source = 'typed' }: { source: DocumentSource | undefined }) {
  const Icon = icons[source];
  return <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />;
}

const shortName = (code: LanguageCode): string => (htmlLang(code).split('-')[0] ?? '').toUpperCase();
const timeFormat = new Intl.DateTimeFormat(interfaceLocale, { timeStyle: 'short' });
const dayFormat = new Intl.DateTimeFormat(interfaceLocale, { day: 'numeric', month: 'short' });
const yearFormat = new Intl.DateTimeFormat(interfaceLocale, { dateStyle: 'medium' });

/** In the user's time zone: the time of today, and the day of everything before. */
function dateLabel(at: number, now: number): string {
  const date = new Date(at);
  const today = new Date(now);
  const day = new Date(at).setHours(0, 0, 0, 0);
  if (day === new Date(now).setHours(0, 0, 0, 0)) return strings.today(timeFormat.format(date));
  if (day === new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1).getTime())
    return strings.yesterday;
  return (date.getFullYear() === today.getFullYear() ? dayFormat : yearFormat).format(date);
}

/** Scripts in which a character is about a syllable are read more slowly than letters. */
const charactersPerSecond = (code: LanguageCode): number => (/^(zh|ja|ko)/.test(code) ? 4.5 : 14);

/** How long the recording is, or about how long it takes to read the text aloud. */
const listeningSeconds = ({ seconds, length, language }: LibraryItem): number =>
  Math.max(1, Math.round(seconds ?? length / charactersPerSecond(language)));

export const Languages = memo(function Languages({ item }: { item: LibraryItem }) {
  const { language, translations, source } = item;
  const Arrow = source === 'conversation' ? MoveHorizontal : ArrowRight;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <span aria-hidden="true">{shortName(language)}</span>
      {translations.length > 0 && (
        <>
          <Arrow aria-hidden="true" className="size-3.5 rtl:rotate-180" />
          <span aria-hidden="true">{translations.slice(0, 2).map(shortName).join(', ')}</span>
        </>
      )}
      <span className="sr-only">{[language, ...translations].map(languageName).join(', ')}</span>
    </span>
  );
});

export function Saved({ item, now }: { item: LibraryItem; now: number }) {
  const at = Date.parse(item.createdAt);
  return (
    <time dateTime={item.createdAt} title={exactTime(at)} className="whitespace-nowrap">
      {dateLabel(at, now)}
    </time>
  );
}

export function Length({ item }: { item: LibraryItem }) {
  const time = clockTime(listeningSeconds(item));
  return (
    <span title={item.seconds === undefined ? strings.about(time) : undefined} className="whitespace-nowrap">
      {time}
    </span>
  );
}

export const kindLabel = (source: DocumentSource | undefined): string | undefined =>
  source && kindLabels[source];
