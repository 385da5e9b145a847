import { brand } from '../../../shared/brand.ts';
import type { LiveLineEvent, LiveStateEvent } from '../../../shared/calls/live-calls.ts';
import { htmlLang, isRightToLeft, type LanguageCode, languageOf } from '../../../shared/languages.ts';
import { applyLine, type CaptionLines, dropInterim } from './caption-lines.ts';
import { element } from './element.ts';
import type { Connection, RoomEvents } from './follow-room.ts';
import { viewerStrings as strings } from './strings.ts';
import type { OverlayOptions } from './viewer-options.ts';
import { showUnknown } from './viewer-page.ts';

/** Sentences are cut at the start when they are too long for their place, so that the newest words stay visible. */
function showText(place: HTMLElement, line: LiveLineEvent | undefined): void {
  const text = line?.text ?? '';
  if (place.textContent !== text) place.textContent = text;
  if (!line) return;
  place.lang = htmlLang(line.language);
  place.dir = isRightToLeft(line.language) ? 'rtl' : 'ltr';
  place.classList.toggle('cut', place.scrollWidth > place.clientWidth);
  place.scrollTop = place.scrollHeight;
  place.scrollLeft = place.dir === 'rtl' ? -place.scrollWidth : place.scrollWidth;
}

interface Block {
  view: HTMLElement;
  events(): RoomEvents;
}

interface BlockOptions {
  root: HTMLElement;
  /** The name of the language above the text. */
  named: boolean;
  onState?: (state: LiveStateEvent) => void;
  onConnection?: (connection: Connection) => void;
}

/** The last two sentences in one language. */
function createBlock({ root, named, onState, onConnection }: BlockOptions): Block {
  const name = element('p', { class: 'name' });
  const before = element('p', { class: 'before' });
  const current = element('p', { class: 'current' });
  const view = element('section', { class: 'block' }, ...(named ? [name] : []), before, current);
  let lines: CaptionLines = [];

  const show = () => {
    // Older browsers don't have `at`.
    showText(before, lines[lines.length - 2]);
    showText(current, lines[lines.length - 1]);
  };
  // In another size the lines break elsewhere.
  new ResizeObserver(show).observe(view);
  return {
    view,
    events: () => ({
      onLine(line) {
        lines = applyLine(lines, line);
        show();
      },
      onState(state) {
        name.textContent = languageOf(state.reading).nativeName;
        if (state.status !== 'live') lines = dropInterim(lines);
        show();
        onState?.(state);
      },
      onConnection(connection) {
        if (connection === 'unknown') showUnknown(root);
        else onConnection?.(connection);
      },
    }),
  };
}

type Follow = (language: LanguageCode | undefined, events: RoomEvents) => void;

/** One or two lines over a video, on a transparent page. */
export function showOverlay(deps: {
  root: HTMLElement;
  options: OverlayOptions;
  languages: readonly (LanguageCode | undefined)[];
  follow: Follow;
}): void {
  const { root, options, languages } = deps;
  const { style, dataset } = document.documentElement;
  dataset.mode = 'overlay';
  dataset.position = options.position;
  style.setProperty('--overlay-size', `${options.size}px`);
  style.setProperty('--overlay-width', `${options.width}%`);
  style.setProperty('--overlay-background', `rgb(17 17 17 / ${options.background})`);
  style.setProperty('--overlay-color', `#${options.color}`);
  const bar = element('main', { class: 'bar' });
  if (languages.length > 1) bar.classList.add('two');
  root.replaceChildren(bar);
  // A video goes on without a message if the room doesn't exist.
  const unknown = element('div');
  for (const language of languages) {
    const block = createBlock({ root: unknown, named: false });
    bar.append(block.view);
    deps.follow(language, block.events());
  }
}

/** Very large captions in one or two languages, with the code for people who want to read on their phone. */
export function showProjector(deps: {
  root: HTMLElement;
  url: string;
  languages: readonly (LanguageCode | undefined)[];
  code: Promise<SVGSVGElement>;
  follow: Follow;
}): void {
  const { root, url, languages } = deps;
  document.documentElement.dataset.mode = 'projector';
  document.documentElement.dataset.theme = 'dark';
  const status = element('span', { class: 'status', role: 'status' });
  const main = element('main');
  const code = element('div', { class: 'code' });
  const address = url.replace(/^https?:\/\//, '');
  const labels = {
    live: strings.live,
    paused: strings.paused,
    away: strings.away,
    ended: strings.ended,
    replaced: strings.ended,
    connecting: strings.connecting,
    lost: strings.lostNote,
    full: strings.fullNote,
    unknown: '',
  };
  root.replaceChildren(
    element(
      'header',
      {},
      element(
        'div',
        { class: 'heading' },
        element('img', { src: '/icons/icon.svg', alt: '' }),
        element('b', {}, brand.name),
        status,
        element('h1', {}, strings.title),
      ),
      element('p', { class: 'invitation' }, element('b', {}, strings.readIn), element('span', {}, address)),
      code,
    ),
    main,
  );
  void deps.code.then((drawn) => code.append(drawn));
  let state: LiveStateEvent | undefined;
  const showStatus = (connection: Connection) => {
    const kind = connection === 'open' ? (state?.status ?? 'live') : connection;
    const isOver = kind === 'paused' && state?.pauseReason === 'time-used';
    const text = isOver ? strings.timeUsedNote : labels[kind];
    status.dataset.status = kind;
    if (status.textContent !== text) status.textContent = text;
  };
  for (const [index, language] of languages.entries()) {
    const block = createBlock({
      root,
      named: true,
      // The same for every language.
      ...(index === 0 && {
        onState(next: LiveStateEvent) {
          state = next;
          showStatus('open');
        },
        onConnection: showStatus,
      }),
    });
    main.append(block.view);
    deps.follow(language, block.events());
  }
}
