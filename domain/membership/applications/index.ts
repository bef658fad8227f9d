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
export { applicationSchema } from './applicationSchema'
export { canDecideApplication } from './canDecideApplication'
export { checkSteps } from './checkSteps'
export { deleteDraft, readDraft, saveDraft } from './drafts/draftsRepository'
export { APPLICATION_COLUMNS, exportApplications } from './exportApplications'
export { addDocument, removeDocument } from './evidence/addDocument'
export { isFileOfApplication } from './evidence/documentsRepository'
export { catchUpSponsors } from './evidence/askSponsors'
export { countMissingSponsors } from './evidence/countMissingSponsors'
export { nameSponsor } from './evidence/nameSponsor'
export { readDocumentFile } from './evidence/readDocumentFile'
export { readEvidence } from './evidence/readEvidence'
export { sweepDocuments } from './evidence/sweepDocuments'
export { findCommentableApplication } from './findCommentableApplication'
export { listApplications } from './listApplications'
export { readApplicationReview } from './readApplicationReview'
export { readOwnApplication } from './readOwnApplication'
export { submitApplication } from './submitApplication'
export { readKnownValues } from './upgrades/readKnownValues'
export { readUpgrade } from './upgrades/readUpgrade'
export { filteredApplications, visibleApplications } from './visibleApplications'
