import type { LiveLineEvent, LiveStateEvent } from '../../../shared/calls/live-calls.ts';
import { htmlLang, isRightToLeft, type LanguageCode, languageOf } from '../../../shared/languages.ts';
import type { LocalKey, Store } from '../../platform/storage.ts';
import { createAnnouncer } from './announcer.ts';
import { applyLine, type CaptionLines, dropInterim } from './caption-lines.ts';
import { drawing, element } from './element.ts';
import type { Connection } from './follow-room.ts';
import { icons } from './icons.ts';
import { createLanguageList } from './language-list.ts';
import { createReadAloud } from './read-aloud.ts';
import { viewerStrings as strings } from './strings.ts';

const sizes = ['1.25rem', '1.75rem', '2.25rem', '3rem'] as const;
const defaultSize = 1;
/** Closer to the end than this, the page follows the speaker. */
const followingPixels = 80;

interface ViewerPageDeps {
  root: HTMLElement;
  preferred: LanguageCode | undefined;
  storage: Pick<Store<LocalKey>, 'read' | 'write'>;
  synthesis: SpeechSynthesis | undefined;
  /** What the browser asks for, until somebody has chosen. */
  prefersDark: boolean;
  onLanguage(language: LanguageCode): void;
}

/** The page on a phone: captions above, the language and three buttons below. */
export function createViewerPage(deps: ViewerPageDeps) {
  const { root, storage } = deps;
  const aloud = createReadAloud(deps.synthesis);
  let lines: CaptionLines = [];
  let state: LiveStateEvent | undefined;
  let connection: Connection = 'connecting';
  let follows = true;
  let shownLanguages = '';
  const shown = new Map<string, HTMLParagraphElement>();

  const status = element('span', { class: 'status' });
  const list = element('div', { class: 'lines' });
  const scroller = element(
    'div',
    { class: 'scroller', role: 'region', tabindex: '0', 'aria-label': strings.title },
    list,
  );
  const announcer = createAnnouncer();
  const newest = element(
    'button',
    { class: 'newest', type: 'button' },
    drawing(icons.down, 24),
    strings.newest,
  );
  const note = element('p', { class: 'note', role: 'status' });
  const languages = createLanguageList(strings.language, chooseLanguage);
  const iconButton = (label: string, path: string) =>
    element(
      'button',
      { class: 'tool', type: 'button', 'aria-label': label, title: label },
      drawing(path, 24),
    );
  const sizeButton = iconButton(strings.textSize, icons.textSize);
  const aloudButton = iconButton(strings.aloud, icons.aloud);
  const themeButton = element('button', { class: 'tool', type: 'button' });
  root.replaceChildren(
    element('header', {}, status, element('h1', {}, strings.title)),
    element('main', {}, scroller, element('div', { class: 'newest-row' }, newest), note, announcer.view),
    element(
      'footer',
      {},
      languages.view,
      element('span', { class: 'tools' }, sizeButton, aloudButton, themeButton),
    ),
  );

  function showStatus(): void {
    const kind = connection === 'open' ? (state?.status ?? 'live') : connection;
    status.dataset.status = kind;
    const labels: Partial<Record<typeof kind, string>> = {
      live: strings.live,
      paused: strings.paused,
      away: strings.away,
      ended: strings.ended,
      replaced: strings.ended,
    };
    status.textContent = labels[kind] ?? strings.connecting;
    const text = noteText(kind);
    if (note.textContent !== text) note.textContent = text;
    note.hidden = text === '';
    note.dataset.tone = kind === 'live' || kind === 'ended' || kind === 'replaced' ? 'plain' : 'warn';
  }

  function noteText(kind: string): string {
    if (kind === 'lost') return strings.lostNote;
    if (kind === 'full') return strings.fullNote;
    if (kind === 'paused')
      return state?.pauseReason === 'time-used' ? strings.timeUsedNote : strings.pausedNote;
    if (kind === 'away') return strings.awayNote;
    if (kind === 'ended') return strings.endedNote;
    if (kind === 'replaced') return strings.replacedNote;
    if (aloud.isOn && state && aloud.lacksVoice(state.reading)) return strings.noVoice;
    if (state?.reason === 'plan') return strings.onlyIn(languageOf(state.language).nativeName);
    if (state?.reason === 'not-offered') return strings.notOffered;
    if (state?.reason === 'languages-full') return strings.languagesFull;
    if (state?.reason === 'characters-used') return strings.charactersUsed;
    return kind === 'live' && lines.length === 0 ? strings.waitingNote : '';
  }

  function showLanguages(): void {
    if (!state) return;
    const { offered, language, reading } = state;
    const first = offered.filter((code) => code === deps.preferred || code === language);
    const rest = offered.filter((code) => !first.includes(code));
    first.sort((a, b) => Number(b === deps.preferred) - Number(a === deps.preferred));
    const choices = [...first, ...rest].map((code) => {
      const { nativeName } = languageOf(code);
      return { code, name: code === language ? strings.original(nativeName) : nativeName };
    });
    const key = JSON.stringify([choices, reading]);
    if (shownLanguages === key) return;
    shownLanguages = key;
    languages.show(choices, reading);
  }

  function chooseLanguage(code: LanguageCode): void {
    shownLanguages = '';
    storage.write('liveLanguage', code);
    lines = [];
    follows = true;
    showLines();
    announcer.startAgain();
    aloud.turn(aloud.isOn, []);
    deps.onLanguage(code);
  }

  function showLines(): void {
    const ids = new Set(lines.map(({ id }) => id));
    for (const [id, paragraph] of shown) {
      if (ids.has(id)) continue;
      paragraph.remove();
      shown.delete(id);
    }
    let before: Element | null = null;
    for (const line of lines) {
      const paragraph = shown.get(line.id) ?? element('p');
      shown.set(line.id, paragraph);
      if (paragraph.textContent !== line.text) paragraph.textContent = line.text;
      paragraph.lang = htmlLang(line.language);
      paragraph.dir = isRightToLeft(line.language) ? 'rtl' : 'ltr';
      paragraph.classList.toggle('interim', !line.final);
      const next: Element | null = before ? before.nextElementSibling : list.firstElementChild;
      if (next !== paragraph) list.insertBefore(paragraph, next);
      before = paragraph;
    }
    follow();
  }

  function follow(): void {
    if (follows) scroller.scrollTop = scroller.scrollHeight;
    newest.hidden = follows;
  }

  function applySize(index: number): void {
    document.documentElement.style.setProperty('--caption-size', sizes[index] ?? sizes[defaultSize]);
    sizeButton.dataset.size = String(index);
    storage.write('liveTextSize', String(index));
    follow();
  }

  function applyTheme(theme: 'light' | 'dark'): void {
    document.documentElement.dataset.theme = theme;
    const label = theme === 'dark' ? strings.light : strings.dark;
    themeButton.replaceChildren(drawing(theme === 'dark' ? icons.sun : icons.moon, 24));
    themeButton.setAttribute('aria-label', label);
    themeButton.title = label;
  }

  scroller.addEventListener('scroll', () => {
    const distance = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    follows = distance < followingPixels;
    newest.hidden = follows;
  });
  newest.addEventListener('click', () => {
    follows = true;
    follow();
    scroller.focus();
  });
  window.addEventListener('resize', follow);
  sizeButton.addEventListener('click', () => applySize((Number(sizeButton.dataset.size) + 1) % sizes.length));
  aloudButton.addEventListener('click', () => {
    aloud.turn(!aloud.isOn, lines);
    aloudButton.setAttribute('aria-pressed', String(aloud.isOn));
    showStatus();
  });
  themeButton.addEventListener('click', () => {
    const theme = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    storage.write('liveTheme', theme);
    applyTheme(theme);
  });
  const storedSize = Number(storage.read('liveTextSize') ?? defaultSize);
  applySize(sizes[storedSize] === undefined ? defaultSize : storedSize);
  const storedTheme = storage.read('liveTheme');
  applyTheme(storedTheme === 'dark' || (storedTheme !== 'light' && deps.prefersDark) ? 'dark' : 'light');
  aloudButton.setAttribute('aria-pressed', 'false');
  aloudButton.hidden = deps.synthesis === undefined;
  newest.hidden = true;
  showStatus();

  return {
    onLine(line: LiveLineEvent): void {
      const isNew = line.final && !lines.some(({ id, final }) => id === line.id && final);
      lines = applyLine(lines, line);
      if (isNew && line.text !== '') announcer.announce(line);
      aloud.read(line);
      showLines();
      if (!note.hidden) showStatus();
    },
    onState(next: LiveStateEvent): void {
      state = next;
      if (next.status !== 'live') {
        lines = dropInterim(lines);
        showLines();
      }
      showLanguages();
      showStatus();
    },
    onConnection(next: Connection): void {
      if (next === 'unknown') showUnknown(root);
      if (connection === next) return;
      connection = next;
      showStatus();
    },
  };
}

/** Doesn't say whether the room has ended, is locked, or never existed. */
export function showUnknown(root: HTMLElement): void {
  root.replaceChildren(
    element(
      'main',
      { class: 'unknown' },
      element('h1', {}, strings.unknownTitle),
      element('p', {}, strings.unknownText),
    ),
  );
}
