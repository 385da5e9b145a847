/**
 * The hosted service has accounts, plans, invites, policies and a cookie banner. The personal edition has one local
 * user and none of these. The server marks its page, which is prerendered separately.
 */
export const isPersonal = (): boolean => document.documentElement.dataset.edition === 'personal';
