import { createContext } from 'react';

/**
 * True in a part of the page that is upside down for somebody across the table, so that its menus are upside down too.
 */
export const UpsideDownContext = createContext(false);
