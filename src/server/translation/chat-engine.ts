import { type ChatOptions, createChatClient } from '../openai/chat-client.ts';
import { createPartialParagraphs } from './partial-paragraphs.ts';
import { keepsTerms } from './term-check.ts';
import { checkPartial, checkTranslation } from './translation-check.ts';
import { FlawedResponse, type TranslationEngine } from './translation-engine.ts';
import { translationRequest } from './translation-prompt.ts';

/** A language model behind any OpenAI-compatible chat endpoint. */
export function createChatEngine(options: ChatOptions): TranslationEngine {
  const chat = createChatClient(options);
  return {
    async translate({ paragraphs, source, target, glossary, context, signal, onPartial }) {
      const giveUp = new AbortController();
      const partial = createPartialParagraphs();

      function show(piece: string): void {
        const soFar = partial.push(piece);
        const verdict = checkPartial(soFar, paragraphs, target);
        if (verdict === 'show') onPartial?.(soFar);
        else if (verdict !== 'wait') giveUp.abort(new FlawedResponse(verdict));
      }

      try {
        const request = translationRequest({ paragraphs, source, target, glossary, context });
        const response = await chat.complete(request, {
          signal: AbortSignal.any([giveUp.signal, ...(signal ? [signal] : [])]),
          onContent: onPartial && show,
        });
        const reading = checkTranslation(response, paragraphs, target);
        if (reading.flaw) throw new FlawedResponse(reading.flaw);
        if (!keepsTerms(reading.paragraphs, paragraphs, glossary, source)) {
          throw new FlawedResponse('term-missing', reading.paragraphs);
        }
        return reading.paragraphs;
      } catch (error) {
        signal?.throwIfAborted();
        throw error;
      }
    },
  };
}
