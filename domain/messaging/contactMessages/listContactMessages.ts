import type { PayloadRequest, Where } from 'payload'
import type { ContactMessage } from '../../../payload-types'
import { idOf as relationId } from '../../../platform/idOf'
import { type MessageFilter, type MessageList, type MessageRow, MESSAGES_PER_PAGE } from './handling.schema'
import { PROMISED_HOURS } from './statuses.schema'
import { findAnswerTimes } from './findAnswerTimes'
import { findColleagues } from './handleContactMessage'

/** Messages that wait for staff: not those marked as spam. */
export const WAITING: Where = { status: { in: ['new', 'open'] }, spamAt: { exists: false } }

const HOUR_MS = 60 * 60_000

/** Those that wait since before a moment: for a first answer, or for one to a reply. */
const whereWaitingSince = (before: Date): Where => {
  const at = before.toISOString()
  return {
    and: [
      WAITING,
      {
        or: [
          { repliedAt: { less_than: at } },
          { and: [{ repliedAt: { exists: false } }, { createdAt: { less_than: at } }] },
        ],
      },
    ],
  }
}

/** What a filter asks of contact messages. */
export const messageWhere = (
  { q, status, assigned, show }: MessageFilter,
  self: string,
  now = Date.now(),
): Where => {
  const all: Where[] = [{ spamAt: { exists: show === 'spam' } }]
  if (q)
    all.push({
      or: (['name', 'email', 'subject', 'message'] as const).map((field) => ({ [field]: { contains: q } })),
    })
  if (status) all.push({ status: { equals: status } })
  if (assigned === 'me') all.push({ assignee: { equals: self } })
  if (assigned === 'nobody') all.push({ assignee: { exists: false } })
  if (show === 'late') all.push(whereWaitingSince(new Date(now - PROMISED_HOURS * HOUR_MS)))
  return { and: all }
}

/** A message as staff see it in a list, and above its thread. */
export const toMessageRow = (stored: ContactMessage): MessageRow => {
  const { id, name, email, subject, message, status, createdAt, updatedAt } = stored
  return {
    id,
    name,
    email,
    subject,
    message,
    status,
    assignee: relationId(stored.assignee) ?? null,
    sender: relationId(stored.user) ?? null,
    answers: stored.answers ?? 0,
    answeredAt: stored.answeredAt ?? null,
    minutesToAnswer: stored.minutesToAnswer ?? null,
    repliedAt: stored.repliedAt ?? null,
    spamAt: stored.spamAt ?? null,
    createdAt,
    updatedAt,
  }
}

/**
 * A page of messages, and the colleagues who can be asked to answer.
 * @param self id of the caller's account
 */
export const listContactMessages = async (
  req: PayloadRequest,
  filter: MessageFilter,
  self: string,
): Promise<MessageList> => {
  const [{ docs, totalDocs, totalPages }, colleagues, answerTimes] = await Promise.all([
    req.payload.find({
      collection: 'contact-messages',
      where: messageWhere(filter, self),
      sort: filter.sort,
      page: filter.page,
      limit: MESSAGES_PER_PAGE,
      depth: 0,
      overrideAccess: false,
      req,
    }),
    findColleagues(req),
    findAnswerTimes(req.payload),
  ])
  return {
    docs: docs.map(toMessageRow),
    totalDocs,
    page: filter.page,
    totalPages,
    answerTimes,
    colleagues,
  }
}
