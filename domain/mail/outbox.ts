import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { oneLine } from '../../services/mail/oneLine'

/*
 * What becomes of a mail, each step one conditional update of one document:
 *
 *   queued → sending → (handed over) → sent
 *              ├→ queued      not taken this time
 *              ├→ failed      not taken, or given up
 *              └→ uncertain   handed over, and no answer came
 *
 * Whoever claims a mail holds it under a lease of its own. Nobody else touches it until the lease has ended; then a
 * mail that was not handed over is queued again, and one that was is uncertain. See docs/decisions.
 */

/** Longer than any sending takes. */
export const LEASE_MS = 180_000

/** A mail that somebody claimed. */
export interface ClaimedMail {
  id: string
  template: string
  to: string
  data: unknown
  /** This one included. */
  attempts: number
  /** How often staff sent it again after it had been sent. */
  round: number
  queuedAt: Date
  lease: string
}

interface StoredMail extends Omit<ClaimedMail, 'id' | 'round' | 'queuedAt'> {
  _id: unknown
  round?: number
  queuedAt?: Date
  createdAt: Date
}

const NO_LEASE = { lease: '', leaseUntil: '', handedOverAt: '' } as const

const asError = (text: string): string => oneLine(text, 500)

/** Takes the mail that has waited longest, or null when none is due. */
export const claimNext = async (payload: Payload): Promise<ClaimedMail | null> => {
  const now = new Date()
  const claimed = await modelOf(payload, 'outbox')
    .findOneAndUpdate(
      { status: 'queued', nextAttemptAt: { $lte: now } },
      {
        $set: {
          status: 'sending',
          lease: randomUUID(),
          leaseUntil: new Date(now.getTime() + LEASE_MS),
          updatedAt: now,
        },
        $inc: { attempts: 1 },
        $unset: { handedOverAt: '' },
      },
      { sort: { nextAttemptAt: 1 }, new: true },
    )
    .lean<StoredMail>()
  if (!claimed) return null
  const { _id, queuedAt, createdAt, ...mail } = claimed
  return { ...mail, id: String(_id), round: mail.round ?? 0, queuedAt: queuedAt ?? createdAt }
}

const settle = async (
  payload: Payload,
  { id, lease }: ClaimedMail,
  statuses: string[],
  $set: object,
  $unset: object = NO_LEASE,
): Promise<boolean> => {
  const { matchedCount } = await modelOf(payload, 'outbox').updateOne(
    { _id: id, lease, status: { $in: statuses } },
    { $set: { ...$set, updatedAt: new Date() }, $unset },
  )
  return matchedCount === 1
}

/**
 * Notes that the mail is about to be the mail server's, before it can be.
 * @returns false when the lease has ended: the mail must not be sent then
 */
export const markHandedOver = async (payload: Payload, { id, lease }: ClaimedMail): Promise<boolean> => {
  const now = new Date()
  const { matchedCount } = await modelOf(payload, 'outbox').updateOne(
    { _id: id, lease, status: 'sending', leaseUntil: { $gt: now } },
    { $set: { handedOverAt: now, updatedAt: now } },
  )
  return matchedCount === 1
}

/** The mail server took it. What nobody else may know is forgotten. */
export const markSent = (
  payload: Payload,
  mail: ClaimedMail,
  { isConfidential }: { isConfidential: boolean },
): Promise<boolean> =>
  settle(
    payload,
    mail,
    // an answer that came after the lease had ended settles what was uncertain until then
    ['sending', 'uncertain'],
    { status: 'sent', sentAt: new Date() },
    { ...NO_LEASE, lastError: '', nextAttemptAt: '', ...(isConfidential && { data: '' }) },
  )

/** It waits for its next try. */
export const retryLater = (
  payload: Payload,
  mail: ClaimedMail,
  error: string,
  delayMs: number,
): Promise<boolean> =>
  settle(payload, mail, ['sending'], {
    status: 'queued',
    lastError: asError(error),
    nextAttemptAt: new Date(Date.now() + delayMs),
  })

/** It is not tried again by itself. */
export const giveUp = (payload: Payload, mail: ClaimedMail, error: string): Promise<boolean> =>
  settle(
    payload,
    mail,
    ['sending'],
    { status: 'failed', lastError: asError(error) },
    { ...NO_LEASE, nextAttemptAt: '' },
  )

const UNCERTAIN = 'It was passed to the mail server, which did not confirm it. It may have been delivered.'

/** Handed over, and no answer came. The lease stays, so that an answer can still settle it. */
export const markUncertain = (payload: Payload, mail: ClaimedMail, error: string): Promise<boolean> =>
  settle(
    payload,
    mail,
    ['sending'],
    { status: 'uncertain', lastError: asError(`${UNCERTAIN} ${error}`) },
    { nextAttemptAt: '' },
  )

/**
 * Settles what a process left behind that is gone.
 * @param isAlone no other process uses the database: whatever is being sent was so by one that is gone
 */
export const settleAbandoned = async (payload: Payload, { isAlone }: { isAlone: boolean }): Promise<void> => {
  const outbox = modelOf(payload, 'outbox')
  const now = new Date()
  const abandoned = { status: 'sending', ...(!isAlone && { leaseUntil: { $lte: now } }) }
  await outbox.updateMany(
    { ...abandoned, handedOverAt: null },
    {
      $set: {
        status: 'queued',
        nextAttemptAt: now,
        lastError: 'Sending was interrupted before the email reached the mail server.',
        updatedAt: now,
      },
      $unset: NO_LEASE,
    },
  )
  await outbox.updateMany(
    { ...abandoned, handedOverAt: { $ne: null } },
    { $set: { status: 'uncertain', lastError: UNCERTAIN, updatedAt: now }, $unset: { nextAttemptAt: '' } },
  )
}

/** When the next mail is due, if any waits. */
export const nextDue = async (payload: Payload): Promise<Date | undefined> => {
  const first = await modelOf(payload, 'outbox')
    .findOne({ status: 'queued' }, { nextAttemptAt: 1 }, { sort: { nextAttemptAt: 1 } })
    .lean<{ nextAttemptAt?: Date }>()
  return first?.nextAttemptAt
}
