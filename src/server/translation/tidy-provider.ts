import { AppError } from '../../shared/errors.ts';
import { sanitize } from '../../shared/sanitize.ts';
import { type ChatOptions, createChatClient } from '../openai/chat-client.ts';
import { checkTidied } from './tidy-check.ts';
import { type TidyTask, tidyRequest } from './tidy-prompt.ts';
import { readParagraphs } from './translation-check.ts';

export interface TidyOptions extends Omit<TidyTask, 'paragraphs'> {
  text: string;
}

/** Edits text and checks that the result is still a version of it. */
export type Tidy = (options: TidyOptions) => Promise<string>;

const attempts = 2;

/** Only language models can edit text. */
export function createTidy({
  log,
  ...options
}: ChatOptions & { log?: { warn(details: object, message: string): void } | undefined }): Tidy {
  const chat = createChatClient(options);
  return async ({ text, ...task }) => {
    const paragraphs = text.split(/\n+/u).filter((line) => line.trim() !== '');
    for (let attempt = 1; ; attempt += 1) {
      const read = readParagraphs(await chat.complete(tidyRequest({ ...task, paragraphs })));
      const result = read.flaw ? '' : sanitize(read.paragraphs.map((each) => each.trim()).join('\n\n'));
      const flaw = read.flaw ?? checkTidied(result, text, task.action);
      if (!flaw) return result;
      log?.warn({ flaw, attempt }, 'the provider returned a flawed edit');
      if (attempt === attempts) {
        throw new AppError('provider-failed', { cause: new Error(`The edit was not accepted: ${flaw}`) });
      }
    }
  };
}
