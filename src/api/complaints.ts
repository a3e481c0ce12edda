import { tagsOfClaim } from './claimCache';
import { complaintsGeneratedApi } from './generated/complaints.gen';
import { changeMakesStale, listTag, makesStale } from './tags';
import { asDownload } from './download';

export const complaintsApi = complaintsGeneratedApi.enhanceEndpoints({
  endpoints: {
    exportComplaints: asDownload,
    listComplaints: { providesTags: [listTag('Complaint')] },
    getComplaint: { providesTags: [listTag('Complaint')] },
    listClaimComplaints: { providesTags: [listTag('Complaint')] },
    // The claim counts its complaints.
    createComplaint: { invalidatesTags: makesStale(({ id }) => [listTag('Complaint'), ...tagsOfClaim(id)]) },
    answerComplaint: { invalidatesTags: changeMakesStale(() => [listTag('Complaint')]) },
  },
});

export const {
  useListComplaintsQuery,
  useExportComplaintsMutation,
  useGetComplaintQuery,
  useListClaimComplaintsQuery,
  useCreateComplaintMutation,
  useAnswerComplaintMutation,
} = complaintsApi;
export type { Complaint, ListComplaintsApiArg } from './generated/complaints.gen';
