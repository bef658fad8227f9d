import type { Payload, PayloadRequest } from 'payload'
import { isKeyOf } from '../../../../platform/records.schema'
import type { Application } from '../../../../payload-types'
import { idOf } from '../../../../platform/idOf'
import { listEndorsements, listOwnEndorsements } from '../../endorsements'
import { readGrade, readGrades } from '../../grades'
import { findStatus } from '../applicationsRepository'
import { readDraft } from '../drafts/draftsRepository'
import { APPLIED_GRADES } from '../upgrades/ladder.schema'
import { canDecideApplication } from '../visibleApplications'
import type { ApplicationReview } from '../review.schema'
import { findOpenApplication } from './addDocument'
import { type StoredDocument, attachDocuments, findDocumentsOf } from './documentsRepository'
import type { ApplicationDocumentView, Evidence } from './evidence.schema'

const toView = ({ _id, name, createdAt }: StoredDocument): ApplicationDocumentView => ({
  id: _id.toHexString(),
  name,
  createdAt: createdAt.toISOString(),
})

/** The documents of an application. Those sent before it follow, should a crash have kept them from it. */
const listDocuments = async (
  payload: Payload,
  user: string,
  application: string,
): Promise<ApplicationDocumentView[]> => {
  if ((await findOpenApplication(payload, user)) === application)
    await attachDocuments(payload, user, application)
  return (await findDocumentsOf(payload, user, application)).map(toView)
}

/** What a person sees of the documents and sponsors of the open application, or of the one that is being written. */
export const readEvidence = async (payload: Payload, user: string): Promise<Evidence> => {
  const application = await findOpenApplication(payload, user)
  const [grades, found] = await Promise.all([
    readGrades(payload),
    application ? findStatus(payload, application) : readDraft(payload, user).then(({ values }) => values),
  ])
  const chosen = found?.membershipType
  const grade = isKeyOf(APPLIED_GRADES, chosen) ? chosen : null
  const asked = grade ? grades.filter((published) => published.grade === grade) : grades
  const names = asked.flatMap(({ documents }) => (documents ?? []).map(({ name }) => name))
  return {
    hasApplication: application !== null,
    grade,
    documentsNeeded: [...new Set(names)],
    sponsorsNeeded: grade ? (asked[0]?.sponsors ?? 0) : 0,
    documents: application
      ? await listDocuments(payload, user, application)
      : (await findDocumentsOf(payload, user, null)).map(toView),
    sponsors: application ? await listOwnEndorsements(payload, application) : [],
  }
}

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
