import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'
import type { EndingMembership } from '../memberships'

const FIELDS = {
  user: 1,
  number: 1,
  expiresAt: 1,
  graceUntil: 1,
  moreTimeUntil: 1,
  remindersSent: 1,
} as const

const membershipsOf = (payload: Payload) => modelOf(payload, 'memberships')

/** Some of the lapsed memberships whose last notice was queued, and is not known to be sent. */
export const findUnconfirmedNotices = (
  payload: Payload,
  { now, after, limit }: { now: Date; after?: EndingMembership['_id']; limit: number },
): Promise<EndingMembership[]> =>
  membershipsOf(payload)
    .find(
      {
        graceUntil: { $lte: now },
        remindersSent: 'removal',
        removalNoticedAt: null,
        withdrawnAt: null,
        ...(after && { _id: { $gt: after } }),
      },
      FIELDS,
    )
    .sort({ _id: 1 })
    .limit(limit)
    .lean<EndingMembership[]>()
    .exec()

/** Notes that the last notice of a term was really sent, if that term still runs and no more time was given. */
export const markNoticed = async (
  payload: Payload,
  { _id, expiresAt, moreTimeUntil = null }: EndingMembership,
  at: Date,
): Promise<void> => {
  await membershipsOf(payload).updateOne(
    { _id, expiresAt, moreTimeUntil },
    { $set: { removalNoticedAt: at } },
  )
}
