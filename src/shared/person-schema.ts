import * as z from 'zod/mini';
import { idSchema } from './entities.ts';
import { maxNameLength, personColors, pinPattern } from './people.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects these characters
const visible = /^(?=.*\S)[^\x00-\x1f\x7f-\x9f]*$/;
const nameSchema = z.string().check(z.maxLength(maxNameLength), z.regex(visible, 'Must not be empty'));

const pinSchema = z.string().check(z.regex(pinPattern, 'Must have four to eight digits'));

/** A PIN that somebody typed. A wrong one isn't an invalid request. */
export const typedPinSchema = z.string().check(z.maxLength(64));

const colorSchema = z.enum(personColors);

/** One of the people who share a personal server. */
export const personSchema = z.object({
  id: idSchema,
  name: z.string(),
  color: colorSchema,
  hasPin: z.boolean(),
  /** Whether they add, change and remove the others. */
  manages: z.boolean(),
});
export type Person = z.infer<typeof personSchema>;

export const newPersonSchema = z.object({
  name: nameSchema,
  color: colorSchema,
  pin: z.optional(pinSchema),
  /** The name of the person who adds the first other one. Until then, nobody needed a name. */
  ownName: z.optional(nameSchema),
});
export type NewPerson = z.infer<typeof newPersonSchema>;

export const personChangeSchema = z.object({
  name: z.optional(nameSchema),
  color: z.optional(colorSchema),
  /** Null removes the PIN. */
  pin: z.optional(z.nullable(pinSchema)),
  /** Needed to change one's own PIN. */
  currentPin: z.optional(typedPinSchema),
});
export type PersonChange = z.infer<typeof personChangeSchema>;
