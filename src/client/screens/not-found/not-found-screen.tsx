import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/router.tsx';
import { notFoundStrings } from './strings.ts';

export function NotFoundScreen() {
  return (
    <div className="page flex flex-col items-center py-16 text-center sm:py-24">
      <svg aria-hidden="true" viewBox="0 0 160 48" className="mb-8 w-40 text-accent">
        <path
          d="M2 24h30l6-14 8 30 8-36 8 32 6-12h24"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M104 24h54"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
      </svg>
      <h1 tabIndex={-1} className="font-bold font-serif text-2xl sm:text-3xl">
        {notFoundStrings.title}
      </h1>
      <p className="mt-3 max-w-md text-balance text-lg text-muted">{notFoundStrings.text}</p>
      <Link href="/" className={buttonClass('primary', 'mt-8')}>
        {notFoundStrings.home}
      </Link>
    </div>
  );
}
