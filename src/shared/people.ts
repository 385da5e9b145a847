/** Enough for a family or a small office. */
export const maxPeople = 20;

/** White text is readable on each of them. */
export const personColors = ['violet', 'blue', 'teal', 'green', 'orange', 'red', 'pink', 'grey'] as const;
export type PersonColor = (typeof personColors)[number];

export const maxNameLength = 40;

export const pinPattern = /^[0-9]{4,8}$/;

/** The readable cookie with the id of the person who uses this browser. */
export const personCookie = 'person';
/** Its value after somebody has left, so that the page shows nobody's texts until the next person is known. */
export const nobody = 'nobody';

/** Where the personal edition asks who you are. */
export const whoPath = '/personal/people';
