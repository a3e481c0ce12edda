import { accessOperations } from './access';
import { adminOperations } from './admins';
import { authOperations } from './auth';
import { claimBulkOperations } from './claimBulk';
import { claimCountOperations } from './claimCounts';
import { claimNewsOperations } from './claimNews';
import { claimAnswerOperations, linkAnswerOperations } from './claimAnswers';
import { claimNoteOperations } from './claimNotes';
import { claimRoundOperations } from './claimRounds';
import { claimViewerOperations } from './claimViewers';
import { claimResponsibleOperations } from './claimResponsible';
import { claimOperations } from './claims';
import { clientOperations } from './clients';
import { companyOperations } from './company';
import { complaintOperations } from './complaints';
import { contractorOperations } from './contractors';
import { consortiumOperations } from './consortiums';
import { costOperations } from './costs';
import { contentOperations } from './content';
import { deliveryOperations } from './deliveries';
import { emailSettingsOperations } from './emailSettings';
import { eventOperations } from './events';
import { houseRulesOperations } from './houseRules';
import { importOperations } from './imports';
import { linkVisitOperations } from './linkVisits';
import { issuedDocumentOperations } from './issuedDocuments';
import { leaseOperations } from './leases';
import { lookupOperations } from './lookups';
import { managerOperations } from './managers';
import type { Operation } from './operation';
import { ownWarrantyOperations } from './ownWarranty';
import { ownWorkOperations } from './ownWork';
import { ownWorksOperations } from './ownWorks';
import { panelOperations } from './panel';
import { photoOperations } from './photos';
import { planOperations } from './plans';
import { preferenceOperations } from './preferences';
import { projectOperations } from './projects';
import { replyOperations } from './replies';
import { searchOperations } from './search';
import { setupOperations } from './setup';
import { termOperations } from './terms';
import { unitOperations } from './units';
import { viewOperations } from './views';
import { visitBulkOperations } from './visitBulk';
import { visitOperations } from './visits';
import { workOperations } from './works';

/** Every call of the API. */
export const operations: Operation[] = [
  authOperations,
  accessOperations,
  claimOperations,
  claimResponsibleOperations,
  claimNoteOperations,
  claimRoundOperations,
  claimAnswerOperations,
  linkAnswerOperations,
  claimNewsOperations,
  claimViewerOperations,
  claimBulkOperations,
  claimCountOperations,
  lookupOperations,
  clientOperations,
  unitOperations,
  deliveryOperations,
  viewOperations,
  replyOperations,
  preferenceOperations,
  searchOperations,
  leaseOperations,
  projectOperations,
  complaintOperations,
  issuedDocumentOperations,
  costOperations,
  contractorOperations,
  workOperations,
  ownWorkOperations,
  ownWorksOperations,
  visitOperations,
  visitBulkOperations,
  linkVisitOperations,
  managerOperations,
  consortiumOperations,
  adminOperations,
  planOperations,
  houseRulesOperations,
  photoOperations,
  contentOperations,
  ownWarrantyOperations,
  companyOperations,
  termOperations,
  panelOperations,
  setupOperations,
  emailSettingsOperations,
  importOperations,
  eventOperations,
].flatMap((group) => Object.values(group) as Operation[]);
