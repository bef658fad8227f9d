import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { MailingRecipient } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { insertMissing } from '../../../platform/insertMissing'
import type { Stored } from '../../../platform/stored.types'
import { entriesOf } from '../../../platform/records.schema'
import type { RecipientState, ReportFigure, SkipReason } from './mailingTexts.schema'

export type StoredRecipient = Stored<MailingRecipient>

const recipientsOf = (payload: Payload) => modelOf(payload, 'mailing-recipients')

export interface NewRecipient {
  user: ObjectId
  email: string
  name: string
  phone: string | null
  skip: SkipReason | null
}

/** Adds people to the list of a mailing; who stands there already is left as they are. */
export const addRecipients = async (
  payload: Payload,
  mailing: ObjectId,
  people: readonly NewRecipient[],
): Promise<void> => {
  const now = new Date()
  await insertMissing(
    recipientsOf(payload).collection,
    people.map(({ user, email, name, phone, skip }) => ({
      _id: new ObjectId(),
      mailing,
      user,
      email,
      name,
      phone,
      state: skip ? 'skipped' : 'waiting',
      ...(skip && { skip }),
      createdAt: now,
      updatedAt: now,
    })),
  )
}

/** The next people of a mailing in a state, in the order of their rows, after one of them. */
export const findInState = (
  payload: Payload,
  mailing: ObjectId,
  states: readonly RecipientState[],
  limit: number,
  after?: ObjectId,
): Promise<StoredRecipient[]> =>
  recipientsOf(payload)
    .find({ mailing, state: { $in: [...states] }, ...(after && { _id: { $gt: after } }) })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<StoredRecipient[]>()
    .exec()

/**
 * Moves people of a mailing from one state to another.
 * @returns how many this call moved
 */
export const moveRecipients = async (
  payload: Payload,
  ids: readonly ObjectId[],
  from: readonly RecipientState[],
  set: Partial<
    Pick<StoredRecipient, 'state' | 'skip' | 'reason' | 'queuedAt' | 'settledAt' | 'bounce' | 'bouncedAt'>
  >,
): Promise<number> => {
  if (ids.length === 0) return 0
  const { modifiedCount } = await recipientsOf(payload).updateMany(
    { _id: { $in: [...ids] }, state: { $in: [...from] } },
    { $set: { ...set, updatedAt: new Date() } },
    { timestamps: false },
  )
  return modifiedCount
}

/** How many mails of all mailings were queued since a moment. */
export const countQueuedSince = (payload: Payload, since: Date): Promise<number> =>
  recipientsOf(payload)
    .countDocuments({ queuedAt: { $gte: since } })
    .exec()

/** What the figures of a report count. */
const FIGURES: Record<ReportFigure, Record<string, unknown>> = {
  all: {},
  sent: { state: 'sent' },
  delivered: { state: 'sent', bounce: { $ne: 'permanent' } },
  bounced: { bounce: 'permanent' },
  delayed: { bounce: 'temporary' },
  unsubscribed: { unsubscribedAt: { $ne: null } },
  waiting: { state: { $in: ['waiting', 'queued'] } },
  failed: { state: 'failed' },
  uncertain: { state: 'uncertain' },
  skipped: { state: 'skipped' },
  cancelled: { state: 'cancelled' },
}

/** The figures of a report, and why people were left out. */
export const countFigures = async (
  payload: Payload,
  mailing: ObjectId,
): Promise<{ figures: Record<ReportFigure, number>; skipped: Partial<Record<SkipReason, number>> }> => {
  const recipients = recipientsOf(payload)
  const [counts, reasons] = await Promise.all([
    Promise.all(
      entriesOf(FIGURES).map(
        async ([figure, where]) =>
          [figure, await recipients.countDocuments({ mailing, ...where }).exec()] as const,
      ),
    ),
    recipients.collection
      .aggregate<{ _id: SkipReason; count: number }>([
        { $match: { mailing, state: 'skipped' } },
        { $group: { _id: '$skip', count: { $sum: 1 } } },
      ])
      .toArray(),
  ])
  return {
    figures: Object.fromEntries(counts) as Record<ReportFigure, number>,
    skipped: Object.fromEntries(reasons.map(({ _id, count }) => [_id, count])),
  }
}

/** A page of the people behind a figure. */
export const findRecipients = async (
  payload: Payload,
  mailing: ObjectId,
  { figure, page, perPage }: { figure: ReportFigure; page: number; perPage: number },
): Promise<{ docs: StoredRecipient[]; total: number }> => {
  const where = { mailing, ...FIGURES[figure] }
  const recipients = recipientsOf(payload)
  const [docs, total] = await Promise.all([
    recipients
      .find(where)
      .sort({ _id: 1 })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .lean<StoredRecipient[]>()
      .exec(),
    recipients.countDocuments(where),
  ])
  return { docs, total }
}

/** A person of a mailing, by the row's id. */
export const findRecipient = (payload: Payload, id: string): Promise<StoredRecipient | null> =>
  recipientsOf(payload).findById(id).lean<StoredRecipient | null>().exec()

/** Notes that the mail to a person came back; a permanent refusal stays one. */
export const noteBounce = async (
  payload: Payload,
  {
    mailing,
    user,
    isPermanent,
    reason,
  }: { mailing: string; user: string; isPermanent: boolean; reason: string },
): Promise<void> => {
  await recipientsOf(payload).updateOne(
    { mailing, user, ...(!isPermanent && { bounce: { $ne: 'permanent' } }) },
    {
      $set: {
        bounce: isPermanent ? 'permanent' : 'temporary',
        bouncedAt: new Date(),
        reason: reason.slice(0, 300),
        updatedAt: new Date(),
      },
    },
    { timestamps: false },
  )
}

/** Notes that a person unsubscribed by the link of a mailing, once. */
export const noteUnsubscribed = async (payload: Payload, mailing: string, user: string): Promise<void> => {
  await recipientsOf(payload).updateOne(
    { mailing, user, unsubscribedAt: null },
    { $set: { unsubscribedAt: new Date() } },
    { timestamps: false },
  )
}

/** The latest mailings to a person, the newest first. */
export const findRecipientRows = (
  payload: Payload,
  user: string,
  limit: number,
): Promise<StoredRecipient[]> =>
  recipientsOf(payload)
    .find({ user })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<StoredRecipient[]>()
    .exec()

export const countMailingsTo = (payload: Payload, user: string): Promise<number> =>
  recipientsOf(payload).countDocuments({ user }).exec()
