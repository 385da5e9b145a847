import type * as z from 'zod/mini';
import type { KeyScope } from './key-scopes.ts';

type Schema = z.ZodMiniType;

/** One API call. The server, the client and the OpenAPI document are all derived from this. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters are written `:name`. */
  path: string;
  summary: string;
  /**
   * Who may call it: anyone, any signed-in user, only the user whose id is in the path, or everyone who may open a
   * personal server, even before they have said who they are.
   */
  access: 'public' | 'user' | 'self' | 'household';
  /** What an API key needs to make this call. Without it, no key can, unless anyone can. */
  scope?: KeyScope;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The maximum body size in bytes, if it isn't the default. */
  maxBodyBytes?: number;
  /** Extra request headers that the handler reads. */
  headers?: Schema;
  /** A JSON body that is left unparsed because its raw bytes are signed. */
  signedBody?: Schema;
  /** The fields of a multipart/form-data body, for calls that take a file. */
  form?: Schema;
  /** The content types of a body that the handler reads as it arrives. */
  upload?: readonly string[];
  /** The schema of the JSON response; without one, `produces` describes the response. */
  response?: Schema;
  produces?: 'nothing' | 'redirect' | 'audio' | 'recording' | 'zip' | 'events';
  /** With `Accept: text/event-stream`, the response is streamed as events (see translation-events.ts). */
  streams?: true;
  /** The success status, if it isn't 200. */
  status?: number;
  /** Other success statuses and their meaning. */
  otherStatuses?: Readonly<Record<number, string>>;
}

/** Declares a call and keeps its exact type. */
export const call = <const C extends Call>(definition: C): C => definition;

type Parsed<C, K extends string> = C extends Record<K, infer S extends Schema> ? z.infer<S> : undefined;

export type ResponseBody<C> = Parsed<C, 'response'>;
export type Body<C> = Parsed<C, 'body'>;
export type Form<C> = Parsed<C, 'form'>;
export type Params<C> = Parsed<C, 'params'>;
export type Query<C> = Parsed<C, 'query'>;
