import { buildUnit } from '../../support/builders/units';
import { buildUser } from '../../support/builders/users';

interface Command {
  name: string;
  /** Distinguishes two rows of one command. */
  when?: string;
  arg?: unknown;
  answer?: unknown;
  /** The queries that are refetched after a success; `everything` means all. */
  asksAgain: string[] | 'everything';
  /** Queries refetched after a 409 because another user was first; none by default. */
  refused?: string[];
  /** Queries refetched after any failure; none by default. */
  failed?: string[];
}

const clients = ['listClients', 'listClientModels', 'getClient', 'getClientModel'];
const allClients = [...clients, 'getClient, other', 'getClientModel, other'];
const unitsLists = [
  ...['listUnits', 'listUnassignedUnits', 'listUndeliveredUnits'],
  ...['listOwnWarranty', 'listOwnershipWarranty'],
];
const allUnits = [...unitsLists, 'getUnit', 'getUnit, other'];
const ownProject = ['getProject', 'listProjectWarranty'];
const allProjects = ['listProjects', ...ownProject, 'getProject, other'];
const allContractors = ['listContractors', 'getContractor', 'getContractor, other'];
/** The lists of work orders, and what happened with those of a claim. */
const workLists = ['listWorks', 'listClaimWorkEvents'];
const allWorks = [...workLists, 'getWork', 'getWork, other'];
const allVisits = ['listVisits', 'getVisit', 'getVisit, other'];
/** The queries that name places, contractors and staff members in work orders and visits. */
const worksAndVisits = ['listWorkableClaims', ...allWorks, ...allVisits];
const contractorRenamed = ['listContractors', 'getContractor', ...worksAndVisits];
const workChanged = [...workLists, 'getWork', ...allContractors, ...allVisits];
const visitChanged = ['listVisits', 'getVisit', 'getWork', ...workLists];
const visitRefused = ['listVisits', 'getVisit'];
const allRequests = ['listLeaseRequests', 'getLeaseRequest', 'getLeaseRequest, other'];
const unitLists = ['listUnitClaims', 'countUnitClaims'];
const projectLists = ['listProjectClaims', 'countProjectClaims'];
const allUnitClaims = [...unitLists, 'getUnitClaim', 'getUnitClaim, other'];
const allProjectClaims = [...projectLists, 'getProjectClaim', 'getProjectClaim, other'];
const allComments = ['listClaimComments', 'listClaimComments, other'];
const allNotes = ['listClaimNotes', 'listClaimNotes, other'];
const allHistories = ['listClaimHistory', 'listClaimHistory, other'];
const allManagers = ['listManagers', 'listColleagues', 'getManager', 'getManager, other'];
const allConsortiums = ['listConsortiums', 'getConsortium', 'getConsortium, other'];
const allPlans = [
  'listUnitPlans',
  'listUnitPlans, other',
  'listProjectPlans',
  'listProjectPlans, other',
  'listHouseRules',
];
const houseRules = ['listHouseRules'];
const lists = [...unitLists, ...projectLists];

const costs = ['listCosts', 'getWorkCosts', 'getContractorCosts'];
const complaints = ['listComplaints', 'getComplaint', 'listClaimComplaints'];
const answered = [...unitLists, ...projectLists, 'getUnitClaim', 'listClaimHistory', 'listClaimComments'];

const session = { token: 'dos', user: buildUser() };
const moved = { id: 95, claim_type: 'UNIT', claim_status: { code: 'open' }, priority: 'high', repair_price: null };

