import { htmlLang, type LanguageCode } from '../../../shared/languages.ts';
import { drawing, element } from './element.ts';
import { icons } from './icons.ts';

export interface LanguageChoice {
  code: LanguageCode;
  name: string;
}

/** A button that opens a list above it. The page is too small to load the app's own list. */
export function createLanguageList(label: string, onChoose: (code: LanguageCode) => void) {
  const shown = element('span', { class: 'chosen' }, '…');
  const button = element(
    'button',
    {
      type: 'button',
      role: 'combobox',
      'aria-label': label,
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': 'languages',
    },
    drawing(icons.languages, 24),
    shown,
    drawing(icons.chevron, 24, 'icon small'),
  );
  const list = element('ul', { id: 'languages', role: 'listbox', 'aria-label': label, hidden: '' });
  const view = element('span', { class: 'select' }, button, list);
  let choices: readonly LanguageChoice[] = [];
  let chosen: LanguageCode | undefined;
  let active = 0;
  const isOpen = () => !list.hidden;

  function activate(index: number): void {
    active = Math.max(0, Math.min(choices.length - 1, index));
    for (const [at, option] of [...list.children].entries()) option.classList.toggle('active', at === active);
    const option = list.children[active];
    if (!option) return;
    button.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView?.({ block: 'nearest' });
  }

  function open(isShown: boolean): void {
    if (isShown && choices.length === 0) return;
    list.hidden = !isShown;
    button.setAttribute('aria-expanded', String(isShown));
    if (isShown) activate(choices.findIndex(({ code }) => code === chosen));
    else button.removeAttribute('aria-activedescendant');
  }

  function choose(index: number): void {
    const choice = choices[index];
    open(false);
    if (!choice || choice.code === chosen) return;
    // The server answers with the language that is read in the end.
    shown.textContent = choice.name;
    onChoose(choice.code);
  }

  button.addEventListener('click', () => open(!isOpen()));
  button.addEventListener('blur', () => open(false));
  button.addEventListener('keydown', (event) => {
    const { key } = event;
    if (!isOpen()) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      return open(true);
    }
    const act: Record<string, () => void> = {
      ArrowDown: () => activate(active + 1),
      ArrowUp: () => activate(active - 1),
      Home: () => activate(0),
      End: () => activate(choices.length - 1),
      Enter: () => choose(active),
      ' ': () => choose(active),
      Escape: () => open(false),
    };
    const chosenAct = act[key];
    if (chosenAct) {
      event.preventDefault();
      chosenAct();
    } else if (key.length === 1) {
      const starts = ({ name }: LanguageChoice) => name.toLowerCase().startsWith(key.toLowerCase());
      const next = choices.findIndex((choice, index) => index > active && starts(choice));
      const found = next === -1 ? choices.findIndex(starts) : next;
      if (found !== -1) activate(found);
    }
  });
  // The focus stays on the button, so that leaving it closes the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => choose([...list.children].indexOf(target as Element)));

  return {
    view,
    show(next: readonly LanguageChoice[], reading: LanguageCode): void {
      choices = next;
      chosen = reading;
      shown.textContent = choices.find(({ code }) => code === reading)?.name ?? '…';
      list.replaceChildren(
        ...choices.map(({ code, name }) =>
          element(
            'li',
            {
              id: `language-${code}`,
              role: 'option',
              lang: htmlLang(code),
              'aria-selected': String(code === reading),
            },
            name,
          ),
        ),
      );
      if (isOpen()) activate(active);
    },
  };
}
