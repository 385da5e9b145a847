import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { translateText } from '../../shared/translation/translate-text.ts';
import { BadRequest, callerSignal, type EngineRoutes } from '../engine-app.ts';
import { createTranslationModels } from './translation-models.ts';

const requestSchema = z.object({
  q: z.union([z.string(), z.array(z.string())]),
  source: z.string(),
  target: z.string(),
  /** The person who waits for it. Our own addition to the protocol. */
  user: z.string().optional(),
});

/** LibreTranslate also calls the two Chinese scripts zh and zt; Mozilla's models use zh-Hans and zh-Hant. */
const aliases: Record<string, string> = { zh: 'zh-Hans', zt: 'zh-Hant', pb: 'pt', 'pt-BR': 'pt' };
const toEngineCode = (code: string) => aliases[code] ?? code;

/** Implements LibreTranslate's API. */
export const translationRoutes: EngineRoutes = (app, { folder, modelsFolder, queue }) => {
  const models = createTranslationModels({ installed: folder, builtIn: modelsFolder });
  const nameOf = new Intl.DisplayNames('en', { type: 'language' });

  app.get('/languages', () =>
    [...models.targets()].map(([code, targets]) => ({ code, name: nameOf.of(code) ?? code, targets })),
  );

  app.post('/translate', async (request) => {
    const parsed = requestSchema.safeParse(request.body);
    if (!parsed.success) throw new BadRequest('Invalid request: q, source and target are required.');
    const { q, user } = parsed.data;
    const [source, target] = [toEngineCode(parsed.data.source), toEngineCode(parsed.data.target)];
    const reachable = models.targets();
    if (!reachable.has(source)) throw new BadRequest(`${source} is not supported`);
    if (!reachable.get(source)?.includes(target)) {
      throw new BadRequest(`${target} is not available as a target language from ${source}`);
    }
    const signal = callerSignal(request);
    return queue.run(
      async (giveWay) => {
        const translateOne = (text: string) =>
          translateText({ text, source, target, signal }, async (sentences) => {
            const translated = await models.translate(source, target, sentences);
            // The engine blocks its process, so other requests are read here.
            await nextTurn();
            await giveWay();
            return translated;
          });
        if (typeof q === 'string') return { translatedText: await translateOne(q) };
        const translatedText: string[] = [];
        for (const text of q) translatedText.push(await translateOne(text));
        return { translatedText };
      },
      signal,
      user,
    );
  });
};
