import { createContext } from 'react';

/** True in a part of the page that is upside down, for somebody across the table. Its menus are turned round too. */
export const UpsideDownContext = createContext(false);
