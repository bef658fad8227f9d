/** What members submit for publication. */
export { addSubmission } from './addSubmission'
export { decideSubmission } from './decideSubmission'
export { findSubmissionFile } from './findSubmissionFile'
export {
  findOwnSubmissions,
  listSubmissions,
  readSubmissions,
  type SubmissionRecord,
} from './listSubmissions'
export { catchUpSubmissionMails, sendSubmissionMails } from './submissionMails'
export { countSubmissionsOf, findSubmissionsOf, isFileOfSubmission } from './submissionsRepository'
