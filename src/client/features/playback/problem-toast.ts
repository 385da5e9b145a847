import type { Tier } from '../../../shared/limits.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import type { SpeechProblem } from './speech-problem.ts';
import { problemTexts, problemTitles, readingStrings } from './strings.ts';

const needsUpgrade: readonly SpeechProblem[] = ['premium-required', 'trial-used', 'trial-too-long'];
const needsSignIn: readonly SpeechProblem[] = ['sign-in', 'trial-sign-in'];
const failures: readonly SpeechProblem[] = ['unavailable', 'browser-failed', 'audio-failed'];

export interface ProblemHelp {
  tier: Tier;
  onUpgrade(): void;
  onSignIn(): void;
}

const upgradeAction = ({ onUpgrade }: ProblemHelp) => ({
  label: readingStrings.upgrade,
  altText: readingStrings.upgradeHow,
  onClick: onUpgrade,
});

/** Says why the voice has switched back to the browser's. */
export const trialEndedToast = (help: ProblemHelp): ToastMessage => ({
  title: readingStrings.trialEnded,
  description: readingStrings.trialEndedText,
  action: upgradeAction(help),
});

/** The toast for a problem, with a button that helps to solve it. */
export function problemToast(
  problem: SpeechProblem,
  help: ProblemHelp,
  message: string = problemTexts[problem],
): ToastMessage {
  const titles: Partial<Record<SpeechProblem, string>> = problemTitles;
  const title = titles[problem];
  const upgrade = needsUpgrade.includes(problem) || (problem === 'speech-limit' && help.tier === 'free');
  const action = upgrade
    ? upgradeAction(help)
    : needsSignIn.includes(problem)
      ? { label: readingStrings.signIn, altText: readingStrings.signInHow, onClick: help.onSignIn }
      : undefined;
  return {
    ...(title ? { title, description: message } : { title: message }),
    tone: problem === 'stopped' ? 'info' : failures.includes(problem) ? 'bad' : 'warn',
    ...(action ? { action } : {}),
  };
}
