import { randomUUID } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { MongoBulkWriteError } from 'mongodb'
import type { Payload } from 'payload'
import type { OutboxMail } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { oneLine } from '../../../services/mail/oneLine'
import type { OutboxStatus } from './statuses.schema'
import type { TemplateName } from './templates'

/*
 * The states of a mail, each step one conditional update of one document:
 *
 *   queued → sending → (handed over) → sent
 *              ├→ queued      refused for now
 *              ├→ failed      refused, or given up
 *              └→ uncertain   passed to the mail server, which did not answer
 *
 * A sender claims a mail under a lease. No other sender touches it until the lease has ended; then a mail that was not
 * handed over is queued again, and one that was is uncertain. See docs/decisions.
 */

export type StoredMail = Stored<OutboxMail>

/** Longer than any attempt takes. */
const LEASE_MS = 180_000

/** A mail under a lease of the sender that claimed it. */
export interface ClaimedMail extends Pick<StoredMail, 'template' | 'to' | 'data'> {
  id: string
  /** Including the current one. */
  attempts: number
  /** The number of times that staff sent it again after it had been sent. */
  round: number
  queuedAt: Date
  lease: string
}

const NO_LEASE = { lease: '', leaseUntil: '', handedOverAt: '' } as const

const MAX_ERROR_LENGTH = 500

const toError = (text: string): string => oneLine(text, MAX_ERROR_LENGTH)

const outboxOf = (payload: Payload) => modelOf(payload, 'outbox')

/** Tells the senders of this process, also of what Next's copy of this module has queued for the panel. */
const mailQueued = channel('association:mail-queued')

/**
 * Calls back whenever this process has queued a mail. A hint alone: the senders also look by themselves.
 * @returns how to stop that
 */
export const onMailQueued = (listener: () => void): (() => void) => {
  mailQueued.subscribe(listener)
  return () => mailQueued.unsubscribe(listener)
}

/** A mail as it is queued. */
export interface MailToStore {
  template: string
  to: string
  data?: unknown
  dedupeKey: string
  status: 'queued' | 'failed'
  lastError?: string
  nextAttemptAt?: Date
  attempts: number
  round: number
  queuedAt: Date
  createdAt: Date
  updatedAt: Date
}

/** Stores mails. One with the key of a mail that is stored already is left out. */
export const storeMails = async (payload: Payload, mails: MailToStore[]): Promise<void> => {
  try {
    await outboxOf(payload).collection.insertMany(mails, { ordered: false, ignoreUndefined: true })
  } catch (error) {
    const isStoredAlready =
      error instanceof MongoBulkWriteError && [error.writeErrors].flat().every(isDuplicateKey)
    if (!isStoredAlready) throw error
  }
  mailQueued.publish(undefined)
}

/** Claims the mail that has waited longest, or null when none is due. */
export const claimNext = async (payload: Payload): Promise<ClaimedMail | null> => {
  const now = new Date()
  const claimed = await outboxOf(payload)
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
    .lean<(StoredMail & { lease: string }) | null>()
  if (!claimed) return null
  const { _id, queuedAt, createdAt, round, ...mail } = claimed
  return { ...mail, id: _id.toHexString(), round: round ?? 0, queuedAt: queuedAt ?? createdAt }
}

/** Ends an attempt, or records something of it, as long as the mail is claimed under its lease. */
const updateClaimed = async (
  payload: Payload,
  { id, lease }: ClaimedMail,
  statuses: string[],
  $set: object,
  $unset: object = NO_LEASE,
): Promise<boolean> => {
  const { matchedCount } = await outboxOf(payload).updateOne(
    { _id: id, lease, status: { $in: statuses } },
    { $set: { ...$set, updatedAt: new Date() }, $unset },
  )
  return matchedCount === 1
}

/**
 * Records that a mail is about to be passed to the mail server, before the server can have taken it.
 * @returns false when the lease has ended: the mail must not be sent then
 */
export const markHandedOver = async (payload: Payload, { id, lease }: ClaimedMail): Promise<boolean> => {
  const now = new Date()
  const { matchedCount } = await outboxOf(payload).updateOne(
    { _id: id, lease, status: 'sending', leaseUntil: { $gt: now } },
    { $set: { handedOverAt: now, updatedAt: now } },
  )
  return matchedCount === 1
}

/** Records that the mail server accepted a mail. The data of a confidential or a long one are deleted. */
export const markSent = (
  payload: Payload,
  mail: ClaimedMail,
  { isForgotten }: { isForgotten: boolean },
): Promise<boolean> =>
  updateClaimed(
    payload,
    mail,
    // an answer after the lease has ended decides a mail that was uncertain until then
    ['sending', 'uncertain'],
    { status: 'sent', sentAt: new Date() },
    { ...NO_LEASE, lastError: '', nextAttemptAt: '', ...(isForgotten && { data: '' }) },
  )

/** Queues a mail for its next attempt. */
export const retryLater = (
  payload: Payload,
  mail: ClaimedMail,
  error: string,
  delayMs: number,
): Promise<boolean> =>
  updateClaimed(payload, mail, ['sending'], {
    status: 'queued',
    lastError: toError(error),
    nextAttemptAt: new Date(Date.now() + delayMs),
  })

