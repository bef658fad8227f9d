import type { Payload } from 'payload'
import type { MailAddress } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import type { Stored } from '../../../platform/stored.types'
import { BOUNCES_UNTIL_PAUSE, BOUNCE_DAYS, MAX_BOUNCES_KEPT } from './bounces.schema'

export type StoredMailAddress = Stored<MailAddress>

const addressesOf = (payload: Payload) => modelOf(payload, 'mail-addresses')

const DAY_MS = 86_400_000

/** A mail that did not arrive. */
export interface Bounce {
  /** The address, in any case. */
  email: string
  /** Id of the mail in the outbox: a mail counts once, however often its bounce is told. */
  mail: string
  isPermanent: boolean
  /** In the words of the mail server. */
  reason: string
  at?: Date
}

const MAX_REASON_LENGTH = 300

/**
 * Counts a mail that did not arrive. The third permanent one within half a year pauses its address.
 * @returns whether this one was new
 */
export const countBounce = async (
  payload: Payload,
  { email, mail, isPermanent, reason, at = new Date() }: Bounce,
): Promise<boolean> => {
  const addresses = addressesOf(payload).collection
  const key = email.toLowerCase()
  const kind = isPermanent ? 'permanent' : 'temporary'
  const row = { mail, kind, reason: reason.slice(0, MAX_REASON_LENGTH), at }
  try {
    await addresses.updateOne(
      { email: key, bounces: { $not: { $elemMatch: { mail, kind } } } },
      {
        $push: { bounces: { $each: [row], $slice: -MAX_BOUNCES_KEPT } } as never,
        $set: { updatedAt: at },
        $setOnInsert: { createdAt: at },
      },
      { upsert: true },
    )
  } catch (error) {
    // the address has a row that counts this mail already
    if (!isDuplicateKey(error)) throw error
    return false
  }
  if (isPermanent) await pauseAfterBounces(payload, key, at)
  return true
}

/** Pauses an address that has had three permanent bounces since it was resumed last. Safe to repeat. */
const pauseAfterBounces = async (payload: Payload, email: string, now: Date): Promise<void> => {
  const since = new Date(now.getTime() - BOUNCE_DAYS * DAY_MS)
  await addressesOf(payload).collection.updateOne(
    {
      email,
      pausedAt: null,
      $expr: {
        $gte: [
          {
            $size: {
              $filter: {
                input: '$bounces',
                cond: {
                  $and: [
                    { $eq: ['$$this.kind', 'permanent'] },
                    { $gt: ['$$this.at', since] },
                    { $gt: ['$$this.at', { $ifNull: ['$resumedAt', new Date(0)] }] },
                  ],
                },
              },
            },
          },
          BOUNCES_UNTIL_PAUSE,
        ],
      },
    },
    { $set: { pausedAt: now, needsTelling: true } },
  )
}

/** Those of some addresses that are paused, in lower case. */
export const findPaused = async (payload: Payload, emails: readonly string[]): Promise<Set<string>> => {
  if (emails.length === 0) return new Set()
  const rows = await addressesOf(payload)
    .find(
      { email: { $in: emails.map((email) => email.toLowerCase()) }, pausedAt: { $ne: null } },
      { email: 1 },
    )
    .lean<Pick<StoredMailAddress, 'email'>[]>()
  return new Set(rows.map(({ email }) => email))
}

export const findMailAddress = (payload: Payload, email: string): Promise<StoredMailAddress | null> =>
  addressesOf(payload).findOne({ email: email.toLowerCase() }).lean<StoredMailAddress | null>().exec()

/**
 * Lets mails to an address go out again.
 * @returns whether it was paused
 */
export const resumeAddress = async (payload: Payload, email: string): Promise<boolean> => {
  const now = new Date()
  const { matchedCount } = await addressesOf(payload).updateOne(
    { email: email.toLowerCase(), pausedAt: { $ne: null } },
    { $set: { resumedAt: now, updatedAt: now }, $unset: { pausedAt: 1, needsTelling: 1 } },
  )
  return matchedCount > 0
}

/** The addresses that were paused and that nobody was told of. */
export const streamUntold = (payload: Payload): AsyncIterable<StoredMailAddress> =>
  addressesOf(payload).find({ needsTelling: true }).lean<StoredMailAddress>().cursor(EACH_BATCH)

export const markTold = async (payload: Payload, email: string): Promise<void> => {
  await addressesOf(payload).updateOne({ email }, { $unset: { needsTelling: 1 } })
}

export const deleteMailAddress = async (payload: Payload, email: string): Promise<void> => {
  await addressesOf(payload).deleteOne({ email: email.toLowerCase() })
}
