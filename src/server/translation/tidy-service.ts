import type { api } from '../../shared/api.ts';
import type { Body, ResponseBody } from '../../shared/call.ts';
import { AppError } from '../../shared/errors.ts';
import { inviteBenefits } from '../../shared/invites.ts';
import { type PlanLimits, transcriptCap } from '../../shared/limits.ts';
import { usageCost } from '../../shared/quota.ts';
import { checkText } from '../requests/request-checks.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { UsageService } from '../usage/usage-service.ts';
import type { Tidy } from './tidy-provider.ts';

export type TidyService = ReturnType<typeof createTidyService>;

/** For premium users; it costs as many characters as a translation of the text. */
export function createTidyService(deps: { tidy: Tidy | undefined; usage: UsageService; limits: PlanLimits }) {
  const { tidy, usage, limits } = deps;
  return {
    async tidy(
      user: SessionUser,
      { text: given, language, action }: Body<typeof api.tidy>,
    ): Promise<ResponseBody<typeof api.tidy>> {
      if (user.tier !== 'premium') throw new AppError('premium-required');
      const cap = transcriptCap(user.tier, inviteBenefits(user.invitees), limits);
      const text = checkText(given, cap);
      if (!tidy) {
        const message = 'The translation service on this server can’t edit text.';
        throw new AppError('provider-unavailable', { message });
      }
      const cost = usageCost('translation', user.tier, text);
      const reservation = await usage.reserve(user, 'translation', cost);
      try {
        const result = await tidy({ text, language, action });
        await reservation.settle();
        return { text: result, remainingTranslations: reservation.remaining, tier: user.tier };
      } catch (error) {
        await reservation.release();
        throw error;
      }
    },
  };
}
