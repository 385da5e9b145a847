import { expect, it } from 'vitest';
import { api } from '../../shared/api.ts';
import { errorsOf } from './call-errors.ts';

it.each(['transcribe', 'translate', 'tidy', 'textToSpeech', 'audio', 'prepareVoice'] as const)(
  '%s may be refused because a local engine has too little memory',
  (name) => {
    expect(errorsOf(name, api[name])).toContain('not-enough-memory');
  },
);
