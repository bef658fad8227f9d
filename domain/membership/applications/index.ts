export {
  type DecidedApplication,
  type ProfileFacts,
  findApprovals,
  findApprovedNames,
  streamProfileFacts,
} from './approvalsRepository'
export {
  type StoredApplication,
  addComment,
  changeStatus,
  eraseApplications,
  findOpenApplicants,
  findStatus,
  findUnappliedDecision,
  findUnappliedDecisions,
  hasOpenApplication,
  hasStatus,
  markAwaitingPayment,
  markDecisionApplied,
} from './applicationsRepository'
export { applicationSchema, checkSteps, submitApplication } from './submitApplication'
export {
  canDecideApplication,
  findCommentableApplication,
  filteredApplications,
  visibleApplications,
} from './visibleApplications'
export { deleteDraft, readDraft, saveDraft } from './drafts/draftsRepository'
export { APPLICATION_COLUMNS, exportApplications } from './exportApplications'
export { addDocument, removeDocument } from './evidence/addDocument'
export { requestDocuments } from './evidence/requestDocuments'
export { isFileOfApplication } from './evidence/documentsRepository'
export { catchUpSponsors, nameSponsor } from './evidence/nameSponsor'
export { countMissingSponsors } from './evidence/findMissingEvidence'
export { readDocumentFile } from './evidence/readDocumentFile'
export { readEvidence } from './evidence/readEvidence'
export { sweepDocuments } from './evidence/sweepDocuments'
export { listApplications } from './listApplications'
export { readApplicationReview } from './readApplicationReview'
export { readOwnApplication } from './readOwnApplication'
export { readKnownValues } from './upgrades/readKnownValues'
export { readUpgrade } from './upgrades/readUpgrade'
