import type { Fault } from '../src/sandbox/faults.ts';
import type { LoggedRequest } from '../src/sandbox/request-log.ts';
import type { ServiceName } from '../src/sandbox/service-names.ts';

export interface SandboxControl {
  /** Makes the next requests to a service fail, hang, respond slowly or return wrong data. */
  next(fault: Fault): Promise<void>;
  reset(): Promise<void>;
  /** Triggers an action in the Stripe sandbox: renew, fail-renewal, refund, webhooks, webhooks/release, … */
  stripe(lever: string, body?: object): Promise<void>;
  /** Requests that a service received, oldest first. */
  log(service: ServiceName): Promise<LoggedRequest[]>;
}

export function controlSandbox(url: string): SandboxControl {
  const post = async (path: string, body?: unknown) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`The sandbox returned ${response.status}: ${await response.text()}`);
  };
  return {
    next: (fault) => post('/_sandbox/next', fault),
    reset: () => post('/_sandbox/reset'),
    stripe: (lever, body = {}) => post(`/_sandbox/stripe/${lever}`, body),
    log: async (service) =>
      (await (await fetch(`${url}/_sandbox/log?service=${service}`)).json()) as LoggedRequest[],
  };
}
