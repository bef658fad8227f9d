import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { findMembershipDates, isCurrentMember } from '../../membership/memberships'
import { matchRequest } from './answerRequest'
import { endAllOf } from './endMentorship'
import { finaliseMentorship, mailReminder, sendRequestMails } from './mentoringMails'
import { ANSWER_DAYS } from './mentoringTexts.schema'
import { findOpenAfter, findUnfinalised } from './repositories/mentorshipsRepository'
import { findMentorsAfter } from './repositories/offersRepository'
import {
  findMenteesAfter,
  findUnanswered,
  findUnmailed,
  findUnmatched,
  markReminded,
  releaseRequest,
} from './repositories/requestsRepository'

const BATCH = 200
const DAY_MS = 24 * 60 * 60_000
/** Within this time the request that recorded an acceptance may still be at work on it. */
const GRACE_MS = 60_000

const idOf = ({ _id }: { _id: ObjectId }) => ({ id: _id.toHexString() })

/** Completes what a crash left of matches, mails and places. */
export const finaliseMentoring = async (
  payload: Payload,
  signal?: AbortSignal,
  now = Date.now(),
): Promise<void> => {
  await workOnEach(
    payload,
    await findUnmatched(payload, new Date(now - GRACE_MS), BATCH),
    (request) => matchRequest(payload, request),
    { failed: 'a mentorship could not begin; it is tried again', about: idOf, signal },
  )
  await workOnEach(
    payload,
    await findUnfinalised(payload, BATCH),
    (mentorship) => finaliseMentorship(payload, mentorship),
    { failed: 'what follows a mentorship could not be done; it is tried again', about: idOf, signal },
  )
  await workOnEach(
    payload,
    await findUnmailed(payload, BATCH),
    ({ _id }) => sendRequestMails(payload, _id.toHexString()),
    {
      failed: 'the mail about a request for a mentor could not be queued; it is tried again',
      about: idOf,
      signal,
    },
  )
}

/** Reminds mentors who have not answered for a week, and frees requests after two. Safe to repeat. */
export const followUnanswered = async (
  payload: Payload,
  signal?: AbortSignal,
  now = Date.now(),
): Promise<void> => {
  const before = (days: number): Date => new Date(now - days * DAY_MS)
  await workOnEach(
    payload,
    await findUnanswered(payload, before(ANSWER_DAYS.free), { isUnreminded: false, limit: BATCH }),
    async (request) => {
      await releaseRequest(payload, request, { reason: 'lapsed' })
      await sendRequestMails(payload, request._id.toHexString())
    },
    { failed: 'a request for a mentor could not be freed; it is tried again', about: idOf, signal },
  )
  await workOnEach(
    payload,
    await findUnanswered(payload, before(ANSWER_DAYS.remind), { isUnreminded: true, limit: BATCH }),
    async (request) => {
      await mailReminder(payload, request)
      await markReminded(payload, request)
    },
    { failed: 'a mentor could not be reminded; it is tried again', about: idOf, signal },
  )
}

/** Reads rows a batch at a time, each beginning after the last of the one before. */
async function* batches<Row extends { _id: ObjectId }>(
  read: (after: ObjectId | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: ObjectId | undefined
  for (;;) {
    const rows = await read(after)
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)?._id
  }
}

async function* participants(payload: Payload): AsyncGenerator<ObjectId[]> {
  for await (const rows of batches((after) => findMentorsAfter(payload, after, BATCH)))
    yield rows.map(({ mentor }) => mentor)
  for await (const rows of batches((after) => findMenteesAfter(payload, after, BATCH)))
    yield rows.map(({ mentee }) => mentee)
  for await (const rows of batches((after) => findOpenAfter(payload, after, BATCH)))
    yield rows.flatMap(({ mentor, mentee }) => [mentor, mentee])
}

/** Ends offers, requests and mentorships of people who are no current members any more. Safe to repeat. */
export const endLapsed = async (payload: Payload, signal?: AbortSignal, now = new Date()): Promise<void> => {
  for await (const people of participants(payload)) {
    if (signal?.aborted) return
    const memberships = await findMembershipDates(payload, people)
    const lapsed = people.filter((user) => !isCurrentMember(memberships.get(user.toHexString()), now))
    await workOnEach(payload, lapsed, (user) => endAllOf(payload, user.toHexString(), 'membership'), {
      failed: 'mentoring of a lapsed member could not be ended; it is tried again',
      about: (user) => ({ user: user.toHexString() }),
      signal,
    })
  }
}
