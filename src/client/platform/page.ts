import { parsePageAttributes } from '../../shared/page-configuration.ts';

/** What the server says about itself in this page. While a page is prerendered, there is no document. */
export const page = () => parsePageAttributes(globalThis.document?.documentElement.dataset ?? {});
