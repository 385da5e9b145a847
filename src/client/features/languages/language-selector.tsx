import { type LanguageChooser, languageAccess } from '../../../shared/language-access.ts';
import { htmlLang, type Language, type LanguageCode, languages } from '../../../shared/languages.ts';
import { languageName, languageNames } from '../../interface/language-names.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { useToast } from '../../ui/toast.tsx';
import { languageStrings as strings } from './strings.ts';
import { unavailableMessage } from './unavailable-message.ts';

export interface LanguageSelectorProps {
  label: string;
  /** Shown above the chosen language. */
  caption?: string | undefined;
  value: LanguageCode;
  onChange(code: LanguageCode): void;
  chooser: LanguageChooser;
  /** Called when a locked language is chosen. */
  onLocked(): void;
  /** The languages that can be chosen; undefined if all can. The others are marked. */
  available?: readonly LanguageCode[] | undefined;
  /** Defaults to all languages. If it is given, narrow screens always show the short labels. */
  options?: readonly Language[];
  className?: string;
}

/** The short label, unless it is the same as the name. In other languages, the name of English is already short. */
const shortName = ({ code, name, label }: Language): string | undefined =>
  label === name || (languageNames && code === 'en-US') ? undefined : label;

export function LanguageSelector(props: LanguageSelectorProps) {
  const { label, caption, value, onChange, chooser, onLocked, available, options = languages } = props;
  const toast = useToast();
  const isMissing = (code: LanguageCode) => available !== undefined && !available.includes(code);

  const choose = (code: LanguageCode) => {
    const language = options.find((option) => option.code === code);
    if (!language) return;
    if (isMissing(code)) return toast(unavailableMessage(code));
    const access = languageAccess(language, chooser);
    if (access.allowed) onChange(code);
    else if (access.reason === 'sign-in') {
      toast({ title: strings.premiumTitle, description: strings.premium, tone: 'warn' });
    } else onLocked();
  };

  return (
    <Combobox
      label={label}
      caption={caption}
      value={value}
      onChange={choose}
      searchable
      className={props.className}
      options={options.map((language) => ({
        value: language.code,
        label: languageName(language.code),
        hint: language.nativeName === languageName(language.code) ? undefined : language.nativeName,
        short: props.options ? language.label : shortName(language),
        hintLang: htmlLang(language.code),
        locked: language.tier === 'premium' && chooser.tier !== 'premium',
        badge: language.tier === 'premium' ? strings.premiumBadge : undefined,
        detail: isMissing(language.code) ? strings.unavailableNote : undefined,
      }))}
    />
  );
}