/**
 * Marks a mail as failed: it is not tried again unless staff ask for it.
 * @param isRejected the mail server refused it for good
 */
export const giveUp = (
  payload: Payload,
  mail: ClaimedMail,
  error: string,
  isRejected = false,
): Promise<boolean> =>
  updateClaimed(
    payload,
    mail,
    ['sending'],
    { status: 'failed', lastError: toError(error), isRejected },
    { ...NO_LEASE, nextAttemptAt: '' },
  )

const UNCERTAIN = 'It was passed to the mail server, which did not confirm it. It may have been delivered.'

/** Marks a mail that the mail server did not confirm. The lease stays, so that a late answer can still decide. */
export const markUncertain = (payload: Payload, mail: ClaimedMail, error: string): Promise<boolean> =>
  updateClaimed(
    payload,
    mail,
    ['sending'],
    { status: 'uncertain', lastError: toError(`${UNCERTAIN} ${error}`) },
    { nextAttemptAt: '' },
  )

/**
 * Releases the mails that were claimed by a process which has ended.
 * @param isAlone no other process uses the database: every claim is of a process which has ended
 */
export const releaseAbandoned = async (
  payload: Payload,
  { isAlone }: { isAlone: boolean },
): Promise<void> => {
  const outbox = outboxOf(payload)
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

/** When the next queued mail is due. */
export const nextDue = async (payload: Payload): Promise<Date | undefined> => {
  const first = await outboxOf(payload)
    .findOne({ status: 'queued' }, { nextAttemptAt: 1 }, { sort: { nextAttemptAt: 1 } })
    .lean<Pick<StoredMail, 'nextAttemptAt'> | null>()
  return first?.nextAttemptAt ?? undefined
}

/** To whom a mail went, and what it is about. */
export const findMailFacts = (
  payload: Payload,
  id: string,
): Promise<Pick<StoredMail, '_id' | 'template' | 'to' | 'dedupeKey' | 'status'> | null> =>
  outboxOf(payload)
    .findById(id, { template: 1, to: 1, dedupeKey: 1, status: 1 })
    .lean<Pick<StoredMail, '_id' | 'template' | 'to' | 'dedupeKey' | 'status'> | null>()
    .exec()

/** The data of which a mail is made. */
export const findMailSource = (
  payload: Payload,
  id: string,
): Promise<Pick<StoredMail, '_id' | 'template' | 'status' | 'data'> | null> =>
  outboxOf(payload)
    .findById(id, { template: 1, status: 1, data: 1 })
    .lean<Pick<StoredMail, '_id' | 'template' | 'status' | 'data'> | null>()
    .exec()

/**
 * Queues a mail again, if it still is as the caller read it and is not being sent.
 * @param updatedAt when the mail was changed last, as the caller read it
 * @param expires the mail is of no use after some time, which is counted from when it was first queued
 */
export const queueAgain = async (
  payload: Payload,
  id: string,
  { status, updatedAt, expires }: { status: OutboxStatus; updatedAt: Date; expires: boolean },
): Promise<boolean> => {
  const now = new Date()
  const { matchedCount } = await outboxOf(payload).updateOne(
    { _id: id, status: { $in: ['queued', 'failed', 'uncertain', 'sent'], $eq: status }, updatedAt },
    {
      $set: {
        status: 'queued',
        attempts: 0,
        nextAttemptAt: now,
        updatedAt: now,
        ...(!expires && { queuedAt: now }),
      },
      // the same mail keeps its Message-ID, by which a second copy is recognised; one that arrived is sent as another
      $inc: { round: status === 'sent' ? 1 : 0 },
      $unset: { lastError: '', isRejected: '', lease: '', leaseUntil: '', handedOverAt: '', sentAt: '' },
    },
  )
  mailQueued.publish(undefined)
  return matchedCount > 0
}

/** Receipts, and the mails of contact messages, which stay with their message. */
const KEPT: readonly TemplateName[] = ['contactMessageAnswered', 'contactMessageReceived', 'donationReceipt']

/** Deletes the mails to an address that were queued before a moment, except those that are kept. */
export const deleteMailsTo = async (payload: Payload, email: string, before: Date): Promise<void> => {
  await outboxOf(payload).deleteMany({
    to: email,
    createdAt: { $lt: before },
    template: { $nin: [...KEPT] },
  })
}

/** A mail without what it says. */
export type MailFacts = Pick<StoredMail, '_id' | 'template' | 'to' | 'status' | 'lastError' | 'createdAt'>

/** Mailings have a list of their own. */
const singleMailsTo = (emails: readonly string[]) => ({
  to: { $in: [...emails] },
  template: { $ne: 'mailing' satisfies TemplateName },
})

/** The latest mails to some addresses but for mailings, the newest first, without what they say. */
export const findMailsTo = (
  payload: Payload,
  emails: readonly string[],
  limit: number,
): Promise<MailFacts[]> =>
  outboxOf(payload)
    .find(singleMailsTo(emails), { template: 1, to: 1, status: 1, lastError: 1, createdAt: 1 })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<MailFacts[]>()
    .exec()

export const countMailsTo = (payload: Payload, emails: readonly string[]): Promise<number> =>
  outboxOf(payload).countDocuments(singleMailsTo(emails)).exec()
