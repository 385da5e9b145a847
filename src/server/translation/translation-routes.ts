import { api } from '../../shared/api.ts';
import { AppError } from '../../shared/errors.ts';
import { createPace } from '../http/pace.ts';
import type { Route } from '../http/route.ts';
import { streamIfAccepted } from '../http/streamed-words.ts';
import type { TidyService } from './tidy-service.ts';
import type { TranslationService } from './translation-service.ts';

export function registerTranslation(
  route: Route,
  deps: { translations: TranslationService; tidying: TidyService; development: boolean },
): void {
  const { translations, tidying, development } = deps;
  const pace = createPace();

  route(api.translate, ({ body, user, request, reply }) =>
    streamIfAccepted({ request, reply, pace }, (stream) => translations.translate(user, body, stream)),
  );

  route(api.tidy, ({ body, user }) => tidying.tidy(user, body));

  route(api.translationPairs, () => translations.pairs());

  route(api.translationAllowance, ({ user }) => translations.allowance(user));

  route(api.resetTranslationCount, ({ user }) => {
    if (!development) throw new AppError('development-only');
    return translations.resetUsage(user);
  });
}