/** The lists keep their rows, which are updated with the response; see the tests of the cells. */
const claimMoved = ['countUnitClaims', 'countProjectClaims', 'getUnitClaim', 'listClaimHistory'];
const ownName = [
  ...['getSession', 'listSessions', 'listAdmins', 'listColleagues'],
  ...[...allUnitClaims, ...allProjectClaims, ...allComments, ...allNotes, ...allHistories],
  ...[...allUnits, ...allRequests, ...allProjects, ...worksAndVisits],
];
const clientRenamed = [...allClients, ...allUnits, ...allRequests, ...allUnitClaims, ...allComments];
const unitRenamed = [
  ...[...unitsLists, 'getUnit'],
  ...[...allProjects, ...allClients, ...allRequests, ...allUnitClaims, ...worksAndVisits],
];
const projectRenamed = [
  ...['listProjects', ...ownProject],
  ...[...allUnits, ...allClients, ...allRequests, ...allManagers, ...allConsortiums],
  ...[...allUnitClaims, ...allProjectClaims, ...worksAndVisits],
];
/** An edit of the warranty table changes no claim. */
const warrantyOfUnits = ['listOwnershipWarranty', 'listProjectWarranty'];
const warranty = ['listWarrantyTerms', 'listWarrantyVersions', ...warrantyOfUnits, 'listOwnWarranty'];
const request = ['listLeaseRequests', 'getLeaseRequest'];
const managerMoved = ['listManagers', 'listColleagues', 'getManager', ...allProjects];
const handedOver = [...allUnitClaims, ...allProjectClaims, ...allHistories];
const managerGone = [...managerMoved, ...handedOver];
const managerRenamed = [
  ...managerMoved,
  ...allUnitClaims,
  ...allProjectClaims,
  ...allComments,
  ...allNotes,
  ...allHistories,
  ...worksAndVisits,
];
const consortiumMoved = [...allConsortiums, ...allProjects];
const consortiumEdited = ['listConsortiums', 'getConsortium', ...allProjects];
const consortiumRenamed = [...consortiumEdited, ...allProjectClaims, ...allComments];
const ownerChanged = [...allUnits, ...allClients, ...allUnitClaims, ...allComments, ...allHistories];
const projectClosed = ['listProjects', ...ownProject, ...allUnits];
const adminGone = ['listAdmins', 'listColleagues', ...handedOver];
const adminRenamed = [
  'listAdmins',
  'listColleagues',
  ...allUnitClaims,
  ...allProjectClaims,
  ...allComments,
  ...allNotes,
  ...allHistories,
  ...worksAndVisits,
];

