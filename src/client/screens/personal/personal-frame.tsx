import { brand } from '../../../shared/brand.ts';
import { whoPath } from '../../../shared/people.ts';
import { ThemePicker } from '../../features/theme/theme-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { Link, usePath } from '../../ui/router.tsx';
import { useDialogs } from '../dialogs.tsx';
import { HeaderBar } from '../frame/header-bar.tsx';
import { Logo } from '../frame/logo.tsx';
import { SettingsLink } from '../frame/settings-link.tsx';
import { frameStrings } from '../frame/strings.ts';
import { PersonSlot } from './person-slot.tsx';
import { personalStrings } from './strings.ts';

/** Signing out is offered only if people have to sign in. The server then marks the page. */
export function PersonalHeader() {
  const dialogs = useDialogs();
  return (
    <HeaderBar>
      <ThemePicker />
      <SettingsLink />
      <PersonSlot />
      {/* With several people, it is in the menu. */}
      <span className="hidden in-data-guarded:contents in-data-person:hidden">
        <Button variant="outline" className="ms-1 max-sm:px-3" onClick={() => dialogs.open('sign-out')}>
          {personalStrings.signOut}
        </Button>
      </span>
    </HeaderBar>
  );
}

const linkClass =
  'text-link inline-flex min-h-8 items-center text-muted text-sm underline-offset-4 hover:text-ink pointer-coarse:min-h-11';

/** Has no links to the policies of the hosted service. */
export function PersonalFooter() {
  const dialogs = useDialogs();
  const isChoosing = usePath() === whoPath;
  return (
    <footer className="mt-auto border-line border-t">
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6">
        <div>
          <Logo />
          <p className="mt-2 max-w-80 text-muted text-sm">{brand.tagline}</p>
        </div>
        <div className="flex flex-wrap gap-x-6">
          {!isChoosing && (
            <>
              <button type="button" className={linkClass} onClick={() => dialogs.open('people')}>
                {personalStrings.people}
              </button>
              <Link href="/developers" className={linkClass}>
                {frameStrings.developers}
              </Link>
            </>
          )}
          <button type="button" className={linkClass} onClick={() => dialogs.open('about')}>
            {personalStrings.about}
          </button>
        </div>
      </div>
    </footer>
  );
}
