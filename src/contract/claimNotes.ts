import { Type, type Static } from 'typebox';
import { ClaimImage, Creator } from './claimShapes';
import { limits } from './limits';
import { defineOperations, Id, idParams, Instant, LongText, Nullable, OneOf, Shape } from './operation';
import { roles } from './permissions';

export const ClaimNote = Shape('ClaimNote', {
  id: Id,
  text: Type.String({ description: 'Empty where its author took it back.' }),
  created_at: Instant,
  created_by: Nullable(Creator),
  is_own: Type.Boolean({ description: 'Whether the caller wrote it, and so may change it and take it back.' }),
  mentions: Type.Array(Type.String(), { description: 'Names that stand in the text behind an @.' }),
  images: Type.Array(ClaimImage),
  withdrawn_at: Nullable(Instant),
  earlier: Type.Array(Type.Object({ text: Type.String(), until: Instant }), {
    description: 'What it said before, oldest first.',
  }),
});
export type ClaimNote = Static<typeof ClaimNote>;

export const Colleague = Shape('Colleague', {
  id: Id,
  name: Type.String({ description: 'Name and last name; the e-mail where there are none.' }),
  type: OneOf(roles),
});

const text = { text: LongText };

/**
 * Notes about a claim by staff and for staff only. They are separate from messages: no data for a client or a
 * consortium contains them.
 */
export const claimNoteOperations = defineOperations('claimNotes', {
  listClaimNotes: {
    method: 'GET',
    path: '/logic/claim/{id}/note',
    permission: 'claims:note',
    summary: 'Internal notes of a claim, oldest first.',
    params: idParams,
    data: Type.Array(ClaimNote),
  },
  addClaimNote: {
    method: 'POST',
    path: '/logic/claim/{id}/note',
    permission: 'claims:note',
    summary: 'Adds an internal note. Colleagues whose names stand in it behind an @ get a mail.',
    status: 201,
    params: idParams,
    keepsKey: true,
    files: { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes },
    body: Type.Object(text, { additionalProperties: false }),
    data: ClaimNote,
  },
  editClaimNote: {
    method: 'PUT',
    path: '/logic/note/{id}',
    permission: 'claims:note',
    summary:
      "Changes the text of one's own note; what it said before stays with it. 409 where it no longer says `from`.",
    params: idParams,
    body: Type.Object({ ...text, from: LongText }, { additionalProperties: false }),
    data: ClaimNote,
  },
  withdrawClaimNote: {
    method: 'POST',
    path: '/logic/note/{id}/withdraw',
    permission: 'claims:note',
    summary: "Takes back one's own note; what it said stays with it.",
    params: idParams,
    data: ClaimNote,
  },
  listColleagues: {
    method: 'GET',
    path: '/logic/colleague',
    permission: 'claims:note',
    summary: 'Active accounts of staff, by name: whom a note can mention.',
    data: Type.Array(Colleague),
  },
});
