/** Where the personal edition asks for its password. Two segments, so that the service worker ignores it. */
export const signInPath = '/personal/sign-in';

/** The prerendered page contains this where the server writes how long to wait. */
export const timePlaceholder = '{time}';
