import { timePlaceholder } from '../../../shared/sign-in-path.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Logo } from '../frame/logo.tsx';
import { passwordStrings as strings } from './strings.ts';

const problemId = 'problem';

const problems = { ...strings.problems, wait: strings.problems.wait(timePlaceholder) };

/** The server marks the root element with the problem, so the page needs no script. */
const shownWhen: Record<keyof typeof problems, string> = {
  wrong: 'in-data-[problem=wrong]:block',
  wait: 'in-data-[problem=wait]:block',
  cancelled: 'in-data-[problem=cancelled]:block',
  failed: 'in-data-[problem=failed]:block',
  'not-allowed': 'in-data-[problem=not-allowed]:block',
};

/** The sign-in page of the personal edition, with a password, an identity provider, or both. */
export function PasswordPage() {
  return (
    <main className="page flex flex-1 flex-col items-center justify-center py-8">
      <div className="card w-full max-w-96 p-6">
        <Logo />
        <h1 className="mt-5 font-bold font-serif text-xl">{strings.title}</h1>
        <div id={problemId} role="alert" className="font-semibold text-bad text-sm">
          {(Object.keys(problems) as (keyof typeof problems)[]).map((problem) => (
            <p key={problem} className={`mt-3 hidden ${shownWhen[problem]}`}>
              {problems[problem]}
            </p>
          ))}
        </div>
        {/* Posts to the current URL, which contains the return path. */}
        <form method="post" className="hidden in-data-[sign-in~=password]:block">
          <label htmlFor="password" className="mt-4 block font-semibold text-sm">
            {strings.password}
          </label>
          <input
            id="password"
            name="password"
            type="password"
            required
            autoComplete="current-password"
            aria-describedby={problemId}
            className="control-height mt-1 w-full rounded-control border border-control bg-surface px-3 text-base"
          />
          <button type="submit" className={buttonClass('primary', 'mt-4 w-full')}>
            {strings.submit}
          </button>
        </form>
        {/* A link, because the content security policy doesn't let a form be redirected to the identity provider. */}
        <p className="hidden in-data-[sign-in~=identity]:block">
          <a href="/api/auth/google" className={buttonClass('outline', 'mt-4 w-full')}>
            {strings.identity}
          </a>
        </p>
      </div>
    </main>
  );
}
