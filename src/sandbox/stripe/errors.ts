/** An error with Stripe's error body. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } };

  constructor(
    status: number,
    type: 'invalid_request_error' | 'idempotency_error',
    message: string,
    details: { code?: string; param?: string } = {},
  ) {
    super(message);
    this.name = 'StripeProblem';
    this.status = status;
    this.body = { error: { type, message, ...details } };
  }
}

/** Stripe rejects unknown parameters. */
export const unknownParameter = (param: string) =>
  new StripeProblem(400, 'invalid_request_error', `Received unknown parameter: ${param}`, {
    code: 'parameter_unknown',
    param,
  });

export const missingParameter = (param: string) =>
  new StripeProblem(400, 'invalid_request_error', `Missing required param: ${param}.`, {
    code: 'parameter_missing',
    param,
  });

export const invalidParameter = (param: string, message: string, code?: string) =>
  new StripeProblem(400, 'invalid_request_error', message, { param, ...(code && { code }) });

/** 404 for an id in the URL, 400 for an id in a parameter. */
export const notFoundError = (kind: string, id: string, param = 'id') =>
  new StripeProblem(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  });
