import type { Payload } from 'payload'
import { listOwnEndorsements } from '../../endorsements'
import { readGrades } from '../../grades'
import { isKeyOf } from '../../../../platform/records.schema'
import { findStatus } from '../applicationsRepository'
import { readDraft } from '../drafts/draftsRepository'
import { APPLIED_GRADES } from '../upgrades/ladder.schema'
import { findOpenApplication } from './addDocument'
import { type StoredDocument, attachDocuments, findDocumentsOf } from './documentsRepository'
import type { ApplicationDocumentView, Evidence } from './evidence.schema'

const toView = ({ _id, name, createdAt }: StoredDocument): ApplicationDocumentView => ({
  id: _id.toHexString(),
  name,
  createdAt: createdAt.toISOString(),
})

/** The documents of an application. Those sent before it follow, should a crash have kept them from it. */
export const listDocuments = async (
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
