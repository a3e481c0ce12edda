import { Type, type Static } from 'typebox';
import { ClaimImage, Creator } from './claimShapes';
import { limits } from './limits';
import { defineOperations, Id, idParams, Instant, LongText, Nullable, OneOf, Shape } from './operation';
import { roles } from './permissions';

export const ClaimNote = Shape('ClaimNote', {
  id: Id,
  text: Type.String({ description: 'Empty if its author has withdrawn it.' }),
  created_at: Instant,
  created_by: Nullable(Creator),
  is_own: Type.Boolean({
    description: 'Whether the caller is its author and may edit and withdraw it; false once it is withdrawn.',
  }),
  mentions: Type.Array(Type.String(), { description: 'Names mentioned in the text with an @.' }),
  images: Type.Array(ClaimImage),
  withdrawn_at: Nullable(Instant),
  earlier: Type.Array(Type.Object({ text: Type.String(), until: Instant }), {
    description: 'Previous texts, oldest first.',
  }),
});
export type ClaimNote = Static<typeof ClaimNote>;

export const Colleague = Shape('Colleague', {
  id: Id,
  name: Type.String({ description: 'Name and last name; the e-mail if both are empty.' }),
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
    summary: 'Lists the internal notes of a claim, oldest first.',
    params: idParams,
    data: Type.Array(ClaimNote),
  },
  addClaimNote: {
    method: 'POST',
    path: '/logic/claim/{id}/note',
    permission: 'claims:note',
    summary: 'Adds an internal note. Mails the staff members whom the text mentions with an @.',
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
    summary: "Edits the text of the caller's own note; the previous text is kept. 409 if the text is no longer `from`.",
    params: idParams,
    body: Type.Object({ ...text, from: LongText }, { additionalProperties: false }),
    data: ClaimNote,
  },
  withdrawClaimNote: {
    method: 'POST',
    path: '/logic/note/{id}/withdraw',
    permission: 'claims:note',
    summary: "Withdraws the caller's own note; its text is kept as a previous text.",
    params: idParams,
    data: ClaimNote,
  },
  listColleagues: {
    method: 'GET',
    path: '/logic/colleague',
    permission: 'claims:note',
    summary: 'Lists the active staff accounts, by name: those that a note can mention.',
    data: Type.Array(Colleague),
  },
});
