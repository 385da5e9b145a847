import type { ServiceName } from './service-names.ts';

export interface LoggedRequest {
  service: ServiceName;
  method: string;
  url: string;
  body: unknown;
  at: string;
}

const maxEntries = 500;

export interface RequestLog {
  add(entry: LoggedRequest): void;
  list(service?: string): LoggedRequest[];
  clear(): void;
}

/** Keeps the latest requests, oldest first, so that tests can check them. */
export function createRequestLog(): RequestLog {
  let entries: LoggedRequest[] = [];
  return {
    add(entry) {
      entries.push(entry);
      if (entries.length > maxEntries) entries = entries.slice(-maxEntries);
    },
    list: (service) => entries.filter((entry) => !service || entry.service === service),
    clear() {
      entries = [];
    },
  };
}