/** All commands, in the contract's order. Effects on queued e-mails are not included, because the outbox polls. */
export const commands: Command[] = [
  { name: 'login', arg: { type: 'admin', body: {} }, answer: session, asksAgain: 'everything' },
  // After signing out the shell resets the cache.
  { name: 'logout', arg: { body: {} }, asksAgain: [] },
  { name: 'updateProfile', arg: { body: {} }, answer: { user: buildUser() }, asksAgain: ownName, refused: ownName },
  {
    name: 'deactivateAdmin',
    arg: { id: 1 },
    asksAgain: adminGone,
    refused: adminGone,
  },
  { name: 'forgotPassword', arg: { body: {} }, asksAgain: [] },
  { name: 'checkPasswordLink', arg: { body: {} }, asksAgain: [] },
  { name: 'resetPassword', arg: { body: {} }, answer: session, asksAgain: 'everything' },
  { name: 'confirmPassword', arg: { body: {} }, asksAgain: ['listSessions'] },
  {
    name: 'updateSecuritySettings',
    arg: { body: {} },
    asksAgain: ['getSecuritySettings'],
    refused: ['getSecuritySettings'],
  },
  { name: 'endAccountSessions', arg: { id: 1 }, asksAgain: [] },
  { name: 'inviteAccount', arg: { id: 1 }, asksAgain: [] },
  { name: 'endSession', arg: { id: 1 }, asksAgain: ['listSessions'] },
  { name: 'endOtherSessions', asksAgain: ['listSessions'] },
  { name: 'beginSecondFactor', arg: {}, asksAgain: [] },
  { name: 'confirmSecondFactor', arg: { body: {} }, asksAgain: ['getSession'] },
  { name: 'disableSecondFactor', arg: { body: {} }, asksAgain: ['getSession'] },

  { name: 'createUnitClaim', arg: { id: 1, body: {} }, asksAgain: unitLists },
  { name: 'createProjectClaim', arg: { id: 1, body: {} }, asksAgain: projectLists },
  { name: 'moveUpClaim', arg: { id: 95 }, answer: moved, asksAgain: claimMoved, refused: claimMoved },
  { name: 'reopenClaim', arg: { id: 95 }, answer: moved, asksAgain: claimMoved, refused: claimMoved },
  {
    name: 'decideClaim',
    arg: { id: 95, body: {} },
    answer: moved,
    asksAgain: [...unitLists, ...projectLists, 'getUnitClaim', 'listClaimHistory'],
    refused: [...unitLists, ...projectLists, 'getUnitClaim', 'listClaimHistory'],
  },
  { name: 'rejectClaim', arg: { id: 95, body: {} }, answer: moved, asksAgain: claimMoved, refused: claimMoved },
  { name: 'withdrawClaim', arg: { id: 95, body: {} }, answer: moved, asksAgain: claimMoved, refused: claimMoved },
  {
    name: 'correctUnitClaim',
    arg: { id: 501, body: {} },
    answer: { unit_claim: { id: 501, claim_id: 95 } },
    asksAgain: ['countUnitClaims', 'listUnitClaims', 'getUnitClaim', 'listClaimHistory'],
    refused: ['countUnitClaims', 'listUnitClaims', 'getUnitClaim', ...allHistories],
  },
  {
    name: 'correctProjectClaim',
    arg: { id: 95, body: {} },
    answer: { project_claim: { id: 95, claim_id: 95, claim: {} } },
    asksAgain: ['countProjectClaims', 'listProjectClaims', 'listClaimHistory'],
    refused: ['countProjectClaims', 'listProjectClaims', ...allHistories],
  },
  {
    name: 'setUnitClaimPriority',
    arg: { id: 501, body: { priority: 'high' } },
    answer: moved,
    asksAgain: ['countUnitClaims', 'getUnitClaim', 'listClaimHistory'],
    // After a 409 the record id of the call does not say which claim's history has changed.
    refused: ['countUnitClaims', 'getUnitClaim', ...allHistories],
  },
  { name: 'setClaimRepairPrice', arg: { id: 95, body: {} }, answer: moved, asksAgain: claimMoved, refused: claimMoved },
  {
    name: 'resumeClaim',
    arg: { id: 95 },
    asksAgain: [...unitLists, ...projectLists, 'getUnitClaim'],
    refused: [...unitLists, ...projectLists, 'getUnitClaim'],
  },
  {
    name: 'updateTerms',
    arg: { body: {} },
    asksAgain: ['getTerms', 'getTermFigures', ...allUnitClaims, ...allProjectClaims],
    refused: ['getTerms', 'getTermFigures', ...allUnitClaims, ...allProjectClaims],
  },
  {
    name: 'markClaims',
    arg: { body: { type: 'UNIT', is_read: true, ids: [95] } },
    asksAgain: ['countUnreadClaims'],
  },
  {
    name: 'setClaimResponsible',
    arg: { id: 95, body: { responsible_id: 3 } },
    answer: { id: 95, claim_type: 'UNIT', responsible: null },
    asksAgain: claimMoved,
    refused: claimMoved,
  },
  {
    name: 'createComplaint',
    arg: { id: 95, body: {} },
    asksAgain: [...complaints, ...unitLists, ...projectLists, 'getUnitClaim'],
  },
  {
    name: 'issueClaimDocument',
    when: 'its file is there',
    arg: { id: 95, body: {} },
    answer: { state: 'ready' },
    asksAgain: ['listClaimDocuments'],
  },
  {
    name: 'issueClaimDocument',
    when: 'a job makes it',
    arg: { id: 95, body: {} },
    answer: { state: 'waiting' },
    asksAgain: [],
  },
  { name: 'issueRound', arg: { body: {} }, answer: {}, asksAgain: [] },
  { name: 'addWorkCost', arg: { id: 1, body: {} }, answer: {}, asksAgain: costs },
  { name: 'updateCost', arg: { id: 1, body: {} }, answer: {}, asksAgain: costs, refused: costs },
  { name: 'recordRecovery', arg: { id: 1, body: {} }, answer: {}, asksAgain: costs, refused: costs },
  { name: 'deleteCost', arg: { id: 1 }, answer: {}, asksAgain: costs, refused: costs },
  { name: 'answerComplaint', arg: { id: 1, body: {} }, asksAgain: complaints, refused: complaints },
  { name: 'answerClaim', arg: { id: 95, body: { verdict: 'yes' } }, asksAgain: answered, refused: answered },
  { name: 'takeBackAnswer', arg: { id: 95 }, asksAgain: answered, refused: answered },
  { name: 'addClaimNote', arg: { id: 95, body: {} }, asksAgain: ['listClaimNotes'], refused: ['listClaimNotes'] },
  { name: 'editClaimNote', arg: { id: 1, body: {} }, asksAgain: allNotes, refused: allNotes },
  { name: 'withdrawClaimNote', arg: { id: 1 }, asksAgain: allNotes, refused: allNotes },
  // The response is the list, and other users get the change from the stream.
  { name: 'reportViewing', arg: { id: 97, seat: 'una-pagina' }, answer: [], asksAgain: [] },
  { name: 'leaveClaim', arg: { id: 97, seat: 'una-pagina' }, answer: { id: 97 }, asksAgain: [] },
  {
    name: 'addClaimComment',
    arg: { id: 95, body: {} },
    asksAgain: [...lists, 'getUnitClaim', 'listClaimComments'],
    refused: [...lists, 'getUnitClaim', 'listClaimComments'],
  },
  {
    name: 'attachClaimImages',
    arg: { id: 95, body: {} },
    answer: [],
    asksAgain: [...lists, 'getUnitClaim'],
    refused: [...lists, 'getUnitClaim'],
  },

  { name: 'undoClaimMove', arg: { id: 95, from: 'open' }, answer: moved, asksAgain: claimMoved, refused: claimMoved },
  // The screen polls the progress of the bulk change, which contains the result.
  { name: 'startUnitClaimBulk', arg: { body: {} }, answer: { id: 1 }, asksAgain: [] },
  { name: 'startProjectClaimBulk', arg: { body: {} }, answer: { id: 1 }, asksAgain: [] },
  { name: 'undoClaimBulk', arg: { id: 1 }, answer: { id: 8 }, asksAgain: [], refused: ['getClaimBulk'] },

  { name: 'createSavedReply', arg: { body: {} }, asksAgain: ['listSavedReplies'] },
  {
    name: 'updateSavedReply',
    arg: { id: 1, body: {} },
    asksAgain: ['listSavedReplies'],
    refused: ['listSavedReplies'],
  },
  { name: 'deleteSavedReply', arg: { id: 1 }, asksAgain: ['listSavedReplies'], refused: ['listSavedReplies'] },
  { name: 'createSavedView', arg: { body: {} }, asksAgain: ['listSavedViews'] },
  { name: 'updateSavedView', arg: { id: 1, body: {} }, asksAgain: ['listSavedViews'], refused: ['listSavedViews'] },
  { name: 'deleteSavedView', arg: { id: 1 }, asksAgain: ['listSavedViews'], refused: ['listSavedViews'] },

  { name: 'createClient', arg: { body: {} }, answer: {}, asksAgain: ['listClients', 'listClientModels'] },
  { name: 'updateClient', arg: { id: 1, body: {} }, answer: {}, asksAgain: clientRenamed, refused: clientRenamed },
  {
    name: 'deactivateClient',
    arg: { id: 1 },
    answer: {},
    asksAgain: [...allClients, ...allUnits],
    refused: [...allClients, ...allUnits],
  },
  { name: 'reactivateClient', arg: { id: 1, body: {} }, answer: {}, asksAgain: allClients, refused: allClients },

  {
    name: 'createUnit',
    arg: { body: {} },
    answer: buildUnit({ unit_id: 9, project_id: 1 }),
    asksAgain: [...unitsLists, 'listProjects', ...ownProject],
  },
  { name: 'updateUnit', arg: { id: 1, body: {} }, answer: {}, asksAgain: unitRenamed, refused: unitRenamed },
  {
    name: 'assignClient',
    arg: { body: { client_id: 1, unit_id: 1 } },
    answer: { id: 1, client_id: 1, unit_id: 1 },
    asksAgain: [...allUnits, ...allClients],
    refused: [...allUnits, ...allClients],
  },

  {
    name: 'saveDeliveries',
    arg: { body: {} },
    answer: { saved: [], refused: [] },
    asksAgain: [...new Set([...allUnits, ...allUnitClaims, ...allHistories, ...warranty])],
  },
  { name: 'endOwnership', arg: { id: 1, body: {} }, answer: {}, asksAgain: ownerChanged, refused: ownerChanged },
  { name: 'transferOwnership', arg: { id: 1, body: {} }, answer: {}, asksAgain: ownerChanged, refused: ownerChanged },
  {
    name: 'endLease',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: [...allUnits, ...allClients],
    refused: [...allUnits, ...allClients],
  },
  {
    name: 'withdrawLeaseRequest',
    arg: { id: 1 },
    answer: { status: 'rejected' },
    asksAgain: request,
    refused: [...request, ...allClients, ...allUnits],
  },
  { name: 'createLeaseRequest', arg: { body: {} }, answer: {}, asksAgain: ['listLeaseRequests'] },
  {
    name: 'moveUpLeaseRequest',
    arg: { id: 1, body: {} },
    answer: { status: 'pending' },
    asksAgain: request,
    // The other user may have accepted it.
    refused: [...request, ...allClients, ...allUnits],
  },
  {
    name: 'moveUpLeaseRequest',
    when: ', the last step',
    arg: { id: 1, body: {} },
    answer: { status: 'accepted' },
    asksAgain: [...request, ...allClients, ...allUnits],
  },
  {
    name: 'rejectLeaseRequest',
    arg: { id: 1, body: {} },
    answer: { status: 'rejected' },
    asksAgain: request,
    refused: [...request, ...allClients, ...allUnits],
  },

  { name: 'createContractor', arg: { body: {} }, answer: {}, asksAgain: ['listContractors'] },
  {
    name: 'updateContractor',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: contractorRenamed,
    refused: contractorRenamed,
  },
  { name: 'createWork', arg: { body: {} }, answer: {}, asksAgain: [...workLists, ...allContractors] },
  { name: 'updateWork', arg: { id: 1, body: {} }, answer: {}, asksAgain: workChanged, refused: workChanged },
  { name: 'createWorkLink', arg: { id: 1, body: {} }, answer: {}, asksAgain: ['getWork'], refused: ['getWork'] },
  { name: 'revokeWorkLink', arg: { id: 1 }, answer: {}, asksAgain: ['getWork'], refused: ['getWork'] },
  { name: 'sendWorkMessage', arg: { id: 1, body: {} }, answer: {}, asksAgain: workChanged, refused: workChanged },
  // The response is the work order; only the lists count what is unread.
  { name: 'readWorkMessages', arg: { id: 1 }, answer: {}, asksAgain: workLists, refused: workLists },
  {
    name: 'createContractorLink',
    arg: { id: 1 },
    answer: {},
    asksAgain: ['getContractor'],
    refused: ['getContractor'],
  },
  {
    name: 'revokeContractorLink',
    arg: { id: 1 },
    answer: {},
    asksAgain: ['getContractor'],
    refused: ['getContractor'],
  },
  { name: 'moveWork', arg: { id: 1, body: {} }, answer: {}, asksAgain: workChanged, refused: workChanged },
  {
    name: 'createVisit',
    arg: { body: {} },
    answer: { work_id: 1 },
    asksAgain: ['listVisits', 'getWork', ...workLists],
  },
  {
    name: 'proposeVisits',
    arg: { body: {} },
    answer: [{ work_id: 1 }],
    asksAgain: ['listVisits', 'getWork', ...workLists],
  },
  ...['proposeWindows', 'acceptWindow', 'setVisitDate', 'cancelVisit'].map((name) => ({
    name,
    arg: { id: 1, body: {} },
    answer: { id: 1, work_id: 1 },
    asksAgain: visitChanged,
    refused: visitRefused,
  })),
  {
    name: 'reportUnattendedVisit',
    arg: { id: 1 },
    answer: { id: 1, work_id: 1, claims: [{ id: 95 }] },
    asksAgain: [...visitChanged, 'listClaimComments', ...unitLists, ...projectLists, 'getUnitClaim'],
    refused: visitRefused,
  },
  {
    name: 'endVisit',
    arg: { id: 1, body: {} },
    answer: { id: 1, work_id: 1 },
    asksAgain: [...visitChanged, ...allContractors],
    refused: visitRefused,
  },

  { name: 'createProject', arg: { body: {} }, answer: {}, asksAgain: ['listProjects'] },
  { name: 'closeProject', arg: { id: 1 }, answer: {}, asksAgain: projectClosed, refused: projectClosed },
  { name: 'reopenProject', arg: { id: 1 }, answer: {}, asksAgain: projectClosed, refused: projectClosed },
  { name: 'updateProject', arg: { id: 1, body: {} }, answer: {}, asksAgain: projectRenamed, refused: projectRenamed },

  {
    name: 'createManager',
    arg: { body: {} },
    answer: {},
    asksAgain: ['listManagers', 'listColleagues', ...allProjects],
  },
  { name: 'updateManager', arg: { id: 1, body: {} }, answer: {}, asksAgain: managerRenamed, refused: managerRenamed },
  { name: 'addManagerProject', arg: { id: 1, body: {} }, answer: {}, asksAgain: managerMoved, refused: managerMoved },
  {
    name: 'removeManagerProject',
    arg: { id: 1, projectId: 2 },
    answer: {},
    asksAgain: managerMoved,
    refused: managerMoved,
  },
  {
    name: 'setManagerPrimaryProject',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: managerMoved,
    refused: managerMoved,
  },
  { name: 'setManagerProjects', arg: { id: 1, body: {} }, answer: {}, asksAgain: managerMoved, refused: managerMoved },
  {
    name: 'setManagerCosts',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: ['getManager'],
    refused: ['getManager'],
  },
  { name: 'deactivateManager', arg: { id: 1 }, answer: {}, asksAgain: managerGone, refused: managerGone },
  {
    name: 'reactivateManager',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: ['listManagers', 'listColleagues', 'getManager'],
    refused: ['listManagers', 'listColleagues', 'getManager'],
  },
  { name: 'createConsortium', arg: { body: {} }, answer: {}, asksAgain: ['listConsortiums', ...allProjects] },
  {
    name: 'updateConsortium',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: consortiumRenamed,
    refused: consortiumRenamed,
  },
  ...['addConsortiumProject', 'removeConsortiumProject', 'deactivateConsortium'].map((name) => ({
    name,
    arg: { id: 1, projectId: 1, body: {} },
    answer: {},
    asksAgain: consortiumMoved,
    refused: consortiumMoved,
  })),
  {
    name: 'reactivateConsortium',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: ['listConsortiums', 'getConsortium'],
    refused: ['listConsortiums', 'getConsortium'],
  },
  {
    name: 'reactivateAdmin',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: ['listAdmins', 'listColleagues'],
    refused: ['listAdmins', 'listColleagues'],
  },
  { name: 'createAdmin', arg: { body: {} }, answer: {}, asksAgain: ['listAdmins', 'listColleagues'] },
  { name: 'updateAdmin', arg: { id: 1, body: {} }, answer: {}, asksAgain: adminRenamed, refused: adminRenamed },

  { name: 'addUnitPlan', arg: { id: 1, body: {} }, answer: {}, asksAgain: ['listUnitPlans'] },
  { name: 'addProjectPlan', arg: { id: 1, body: {} }, answer: {}, asksAgain: ['listProjectPlans'] },
  { name: 'renamePlan', arg: { id: 1, body: {} }, answer: {}, asksAgain: allPlans, refused: allPlans },
  { name: 'deletePlan', arg: { id: 1 }, asksAgain: allPlans, refused: allPlans },
  { name: 'addHouseRules', arg: { id: 1, body: {} }, answer: {}, asksAgain: houseRules },
  { name: 'renameHouseRules', arg: { id: 1, body: {} }, answer: {}, asksAgain: houseRules, refused: houseRules },
  { name: 'deleteHouseRules', arg: { id: 1 }, asksAgain: houseRules, refused: houseRules },

  { name: 'createWarrantyTerm', arg: { body: {} }, answer: {}, asksAgain: warranty },
  { name: 'startWarrantyFromTemplate', answer: [], asksAgain: warranty, refused: warranty },
  { name: 'approveWarrantyTemplate', answer: [], asksAgain: warranty },
  { name: 'updateWarrantyTerm', arg: { id: 1, body: {} }, answer: {}, asksAgain: warranty, refused: warranty },
  { name: 'deleteWarrantyTerm', arg: { id: 1 }, answer: {}, asksAgain: warranty, refused: warranty },
  {
    name: 'setWarrantyNotice',
    arg: { id: 1, termId: 1, body: {} },
    answer: {},
    asksAgain: ['listOwnWarranty'],
    refused: ['listOwnWarranty'],
  },
  {
    name: 'setTenantWarranty',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: ['listOwnWarranty'],
    refused: ['listOwnWarranty'],
  },

  {
    name: 'updateCompany',
    arg: { body: {} },
    answer: {},
    asksAgain: ['getCompany', 'getDecisionReasons', 'getEmailSettings'],
    refused: ['getCompany', 'getDecisionReasons', 'getEmailSettings'],
  },
  {
    name: 'updateLoginPicture',
    arg: { body: {} },
    answer: {},
    asksAgain: ['getCompany', 'getDecisionReasons'],
    refused: ['getCompany', 'getDecisionReasons'],
  },
  {
    name: 'updateEmailSettings',
    arg: { body: {} },
    answer: {},
    asksAgain: ['getEmailSettings'],
    refused: ['getEmailSettings'],
  },
  { name: 'sendTestMail', arg: { body: {} }, answer: {}, asksAgain: ['getSetup', 'listOutboxMails'] },
  { name: 'retryOutboxMail', arg: { id: 1 }, answer: {}, asksAgain: ['listOutboxMails'], refused: ['listOutboxMails'] },

  { name: 'savePreference', arg: { key: 'grid-keys', body: { value: true } }, answer: {}, asksAgain: [] },

  { name: 'createImport', arg: { body: {} }, answer: {}, asksAgain: [] },
  {
    name: 'chooseImportColumns',
    arg: { id: 1, body: { sheet: '', heading_row: 1, with_hidden_rows: false, columns: [] } },
    answer: {},
    asksAgain: ['getImport'],
    refused: ['getImport'],
    failed: ['getImport'],
  },
  {
    name: 'checkImport',
    arg: { id: 1, body: { create_projects: true } },
    answer: {},
    asksAgain: ['getImport'],
    refused: ['getImport'],
    failed: ['getImport'],
  },
  {
    name: 'applyImport',
    arg: { id: 1, body: {} },
    answer: {},
    asksAgain: ['getImport'],
    refused: ['getImport'],
    failed: ['getImport'],
  },
];
