import { createHash } from 'node:crypto';
import type { SandboxState } from '../state.ts';

export interface Person {
  sub: string;
  name: string;
  email: string;
  /** Shown next to the e-mail address in the chooser. */
  note?: string;
  photo?: 'shown' | 'broken';
}

/** A digit string like Google's, stable for each e-mail address even after a reset. */
function subOf(email: string): string {
  const digest = createHash('sha256').update(email).digest('hex').slice(0, 20);
  return `1${BigInt(`0x${digest}`).toString().padStart(25, '0').slice(-20)}`;
}

const testPerson = (name: string, email: string, note: string, photo?: Person['photo']): Person => ({
  sub: subOf(email),
  name,
  email,
  note,
  photo,
});

const testPeople = [
  testPerson('Test Person One', 'one@people.test', 'has a photo', 'shown'),
  testPerson('Test Person Two', 'two@people.test', 'no photo'),
  testPerson('Test Person Three', 'three@people.test', 'photo fails to load', 'broken'),
];

const nameOf = (email: string): string =>
  (email.split('@')[0] ?? email)
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

export interface People {
  list(): Person[];
  bySub(sub: string): Person | undefined;
  /** The person with this e-mail address, created if new; undefined if it is invalid. */
  byEmail(email: string): Person | undefined;
}

export function createPeople(state: SandboxState): People {
  const section = state.section<Person[]>('people', []);
  const all = () => [...testPeople, ...section.value];
  return {
    list: () => [...testPeople, ...section.value.slice(-3)],
    bySub: (sub) => all().find((person) => person.sub === sub),
    byEmail(input) {
      const email = input.trim().toLowerCase();
      if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(email) || email.length > 200) return undefined;
      const known = all().find((person) => person.email === email);
      if (known) return known;
      const person: Person = { sub: subOf(email), name: nameOf(email) || email, email };
      section.value.push(person);
      section.save();
      return person;
    },
  };
}

export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const first = words[0]?.charAt(0) ?? '?';
  return (words.length > 1 ? first + (words.at(-1)?.charAt(0) ?? '') : first).toUpperCase();
};

export const drawPortrait = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#2f6f73"/>` +
  `<circle cx="48" cy="38" r="18" fill="#f3d9b8"/><path d="M14 96c2-24 16-34 34-34s32 10 34 34z" fill="#f0f4f4"/></svg>`;
