import type { Payload, PayloadRequest, Where } from 'payload'
import type { Submission } from '../../../payload-types'
import { idOf } from '../../../platform/idOf'
import { rowsAfterLast } from '../../../platform/rowsAfterLast'
import { listOrder } from '../../../platform/listOrder'
import { findContacts } from '../../people/profiles'
import {
  type OwnSubmission,
  type SubmissionFilter,
  type SubmissionList,
  SUBMISSIONS_PER_PAGE,
} from './submissions.schema'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'

type Sender = (submission: Submission) => { name: string; email: string | null }

/** Who sent submissions, by the submission. */
const findSenders = async (payload: Payload, submissions: readonly Submission[]): Promise<Sender> => {
  const contacts = await findContacts(
    payload,
    submissions.map(({ user }) => idOf(user)),
  )
  return ({ user }) => {
    const contact = contacts.get(idOf(user) ?? '')
    return contact ? { name: contact.fullName, email: contact.email } : { name: FORMER_MEMBER, email: null }
  }
}

/** A record that the reader may read, as its id and title; null for others, of which only the id is there. */
const toNamed = (
  found: Submission['division'] | Submission['event'],
): { id: string; title: string } | null =>
  found && typeof found === 'object' ? { id: found.id, title: found.title } : null

/** What the author of a submission sees of it. */
const toOwnSubmission = ({
  id,
  title,
  authors,
  abstract,
  division,
  event,
  status,
  feedback,
  createdAt,
}: Submission): OwnSubmission => ({
  id,
  title,
  authors: authors ?? null,
  abstract,
  division: toNamed(division)?.title ?? null,
  event: toNamed(event),
  status,
  feedback: feedback ?? null,
  createdAt,
})

const SEARCHED = ['title', 'authors', 'abstract'] as const

const toWhere = ({ q, status, event }: SubmissionFilter): Where => ({
  and: [
    ...(q ? [{ or: SEARCHED.map((field) => ({ [field]: { contains: q } })) }] : []),
    ...(status ? [{ status: { equals: status } }] : []),
    ...(event ? [{ event: { equals: event } }] : []),
  ],
})

/** A page of the submissions that match a filter, for staff. */
export const listSubmissions = async (
  req: PayloadRequest,
  filter: SubmissionFilter,
): Promise<SubmissionList> => {
  const { sort, page } = filter
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: 'submissions',
    where: toWhere(filter),
    sort: listOrder(sort),
    page,
    limit: SUBMISSIONS_PER_PAGE,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const senderOf = await findSenders(req.payload, docs)
  return {
    docs: docs.map((submission) => ({
      ...toOwnSubmission(submission),
      sender: senderOf(submission).name,
      updatedAt: submission.updatedAt,
    })),
    totalDocs,
    page,
    totalPages,
  }
}

/** A submission in the file of all. */
export interface SubmissionRecord extends OwnSubmission {
  sender: { name: string; email: string | null }
  decidedAt: Submission['decidedAt']
}

/** All submissions that match a filter, one after the other. */
export const readSubmissions = async function* (
  req: PayloadRequest,
  filter: SubmissionFilter,
): AsyncGenerator<SubmissionRecord> {
  const query = { collection: 'submissions', where: toWhere(filter), sort: filter.sort, depth: 1 } as const
  for await (const docs of rowsAfterLast(req, query)) {
    const senderOf = await findSenders(req.payload, docs)
    for (const submission of docs)
      yield {
        ...toOwnSubmission(submission),
        sender: senderOf(submission),
        decidedAt: submission.decidedAt,
      }
  }
}

/** The submissions of the signed-in person, newest first. */
export const findOwnSubmissions = async (req: PayloadRequest, user: string): Promise<OwnSubmission[]> => {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { user: { equals: user } },
    sort: '-createdAt',
    depth: 1,
    limit: 100,
    overrideAccess: false,
    req,
  })
  return docs.map(toOwnSubmission)
}
