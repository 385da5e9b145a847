import * as z from 'zod/mini';
import { call } from '../call.ts';
import { crashComponents } from '../limits.ts';

/** Only names from our own code can match these, so that a report can't contain a person's text. */
const errorName = /^[A-Za-z]{1,40}$/;
const fileName = /^[\w.-]{1,100}$/;
const component = /^[\w$.]{1,60}( [\w.-]{1,100}:\d{1,7}:\d{1,7})?$/;

export const crashCalls = {
  reportCrash: call({
    method: 'POST',
    path: '/api/crashes',
    summary: 'Write an error of the page to the server’s log; contains no text of the user',
    access: 'public',
    maxBodyBytes: 8 * 1024,
    body: z.object({
      /** The error's name, not its message. */
      name: z.string().check(z.regex(errorName)),
      /** The page's main file, whose name identifies the build. */
      version: z.string().check(z.regex(fileName)),
      /** The file that couldn't be loaded. */
      chunk: z.optional(z.string().check(z.regex(fileName))),
      /** The React components around the error, innermost first, each with its place in a file. */
      components: z.array(z.string().check(z.regex(component))).check(z.maxLength(crashComponents)),
    }),
    produces: 'nothing',
    status: 204,
  }),
} as const;
