import { Globe } from 'lucide-react';
import { brand } from '../../../shared/brand.ts';
import { ThemePicker } from '../../features/theme/theme-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDialogs } from '../dialogs.tsx';
import { HeaderBar } from '../frame/header-bar.tsx';
import { Logo } from '../frame/logo.tsx';
import { frameStrings } from '../frame/strings.ts';
import { personalStrings } from './strings.ts';

/** Signing out is offered only if people have to sign in. The server then marks the page. */
export function PersonalHeader() {
  const dialogs = useDialogs();
  const chooseLanguage = () => dialogs.open('language');
  return (
    <HeaderBar>
      <ThemePicker language={frameStrings.language} onLanguage={chooseLanguage} />
      <IconButton label={frameStrings.language} className="max-sm:hidden" onClick={chooseLanguage}>
        <Globe aria-hidden="true" />
      </IconButton>
      <span className="hidden in-data-guarded:contents">
        <Button variant="outline" className="ms-1 max-sm:px-3" onClick={() => dialogs.open('sign-out')}>
          {personalStrings.signOut}
        </Button>
      </span>
    </HeaderBar>
  );
}

/** Has no links to the policies of the hosted service. */
export function PersonalFooter() {
  const dialogs = useDialogs();
  return (
    <footer className="mt-auto border-line border-t">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6">
        <div>
          <Logo />
          <p className="mt-2 max-w-80 text-muted text-sm">{brand.tagline}</p>
        </div>
        <button
          type="button"
          className="text-link inline-flex min-h-8 items-center text-muted text-sm underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
          onClick={() => dialogs.open('about')}
        >
          {personalStrings.about}
        </button>
      </div>
    </footer>
  );
}
