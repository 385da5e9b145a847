import { crashComponents } from '../../shared/limits.ts';
import type { Backend } from './backend.ts';

/** A page that fails again and again reports only the first few. */
const maxReports = 5;

/** One line of React's component stack, as Chromium or the other browsers write it. */
const stackLine = /^\s*(?:at )?([\w$.]+)(?:.*\/([\w.-]+:\d+:\d+)\)?)?$/;
const chunkName = /\/([\w.-]+\.js)/;

/** Writes errors that a boundary caught to the server's log. Never sends an error's message, which may contain text. */
export function createCrashReporter(backend: Pick<Backend, 'send' | 'capabilities'>, version: string) {
  const reported = new Set<string>();
  return (error: unknown, componentStack = ''): void => {
    const { name, cause } = error instanceof Error ? error : { name: typeof error };
    const [, chunk] = chunkName.exec(cause instanceof Error ? cause.message : '') ?? [];
    const components = componentStack
      .split('\n')
      .map((line) => stackLine.exec(line))
      .flatMap((found) => (found ? [[found[1], found[2]].filter(Boolean).join(' ')] : []))
      .slice(0, crashComponents);
    const body = { name, version, ...(chunk && { chunk }), components };
    const key = JSON.stringify(body);
    if (backend.capabilities.wordsStayHere || reported.has(key) || reported.size >= maxReports) return;
    reported.add(key);
    // A report that can't be sent is lost: the page has other worries.
    backend.send('reportCrash', { body }).catch(() => {});
  };
}
