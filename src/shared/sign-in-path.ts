/** Where the personal edition asks for its password. Two segments, so that the service worker leaves it to the server. */
export const signInPath = '/personal/sign-in';
