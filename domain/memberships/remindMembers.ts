import type { Payload } from 'payload'
import { EACH_BATCH } from '../../platform/databaseDeadlines'
import { modelOf } from '../../platform/database'
import { queueMail } from '../mail'

const DAY_MS = 24 * 60 * 60 * 1000

/** How many days before the end of a membership its holder is reminded, the nearest first. Source: spec.md section 9. */
const MARKS = [7, 30, 60] as const

interface Ending {
  _id: unknown
  user: unknown
  number: string
  expiresAt: Date
  remindersSent?: string[]
}

const remind = async (
  payload: Payload,
  { _id, user, number, expiresAt, remindersSent = [] }: Ending,
  now: Date,
): Promise<void> => {
  const mark = MARKS.find((days) => expiresAt.getTime() - now.getTime() <= days * DAY_MS)
  if (mark === undefined || remindersSent.includes(String(mark))) return
  const [profile, isAsking] = await Promise.all([
    modelOf(payload, 'profiles')
      .findOne({ user, leavingAt: null }, { email: 1, fullName: 1 })
      .lean<{ email: string; fullName: string } | null>(),
    modelOf(payload, 'renewals').exists({ user, status: 'requested' }),
  ])
  if (!profile || isAsking) return
  const end = expiresAt.toISOString()
  const data = { fullName: profile.fullName, membershipNumber: number, expiresAt: end }
  await queueMail(payload, {
    template: 'renewalReminder',
    to: profile.email,
    data,
    dedupeKey: `renewal-reminder:${String(_id)}:${end}:${mark}`,
  })
  // Earlier marks went by unseen, while the server was down: they are done with as well.
  const done = MARKS.filter((days) => days >= mark).map(String)
  await modelOf(payload, 'memberships').updateOne(
    { _id, expiresAt },
    { $addToSet: { remindersSent: { $each: done } } },
  )
}

/**
 * Reminds those whose membership is about to end, once for each mark of its term; who missed several gets one mail.
 * Nobody is reminded whose membership is suspended or taken back, or who has asked for a renewal.
 * Safe to run twice, and at once by several processes. Source: spec.md section 9, "Renewal reminders".
 */
export const remindMembers = async (
  payload: Payload,
  signal?: AbortSignal,
  now = new Date(),
): Promise<void> => {
  const until = new Date(now.getTime() + Math.max(...MARKS) * DAY_MS)
  const ending = modelOf(payload, 'memberships')
    .find(
      { expiresAt: { $gt: now, $lte: until }, suspendedAt: null, withdrawnAt: null },
      { user: 1, number: 1, expiresAt: 1, remindersSent: 1 },
    )
    .lean<Ending>()
    .cursor(EACH_BATCH) as AsyncIterable<Ending>
  for await (const membership of ending) {
    if (signal?.aborted) return
    try {
      await remind(payload, membership, now)
    } catch (error) {
      payload.logger.warn(
        { err: error, membership: String(membership._id) },
        'a member could not be reminded',
      )
    }
  }
}
