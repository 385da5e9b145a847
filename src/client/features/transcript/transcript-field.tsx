import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { joiner } from '../../../shared/writing-system.ts';
import { HighlightedText, type ReadingMark } from '../../ui/highlighted-text.tsx';
import { bindField, type FieldRules } from './bind-field.ts';
import { transcriptStrings as strings } from './strings.ts';
import type { Transcript } from './transcript.ts';

export interface TranscriptFieldProps extends Pick<FieldRules, 'onCut'> {
  /** The id of the text area. */
  id?: string;
  transcript: Transcript;
  cap: number;
  /** A `lang` value. */
  lang: string;
  placeholder?: string;
  /** Stands at the foot of the pane while there is no text. */
  note?: string;
  /** What is being read aloud. */
  highlight?: ReadingMark | null;
  onEditing?(editing: boolean): void;
}

const nothing = () => '';

/** The text itself: a text area that stays editable while words arrive, and the words still being spoken after it. */
export function TranscriptField({
  id,
  transcript,
  cap,
  lang,
  placeholder,
  note,
  highlight,
  onCut,
  onEditing,
}: TranscriptFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const capNow = useEffectEvent(() => cap);
  const onCutNow = useEffectEvent(onCut);
  useLayoutEffect(() => {
    if (!field.current) return;
    return bindField(field.current, transcript, { cap: () => capNow(), onCut: (...cut) => onCutNow(...cut) });
  }, [transcript]);
  useFittingHeight(field, transcript);
  useFollowing(pane, transcript);
  const interim = useSyncExternalStore(transcript.subscribeInterim, transcript.getInterim, nothing);

  return (
    <div
      ref={pane}
      data-interim={interim === '' ? undefined : ''}
      className="transcript-pane relative m-1 flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain rounded-xl px-4 py-3 short:py-1 text-lg"
    >
      <div className="grid min-h-full shrink-0">
        {highlight && <Mirror transcript={transcript} lang={lang} mark={highlight} />}
        <textarea
          ref={field}
          id={id}
          className="transcript-field placeholder:text-muted"
          aria-label={strings.label}
          placeholder={placeholder ?? strings.placeholder}
          lang={lang}
          dir="auto"
          spellCheck
          // The draft restores the text; the browser's own memory would bring back what was saved or cleared.
          autoComplete="off"
          onFocus={() => onEditing?.(true)}
          onBlur={() => onEditing?.(false)}
          autoCapitalize="sentences"
        />
        {interim !== '' && <Spoken transcript={transcript} lang={lang} words={interim} />}
      </div>
      {note && <div className="transcript-note text-muted text-xs">{note}</div>}
    </div>
  );
}

/**
 * The words of the moment stand where they will be written. Where the text ends is measured once a phrase: laying out
 * the whole text with every word would make a long one slower than a short one.
 */
function Spoken({ transcript, lang, words }: { transcript: Transcript; lang: string; words: string }) {
  const text = useSyncExternalStore(transcript.subscribe, transcript.getText, nothing);
  const end = useRef<HTMLSpanElement>(null);
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or its language moves the end.
  useLayoutEffect(() => {
    const mirror = end.current?.parentElement;
    if (!mirror) return;
    const place = () => end.current && line.current && placeAfter(end.current, mirror, line.current);
    const observer = new ResizeObserver(place);
    observer.observe(mirror);
    place();
    return () => observer.disconnect();
  }, [text, lang]);
  return (
    <>
      <div aria-hidden="true" lang={lang} dir="auto" className="transcript-mirror">
        {text}
        <span ref={end} className="inline-block align-top" />
      </div>
      <div ref={line} lang={lang} dir="auto" className="transcript-mirror">
        <span className="inline-block w-(--taken)" />
        {joiner(text, words)}
        <span data-testid="interim" className="text-muted">
          {words}
        </span>
      </div>
    </>
  );
}

/** Begins a line where the text ends, which is at the left in a script that runs that way. */
function placeAfter(end: Element, mirror: Element, line: HTMLElement): void {
  const [at, whole] = [end.getBoundingClientRect(), mirror.getBoundingClientRect()];
  const { direction } = getComputedStyle(mirror);
  line.dir = mirror.textContent === '' ? 'auto' : direction;
  line.style.marginTop = `${at.top - whole.top}px`;
  line.style.setProperty(
    '--taken',
    `${direction === 'rtl' ? whole.right - at.left : at.left - whole.left}px`,
  );
}

/** Lies below the field while something is read aloud; the field's own letters stand on it. */
function Mirror({ transcript, lang, mark }: { transcript: Transcript; lang: string; mark: ReadingMark }) {
  const text = useSyncExternalStore(transcript.subscribe, transcript.getText, nothing);
  return (
    <div aria-hidden="true" lang={lang} dir="auto" className="transcript-mirror">
      <HighlightedText text={text} mark={mark} />
    </div>
  );
}

/** For browsers that cannot fit a text area to its content by themselves. */
function useFittingHeight(field: RefObject<HTMLTextAreaElement | null>, transcript: Transcript): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports?.('field-sizing', 'content')) return;
    const resize = () => {
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight}px`;
    };
    resize();
    const unsubscribe = transcript.subscribe(resize);
    const observer = new ResizeObserver(resize);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => {
      unsubscribe();
      observer.disconnect();
    };
  }, [field, transcript]);
}

/** New words stay in sight for those who look at the end; those who read further up are left in peace. */
function useFollowing(pane: RefObject<HTMLDivElement | null>, transcript: Transcript): void {
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    let atEnd = true;
    let frame = 0;
    const onScroll = () => {
      atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 48;
    };
    const follow = () => {
      if (!atEnd || frame !== 0 || isEditingInside(element)) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        element.scrollTop = element.scrollHeight;
      });
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const stops = [transcript.subscribe(follow), transcript.subscribeInterim(follow)];
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
      for (const stop of stops) stop();
    };
  }, [pane, transcript]);
}

function isEditingInside(pane: HTMLElement): boolean {
  const focused = document.activeElement;
  return (
    focused instanceof HTMLTextAreaElement &&
    pane.contains(focused) &&
    focused.selectionEnd !== focused.value.length
  );
}
