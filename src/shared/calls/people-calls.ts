import * as z from 'zod/mini';
import { call } from '../call.ts';
import { idSchema } from '../entities.ts';
import { newPersonSchema, personChangeSchema, personSchema, typedPinSchema } from '../person-schema.ts';

const byId = z.object({ id: idSchema });

/** The people who share a personal server. The hosted edition has none of these calls. */
export const peopleCalls = {
  people: call({
    method: 'GET',
    path: '/api/people',
    summary: 'List the people who share this server; the first one manages the others',
    access: 'household',
    response: z.array(personSchema),
  }),
  choosePerson: call({
    method: 'POST',
    path: '/api/people/:id/session',
    summary: 'Use this browser as one of the people',
    access: 'household',
    params: byId,
    body: z.object({ pin: z.optional(typedPinSchema) }),
    response: personSchema,
  }),
  leavePerson: call({
    method: 'POST',
    path: '/api/people/leave',
    summary: 'Let somebody else use this browser',
    access: 'user',
    produces: 'nothing',
    status: 204,
  }),
  addPerson: call({
    method: 'POST',
    path: '/api/people',
    summary: 'Add a person; only for the person who manages the others',
    access: 'user',
    body: newPersonSchema,
    response: personSchema,
    status: 201,
  }),
  changePerson: call({
    method: 'PATCH',
    path: '/api/people/:id',
    summary: 'Change one’s own name, colour or PIN, or somebody else’s as the person who manages them',
    access: 'user',
    params: byId,
    body: personChangeSchema,
    response: personSchema,
  }),
  removePerson: call({
    method: 'DELETE',
    path: '/api/people/:id',
    summary: 'Remove a person and everything of theirs; only for the person who manages the others',
    access: 'user',
    params: byId,
    produces: 'nothing',
    status: 204,
  }),
  exportPerson: call({
    method: 'GET',
    path: '/api/people/:id/export',
    summary: 'Download a copy of one’s own data, or somebody else’s as the person who manages them',
    access: 'user',
    params: byId,
    produces: 'zip',
  }),
} as const;
