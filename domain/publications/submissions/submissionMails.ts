import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { officeAddress, queueMail } from '../../messaging/mail'
import { findContact } from '../../people/profiles'
import { type SubmissionStatus, isDecided } from './statuses.schema'
import { findChangedSubmissions } from './submissionsRepository'

export interface MailedSubmission {
  id: string
  /** Id of the author's account. */
  user: string
  title: string
  status: SubmissionStatus
  feedback?: string | null
  decidedAt?: string | Date | null
}

/**
 * Tells the staff's mailbox of a new submission, and its author that it has arrived and what was decided about it. Once
 * each: fine to repeat.
 */
export const sendSubmissionMails = async (
  payload: Payload,
  { id, user, title, status, feedback, decidedAt }: MailedSubmission,
): Promise<void> => {
  const contact = await findContact(payload, user)
  if (!contact) return // the account is gone
  const { email: to, fullName } = contact
  const office = await officeAddress(payload)
  if (office)
    await queueMail(payload, {
      template: 'paperSubmitted',
      to: office,
      data: { paperId: id, fullName, title },
      dedupeKey: `paperSubmitted:${id}`,
    })
  await queueMail(payload, {
    template: 'paperReceived',
    to,
    data: { fullName, title },
    dedupeKey: `paperReceived:${id}`,
  })
  if (!isDecided(status) || !decidedAt) return
  const dedupeKey = `paperDecided:${id}:${new Date(decidedAt).getTime()}`
  await queueMail(payload, {
    template: 'paperDecided',
    to,
    data: { fullName, title, status, feedback: feedback ?? null },
    dedupeKey,
  })
}

/** Far longer than a server is down between a step and its mail. */
const LOOK_BACK_MS = 2 * 24 * 60 * 60_000

/** Queues the mails that a crash kept from being queued; those that were queued stay as they are. */
export const catchUpSubmissionMails = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const changed = await findChangedSubmissions(payload, new Date(Date.now() - LOOK_BACK_MS))
  await workOnEach(
    payload,
    changed,
    ({ _id, user, ...submission }) =>
      sendSubmissionMails(payload, { ...submission, id: String(_id), user: String(user) }),
    {
      failed: 'the mails about a paper could not be queued; it is tried again',
      about: ({ _id }) => ({ paper: String(_id) }),
      signal,
    },
  )
}
