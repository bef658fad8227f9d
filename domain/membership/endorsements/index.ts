/** People who confirm by a link that they sponsor an applicant, nominate somebody, or accept a nomination. */
export { type EndorsementProblem, answerEndorsement, readQuestion } from './answerEndorsement'
export { type FoundContact, askEndorsement, catchUpEndorsementMails, findContactOf } from './askEndorsement'
export { endorsementToken } from './endorsementToken'
export {
  closeEndorsements,
  countConfirmedSponsors,
  findEndorsementsOf,
  withdrawEndorsement,
} from './endorsementsRepository'
export { listEndorsements, listOwnEndorsements } from './listEndorsements'
