import type { Payload } from 'payload'
import { type SubmissionStatus, isDecided } from './statuses.schema'
import { modelOf } from '../../platform/database'
import { officeAddress, queueMail } from '../mail'

export interface MailedPaper {
  id: string
  /** Id of the author's account. */
  user: string
  title: string
  status: SubmissionStatus
  feedback?: string | null
  decidedAt?: string | Date | null
}

/** Tells the staff's mailbox of a new paper, and its author that it has arrived and what was decided about it. Once each: fine to repeat. */
export const sendPaperMails = async (
  payload: Payload,
  { id, user, title, status, feedback, decidedAt }: MailedPaper,
): Promise<void> => {
  const profile = await modelOf(payload, 'profiles')
    .findOne({ user }, { email: 1, fullName: 1 })
    .lean<{ email: string; fullName: string }>()
  if (!profile) return // the account is gone
  const { email: to, fullName } = profile
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

/** Queues the mails that a crash kept from being queued; those that were stay as they are. */
export const catchUpPaperMails = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const recent = await modelOf(payload, 'submissions')
    .find(
      { updatedAt: { $gt: new Date(Date.now() - LOOK_BACK_MS) } },
      { user: 1, title: 1, status: 1, feedback: 1, decidedAt: 1 },
    )
    .lean<(Omit<MailedPaper, 'id' | 'user'> & { _id: unknown; user: unknown })[]>()
  for (const { _id, user, ...paper } of recent) {
    if (signal?.aborted) return
    try {
      await sendPaperMails(payload, { ...paper, id: String(_id), user: String(user) })
    } catch (error) {
      payload.logger.error(
        { err: error, paper: String(_id) },
        'the mails about a paper could not be queued; it is tried again',
      )
    }
  }
}
