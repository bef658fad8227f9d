import type { PayloadRequest } from 'payload'
import type { Application } from '../../../../payload-types'
import { idOf } from '../../../../platform/idOf'
import { listEndorsements } from '../../endorsements'
import { readGrade } from '../../grades'
import { canDecideApplication } from '../canDecideApplication'
import type { ApplicationReview } from '../review.schema'
import { listDocuments } from './readEvidence'

type ReviewEvidence = Pick<ApplicationReview, 'documents' | 'sponsors' | 'documentsNeeded' | 'sponsorsNeeded'>

/** The documents and sponsors of an application, for staff who decide it; what its grade needs, for every reviewer. */
export const readReviewEvidence = async (
  { payload, user: reader }: PayloadRequest,
  { id, user, region, membershipType }: Application,
): Promise<ReviewEvidence> => {
  const applicant = idOf(user)
  const isReviewer = canDecideApplication(reader, { user: applicant, region })
  const [grade, documents, sponsors] = await Promise.all([
    readGrade(payload, membershipType),
    isReviewer && applicant ? listDocuments(payload, applicant, id) : [],
    isReviewer ? listEndorsements(payload, id) : [],
  ])
  return {
    documents,
    sponsors,
    documentsNeeded: (grade?.documents ?? []).map(({ name }) => name),
    sponsorsNeeded: grade?.sponsors ?? 0,
  }
}
