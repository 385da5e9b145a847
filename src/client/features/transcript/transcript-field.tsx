import { Lock } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { spaceBetween } from '../../../shared/writing-system.ts';
import { combineStops, listenTo } from '../../platform/signal.ts';
import type { Transcript } from '../../studio/transcript.ts';
import { HighlightedText, type ReadingMark } from '../../ui/highlighted-text.tsx';
import { bindField, type FieldRules } from './bind-field.ts';
import { transcriptStrings as strings } from './strings.ts';

export interface TranscriptFieldProps extends Pick<FieldRules, 'onCut'> {
  /** The id of the text area. */
  id?: string;
  transcript: Transcript;
  cap: number;
  /** A `lang` value. */
  lang: string;
  placeholder?: string;
  /** Shown below the placeholder. */
  offer?: ReactNode;
  /** Shown at the bottom of the field while it is empty. */
  note?: string;
  /** The part that is being read aloud. */
  highlight?: ReadingMark | null;
  onEditing?(editing: boolean): void;
}

const nothing = () => '';

/** The text area, which stays editable while words arrive, followed by the interim words. */
export function TranscriptField({
  id,
  transcript,
  cap,
  lang,
  placeholder = strings.placeholder,
  offer,
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
  useDirection(field, transcript);
  useFollowing(pane, transcript);
  const interim = useSyncExternalStore(transcript.subscribeInterim, transcript.getInterim, nothing);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the field itself has the keyboard
    <div
      ref={pane}
      // Whoever presses beside the text wants to type into it. Where nobody types, letters are shortcuts.
      onClick={({ target, currentTarget }) => target === currentTarget && field.current?.focus()}
      data-interim={interim === '' ? undefined : ''}
      className="transcript-pane fading-edges own-text relative m-1 flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain rounded-xl px-4 py-3 short:py-1 text-lg max-sm:px-3 max-[24rem]:px-2"
    >
      <div className="grid min-h-full shrink-0">
        {highlight && <Mirror transcript={transcript} lang={lang} mark={highlight} />}
        <textarea
          ref={field}
          id={id}
          className="transcript-field placeholder:text-muted"
          aria-label={strings.label}
          placeholder={placeholder}
          lang={lang}
          dir="auto"
          spellCheck
          // The draft restores the text. The browser would also restore text that was saved or cleared.
          autoComplete="off"
          onFocus={() => onEditing?.(true)}
          onBlur={() => onEditing?.(false)}
          autoCapitalize="sentences"
        />
        {interim !== '' && <InterimWords transcript={transcript} lang={lang} words={interim} />}
      </div>
      {(offer || note) && (
        <div className="transcript-offer">
          {/* As high as the placeholder, however many lines it needs. */}
          <p aria-hidden="true" className="invisible">
            {placeholder}
          </p>
          {offer && <p className="pt-2 text-muted text-sm">{offer}</p>}
          {note && (
            <p className="mt-auto flex items-start gap-2 pt-3 text-muted text-xs">
              <Lock aria-hidden="true" className="size-4 shrink-0" />
              {note}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Shows the interim words where they will be written. The end of the text is measured once per phrase, because laying out
 * the whole text for every word would be slow for long texts.
 */
function InterimWords({ transcript, lang, words }: { transcript: Transcript; lang: string; words: string }) {
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
        {spaceBetween(text, words)}
        <span data-testid="interim" className="text-muted">
          {words}
        </span>
      </div>
    </>
  );
}

/** Starts a line where the text ends: on the left side in right-to-left scripts. */
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

/** A copy of the text behind the field, because a text area can't mark a part of its text. */
function Mirror({ transcript, lang, mark }: { transcript: Transcript; lang: string; mark: ReadingMark }) {
  const text = useSyncExternalStore(transcript.subscribe, transcript.getText, nothing);
  return (
    <div aria-hidden="true" lang={lang} dir="auto" className="transcript-mirror">
      <HighlightedText text={text} mark={mark} />
    </div>
  );
}

/** For browsers without field-sizing. */
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

const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Only a text with letters that are written from right to left needs `auto`, with which Chromium takes twice as long to
 * lay out a long text after each letter.
 */
function useDirection(field: RefObject<HTMLTextAreaElement | null>, transcript: Transcript): void {
  useLayoutEffect(() => {
    const update = () => {
      const text = transcript.getText();
      // An empty field has the direction of the page.
      const direction = text === '' || rightToLeft.test(text) ? 'auto' : 'ltr';
      if (field.current && field.current.dir !== direction) field.current.dir = direction;
    };
    update();
    return transcript.subscribe(update);
  }, [field, transcript]);
}

/** Scrolls to new words, unless the user has scrolled up. */
function useFollowing(pane: RefObject<HTMLDivElement | null>, transcript: Transcript): void {
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    let atEnd = true;
    let lastTop = 0;
    let frame = 0;
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      const isNearEnd = scrollHeight - scrollTop - clientHeight < 48;
      // The text may have grown before the event arrived, so only scrolling up leaves the end.
      if (isNearEnd || scrollTop < lastTop) atEnd = isNearEnd;
      lastTop = scrollTop;
    };
    const follow = () => {
      if (!atEnd || frame !== 0 || isEditingInside(element)) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        element.scrollTop = element.scrollHeight;
      });
    };
    return combineStops(
      listenTo(element, 'scroll', onScroll),
      transcript.subscribe(follow),
      transcript.subscribeInterim(follow),
      () => cancelAnimationFrame(frame),
    );
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
