import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Invoice } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Stored } from '../../../platform/stored.types'
import { type NewInvoice, totalOf } from './invoice.schema'
import { normaliseReference } from './reference.schema'
import { scheduleInstalments } from './scheduleInstalments'

/** An invoice as the database has it. Number and reference are missing only while it is being issued. */
export type StoredInvoice = Stored<Invoice, 'dueAt'>

/** The native collection: updates are pipelines, which mongoose would not cast. */
export const invoicesOf = (payload: Payload): Collection<StoredInvoice> =>
  modelOf(payload, 'invoices').collection as unknown as Collection<StoredInvoice>

const toId = (id: string | ObjectId): ObjectId => (typeof id === 'string' ? new ObjectId(id) : id)

/**
 * Stores an invoice that is still without a number, unless one with its key is stored.
 * @returns the one that is, and whether this call stored it
 */
export const createInvoice = async (
  payload: Payload,
  invoice: NewInvoice,
): Promise<{ invoice: StoredInvoice; isNew: boolean }> => {
  const totalMinor = totalOf(invoice.lines)
  const { instalments = 1, ...rest } = invoice
  let isNew = true
  try {
    await modelOf(payload, 'invoices').create({
      ...rest,
      lines: [...invoice.lines],
      instalments: scheduleInstalments(totalMinor, instalments, invoice.dueAt) ?? [],
      totalMinor,
      openMinor: totalMinor,
      status: totalMinor === 0 ? 'paid' : 'open',
      ...(totalMinor === 0 && { paidAt: new Date() }),
      issuedAt: new Date(),
      allocations: [],
      needsFinalising: true,
      revision: 0,
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    isNew = false
  }
  const stored = await invoicesOf(payload).findOne({ key: invoice.key })
  if (!stored) throw new Error('An invoice was gone as soon as it was made')
  return { invoice: stored, isNew }
}

/** Gives an invoice its number and reference. Safe to repeat. */
export const setInvoiceNumber = async (
  payload: Payload,
  id: ObjectId,
  number: string,
  reference: string,
): Promise<StoredInvoice | null> =>
  invoicesOf(payload).findOneAndUpdate(
    { _id: id },
    { $set: { number, reference } },
    { returnDocument: 'after' },
  )

export const findInvoice = (payload: Payload, id: string | ObjectId): Promise<StoredInvoice | null> =>
  invoicesOf(payload).findOne({ _id: toId(id) })

/**
 * Records that an invoice was reminded of.
 * @param day of Juba's calendar, YYYY-MM-DD
 * @returns false where that was recorded for the day before
 */
export const markReminded = async (payload: Payload, id: ObjectId, day: string): Promise<boolean> => {
  const { matchedCount } = await invoicesOf(payload).updateOne(
    { _id: id, remindedOn: { $ne: day } },
    { $set: { remindedOn: day } },
  )
  return matchedCount > 0
}

/** The invoices of an account that have a number, the latest first. */
export const findInvoicesOf = (payload: Payload, user: string): Promise<StoredInvoice[]> =>
  invoicesOf(payload)
    .find({ user: toId(user), number: { $ne: null } })
    .sort({ issuedAt: -1, _id: -1 })
    .limit(500)
    .toArray()

/** The invoices for renewals of an account, void ones too and ones that are being issued, the latest first. */
export const findRenewalInvoices = (payload: Payload, user: string): Promise<StoredInvoice[]> =>
  invoicesOf(payload)
    .find({ user: toId(user), purpose: 'renewal' })
    .sort({ issuedAt: -1, _id: -1 })
    .toArray()

/** The same for some accounts. */
export const findRenewalInvoicesOf = (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<StoredInvoice[]> =>
  invoicesOf(payload)
    .find({ user: { $in: [...users] }, purpose: 'renewal' })
    .toArray()

/** The invoices that follow from an application, void ones left out. What is credited was decided by staff. */
export const findInvoicesOfApplication = (
  payload: Payload,
  application: ObjectId,
): Promise<StoredInvoice[]> =>
  invoicesOf(payload)
    .find({ application, status: { $ne: 'void' } })
    .toArray()

/** The invoice whose number or payment reference a text is, however it is spaced. */
export const findInvoiceByText = (payload: Payload, text: string): Promise<StoredInvoice | null> =>
  invoicesOf(payload).findOne({
    $or: [{ number: text.trim().toUpperCase() }, { reference: normaliseReference(text) }],
  })

/** Some invoices, by their ids. */
export const findInvoicesById = async (
  payload: Payload,
  ids: readonly ObjectId[],
): Promise<Map<string, StoredInvoice>> => {
  const found = await invoicesOf(payload)
    .find({ _id: { $in: [...ids] } })
    .toArray()
  return new Map(found.map((invoice) => [invoice._id.toHexString(), invoice]))
}

/** Notes that it is checked whether the money of a payment came. Once that has ended, it does not begin again. */
export const beginCheck = async (
  payload: Payload,
  id: ObjectId,
  payment: ObjectId,
  at: Date,
): Promise<void> => {
  await invoicesOf(payload).updateOne(
    { _id: id, 'checks.payment': { $ne: payment } },
    {
      $push: { checks: { payment, at, endedAt: null } },
      $set: { needsFinalising: true },
      $inc: { revision: 1 },
    },
  )
}

/** Ends the check of a payment for good, also one that was never noted. Safe to repeat. */
export const endCheck = async (
  payload: Payload,
  id: ObjectId,
  payment: ObjectId,
  at: Date,
): Promise<void> => {
  const endedAt = new Date()
  await invoicesOf(payload).updateOne(
    { _id: id, 'checks.payment': { $ne: payment } },
    { $push: { checks: { payment, at, endedAt } } },
  )
  await invoicesOf(payload).updateOne(
    { _id: id, checks: { $elemMatch: { payment, endedAt: null } } },
    { $set: { 'checks.$.endedAt': endedAt, needsFinalising: true }, $inc: { revision: 1 } },
  )
}

/** A renewal of which a payment is being checked, and since when. */
export interface CheckedRenewal {
  user: ObjectId
  /** When the payment was reported or started, each. */
  since: Date[]
}

/** The renewals of some accounts of which a payment is being checked. */
export const findCheckedRenewals = async (
  payload: Payload,
  users: readonly unknown[],
): Promise<CheckedRenewal[]> => {
  const invoices = await modelOf(payload, 'invoices')
    .find(
      { user: { $in: [...users] }, purpose: 'renewal', checks: { $elemMatch: { endedAt: null } } },
      { user: 1, checks: 1 },
    )
    .lean<Pick<StoredInvoice, 'user' | 'checks'>[]>()
  return invoices.map(({ user, checks }) => ({
    user,
    since: (checks ?? []).flatMap(({ at, endedAt }) => (endedAt ? [] : at)),
  }))
}

/**
 * Voids an invoice of which nothing is paid, in one conditional update.
 * @returns whether it was open and unpaid
 */
export const voidOpenInvoice = async (
  payload: Payload,
  id: string,
  voided: { by: string; reason: string },
): Promise<boolean> => {
  const { modifiedCount } = await invoicesOf(payload).updateOne(
    { _id: toId(id), status: 'open', number: { $ne: null }, $expr: { $eq: ['$openMinor', '$totalMinor'] } },
    {
      $set: {
        status: 'void',
        openMinor: 0,
        voidedAt: new Date(),
        voidedBy: toId(voided.by),
        voidReason: voided.reason,
        needsFinalising: true,
      },
      $inc: { revision: 1 },
    },
  )
  return modifiedCount > 0
}

/** An invoice whose consequences are not applied yet; null when they are. */
export const findUnfinalisedInvoice = (
  payload: Payload,
  id: string | ObjectId,
): Promise<StoredInvoice | null> => invoicesOf(payload).findOne({ _id: toId(id), needsFinalising: true })

/** The ids of invoices whose consequences are not applied yet, the oldest first. */
export const findUnfinalisedInvoices = async (payload: Payload, limit: number): Promise<string[]> =>
  (
    await invoicesOf(payload)
      .find({ needsFinalising: true }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray()
  ).map(({ _id }) => _id.toHexString())

/** Notes that the consequences of an invoice are applied, unless it has changed since it was read. */
export const markInvoiceFinalised = async (
  payload: Payload,
  { _id, revision }: Pick<StoredInvoice, '_id' | 'revision'>,
): Promise<void> => {
  await invoicesOf(payload).updateOne({ _id, revision }, { $set: { needsFinalising: false } })
}

const TERM_FIELDS = {
  user: 1,
  number: 1,
  purpose: 1,
  application: 1,
  years: 1,
  issuedAt: 1,
  paidAt: 1,
  graceDays: 1,
  endsWithYear: 1,
  status: 1,
  instalments: 1,
  allocations: 1,
  credits: 1,
} as const

/**
 * An invoice for a renewal, which gives years of membership once it is paid, or for a first term, which may begin
 * it: a paid one, or one that is paid in instalments.
 */
export type PaidTerm = Pick<StoredInvoice, '_id' | keyof typeof TERM_FIELDS>

/**
 * The invoices of some accounts that begin or extend a membership: paid ones, and in instalments open and written off
 * ones.
 */
export const findPaidTerms = (payload: Payload, users: readonly unknown[]): Promise<PaidTerm[]> =>
  modelOf(payload, 'invoices')
    .find(
      {
        user: { $in: [...users] },
        purpose: { $in: ['joining', 'renewal'] },
        $or: [
          { status: 'paid' },
          { status: { $in: ['open', 'writtenOff'] }, 'instalments.0': { $exists: true } },
        ],
      },
      TERM_FIELDS,
    )
    .lean<PaidTerm[]>()
    .exec()

/** A payment for a term that was reversed: what it had given was taken back. */
export interface TakenBack {
  id: string
  number: string
  at: Date
}

/** The payments for terms of an account that were reversed, the latest ones. */
export const findTakenBack = async (payload: Payload, user: string): Promise<TakenBack[]> => {
  const invoices = await invoicesOf(payload)
    .find(
      {
        user: toId(user),
        purpose: { $in: ['joining', 'renewal'] },
        'allocations.releasedAt': { $type: 'date' },
      },
      { projection: { number: 1, allocations: 1 } },
    )
    .sort({ _id: -1 })
    .limit(100)
    .toArray()
  return invoices.flatMap(({ _id, number, allocations }) =>
    (allocations ?? []).flatMap(({ payment, releasedAt, amountMinor }) =>
      releasedAt && amountMinor > 0
        ? { id: `${_id.toHexString()}-${payment.toHexString()}-back`, number: number ?? '', at: releasedAt }
        : [],
    ),
  )
}

/** Removes from the invoices of an account what names its person. Safe to repeat. */
export const eraseRecipient = async (payload: Payload, user: string): Promise<void> => {
  await invoicesOf(payload).updateMany(
    { user: toId(user) },
    { $set: { recipient: { name: 'Erased', email: '' } } },
  )
}
