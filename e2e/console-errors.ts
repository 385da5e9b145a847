import type { BrowserContext, ConsoleMessage } from '@playwright/test';

export interface ConsoleErrors {
  /** Allows errors that the test causes on purpose. The URL of a failed request is part of the text. */
  allow(...patterns: RegExp[]): void;
  unexpected(): string[];
}

/** Collects the errors that the pages of a context report. */
export function watchConsole(context: BrowserContext): ConsoleErrors {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => errors.push(String(webError.error())));
  return {
    allow: (...patterns) => allowed.push(...patterns),
    unexpected: () => errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
  };
}
