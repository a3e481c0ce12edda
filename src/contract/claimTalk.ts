/** The calls by which people talk about a claim: comments, photos and its history. */
import { Type } from 'typebox';
import { NewComment } from './claimBodies';
import { ClaimChange, ClaimComment, ClaimImage } from './claimShapes';
import { limits } from './limits';
import { Id, idParams } from './operation';

/** The photos of a claim, as files of a call. */
export const claimImageFiles = { field: 'images', max: limits.imagesPerClaim, bytes: limits.imageBytes };

export const claimTalkOperations = {
  listClaimComments: {
    method: 'GET',
    path: '/logic/claim/{id}/comment',
    permission: 'claims:discuss',
    summary: 'Lists the comments of a claim, oldest first.',
    params: idParams,
    data: Type.Array(ClaimComment),
  },
  addClaimComment: {
    method: 'POST',
    path: '/logic/claim/{id}/comment',
    permission: 'claims:discuss',
    summary: 'Adds a comment to a claim.',
    status: 201,
    params: idParams,
    keepsKey: true,
    body: NewComment,
    data: ClaimComment,
  },
  resumeClaim: {
    method: 'POST',
    path: '/logic/claim/{id}/resume',
    permission: 'claims:changeStatus',
    summary: 'Stops waiting for a reply of the author of the claim: the term continues. 409 if no question is open.',
    params: idParams,
    data: Type.Object({ id: Id }),
  },
  attachClaimImages: {
    method: 'POST',
    path: '/logic/claim/{id}/image',
    permission: 'claims:discuss',
    summary: 'Attaches photos to an existing claim. Returns all its photos, the attached ones last.',
    status: 201,
    params: idParams,
    keepsKey: true,
    files: claimImageFiles,
    body: Type.Object({}, { additionalProperties: false }),
    data: Type.Array(ClaimImage),
  },
  listClaimHistory: {
    method: 'GET',
    path: '/logic/claim/{id}/history',
    permission: 'claims:discuss',
    summary:
      'Lists every change of a claim (status, priority, price, responsible person, corrections), oldest first. Changes of data that the caller may not see are omitted.',
    params: idParams,
    data: Type.Array(ClaimChange),
  },
} as const;
