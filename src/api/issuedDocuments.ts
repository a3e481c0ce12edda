import { issuedDocumentsGeneratedApi, type IssuedDocument } from './generated/issuedDocuments.gen';
import { storeFor } from './ownWork';
import { listTag, makesStale } from './tags';

/** The list names a document once its file is there. */
const staleOnceReady = makesStale((_arg: unknown, answer: IssuedDocument | undefined) =>
  answer?.state === 'ready' ? [listTag('Issued')] : [],
);

const issuedDocumentsApi = issuedDocumentsGeneratedApi.enhanceEndpoints({
  endpoints: {
    listClaimDocuments: { providesTags: [listTag('Issued')] },
    issueClaimDocument: { invalidatesTags: staleOnceReady },
    issueRound: {},
    issueOwnRepair: {},
    verifyDocument: {},
  },
});

export const {
  useListClaimDocumentsQuery,
  useIssueClaimDocumentMutation,
  useIssueRoundMutation,
  useLazyVerifyDocumentQuery,
} = issuedDocumentsApi;

/** Issues the certificate of a contractor's work for a claim, by the link of the work order. Rejects with an `ApiError`. */
export const issueOwnRepair = (link: string, claimId: number): Promise<IssuedDocument> =>
  storeFor(link)
    .dispatch(issuedDocumentsApi.endpoints.issueOwnRepair.initiate({ body: { claim_id: claimId } }, { track: false }))
    .unwrap();

export type { IssuedDocument, VerifiedDocument } from './generated/issuedDocuments.gen';
