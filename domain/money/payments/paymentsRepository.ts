import { type Collection, type Filter, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Payment } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import type { Currency } from '../../../platform/money.schema'
import type { Stored } from '../../../platform/stored.types'
import { type NewPayment, OPEN_PAYMENT_STATUSES, type PaymentStatus } from './payment.schema'
import { countWhere } from '../../../platform/countWhere'

/** A payment as the database has it. */
export type StoredPayment = Stored<Payment, 'openingUntil' | 'heldUntil'>

/** The native collection: updates are pipelines, which mongoose would not cast. */
export const paymentsOf = (payload: Payload): Collection<StoredPayment> =>
  modelOf(payload, 'payments').collection as unknown as Collection<StoredPayment>

/** An id as the database holds it. */
export const toId = (id: string | ObjectId): ObjectId => (typeof id === 'string' ? new ObjectId(id) : id)

/**
 * Stores a payment, unless one with its key is stored, or one that waits for the same provider and invoice.
 * @returns the stored one, and whether this call stored it
 */
export const createPayment = async (
  payload: Payload,
  payment: NewPayment,
): Promise<{ payment: StoredPayment; isNew: boolean }> => {
  const { key, openFor } = payment
  let isNew = true
  try {
    await modelOf(payload, 'payments').create({
      ...payment,
      isQuiet: payment.isQuiet ?? false,
      creditMinor: 0,
      revision: 0,
      needsFinalising: true,
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    isNew = false
  }
  const stored =
    (await paymentsOf(payload).findOne({ key })) ??
    (openFor ? await paymentsOf(payload).findOne({ openFor }) : null)
  if (!stored) throw new Error('A payment was gone as soon as it was made')
  return { payment: stored, isNew }
}

export const findPayment = (payload: Payload, id: string | ObjectId): Promise<StoredPayment | null> =>
  paymentsOf(payload).findOne({ _id: toId(id) })

/** Payments by their ids, by id. */
export const findPaymentsById = async (
  payload: Payload,
  ids: readonly ObjectId[],
): Promise<Map<string, StoredPayment>> => {
  if (ids.length === 0) return new Map()
  const found = await paymentsOf(payload)
    .find({ _id: { $in: [...ids] } })
    .toArray()
  return new Map(found.map((payment) => [payment._id.toHexString(), payment]))
}

/** The payment with a key. */
export const findPaymentByKey = (payload: Payload, key: string): Promise<StoredPayment | null> =>
  paymentsOf(payload).findOne({ key })

/** The last payment with a sheet of the receipt book that was reversed; null without one. */
export const findReversedSheet = (payload: Payload, sheet: string): Promise<StoredPayment | null> =>
  paymentsOf(payload).findOne({ sheet }, { sort: { decidedAt: -1 } })

/** A pay-back of credit, with the payment that left it. */
export interface RecordedRefund {
  payment: string
  key: string
  method: string
  amountMinor: number
  currency: Currency
  payer: string
  reason: string
  at: Date
}

/** What was paid back of the credit of payments, the latest payments first. */
export const findRefunds = async (payload: Payload, limit: number): Promise<RecordedRefund[]> =>
  (
    await paymentsOf(payload)
      .find({ 'creditRefunds.key': { $exists: true } })
      .sort({ _id: -1 })
      .limit(limit)
      .toArray()
  ).flatMap(({ _id, currency, payer, creditRefunds }) =>
    (creditRefunds ?? []).map(({ key, method, amountMinor, reason, at }) => ({
      payment: _id.toHexString(),
      key,
      method,
      amountMinor,
      currency,
      payer: payer ?? 'the payer',
      reason,
      at,
    })),
  )

/** The payments of an account, the latest first. */
export const findPaymentsOf = (payload: Payload, user: string): Promise<StoredPayment[]> =>
  paymentsOf(payload)
    .find({ user: toId(user) })
    .sort({ paidAt: -1, _id: -1 })
    .limit(500)
    .toArray()

/** Whether a payment of an account waits for the provider or is being checked. */
export const hasOpenPayment = async (payload: Payload, user: ObjectId): Promise<boolean> =>
  (await paymentsOf(payload).findOne(
    { user, status: { $in: [...OPEN_PAYMENT_STATUSES] } },
    { projection: { _id: 1 } },
  )) !== null

/** The ids of the accounts of whom a payment is being checked. */
export const findPayers = async (payload: Payload): Promise<string[]> =>
  (await paymentsOf(payload).distinct('user', { status: { $in: [...OPEN_PAYMENT_STATUSES] } })).flatMap(
    (user) => user?.toHexString() ?? [],
  )

/** The payments for an invoice, the latest first. */
export const findPaymentsFor = (payload: Payload, invoice: string | ObjectId): Promise<StoredPayment[]> =>
  paymentsOf(payload)
    .find({ invoice: toId(invoice) })
    .sort({ paidAt: -1, _id: -1 })
    .toArray()

/** What may change with the status of a payment. */
type PaymentFact =
  | 'paidAt'
  | 'transaction'
  | 'payer'
  | 'reason'
  | 'note'
  | 'amountMinor'
  | 'currency'
  | 'isQuiet'
  | 'providerId'
  | 'chargeId'
  | 'returnedAt'
  | 'provided'
  | 'key'
  | 'sheet'

/**
 * Moves a payment from one of some statuses to another, in one conditional update: of two who decide at once, one does.
 * @returns the payment as it is then; null when it was in none of these statuses
 */
export const changePaymentStatus = (
  payload: Payload,
  id: string | ObjectId,
  from: readonly PaymentStatus[],
  to: PaymentStatus,
  facts: Partial<Pick<StoredPayment, PaymentFact>> & {
    by?: string | null
    /** Only while nothing of its credit was paid back. */
    isUnrefunded?: boolean
  } = {},
): Promise<StoredPayment | null> => {
  const { by, isUnrefunded = false, ...fields } = facts
  return paymentsOf(payload).findOneAndUpdate(
    {
      _id: toId(id),
      status: { $in: [...from] },
      ...(isUnrefunded && { 'creditRefunds.0': { $exists: false } }),
    },
    {
      $set: {
        ...fields,
        ...(by && { by: toId(by) }),
        status: to,
        decidedAt: new Date(),
        // programs read what has changed since
        updatedAt: new Date(),
        needsFinalising: true,
      },
      ...(to !== 'started' && { $unset: { openFor: 1, nextAskAt: 1 } }),
      $inc: { revision: 1 },
    },
    { returnDocument: 'after' },
  )
}

/**
 * The payments of a bank or mobile money account that did not come from a statement: reported by their payers or
 * confirmed by hand, since a moment. A line of a statement may be one of them.
 */
export const findClaims = (payload: Payload, since: Date): Promise<StoredPayment[]> =>
  paymentsOf(payload)
    .find(
      {
        method: { $in: ['bank', 'merchant'] },
        status: { $in: ['reported', 'confirmed'] },
        paidAt: { $gte: since },
        key: { $not: /^line:/ },
      },
      { batchSize: 250 },
    )
    .toArray()

/** The confirmed payments with a transaction number. */
export const findConfirmedByTransaction = (payload: Payload, transaction: string): Promise<StoredPayment[]> =>
  paymentsOf(payload).find({ transaction, status: 'confirmed' }).limit(10).toArray()

/** Gives a payment the number of its receipt. */
export const setReceiptNumber = async (
  payload: Payload,
  id: ObjectId,
  receiptNumber: string,
): Promise<void> => {
  await paymentsOf(payload).updateOne({ _id: id }, { $set: { receiptNumber, updatedAt: new Date() } })
}

/** A payment whose consequences are not applied yet; null when they are. */
export const findUnfinalisedPayment = (
  payload: Payload,
  id: string | ObjectId,
): Promise<StoredPayment | null> => paymentsOf(payload).findOne({ _id: toId(id), needsFinalising: true })

/** The ids of payments whose consequences are not applied yet, the oldest first. */
export const findUnfinalisedPayments = async (payload: Payload, limit: number): Promise<string[]> =>
  (
    await paymentsOf(payload)
      .find({ needsFinalising: true }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(limit)
      .toArray()
  ).map(({ _id }) => _id.toHexString())

/** Has the consequences of some payments applied anew: a credit note gave back what they paid. */
export const markUnfinalised = async (payload: Payload, ids: readonly ObjectId[]): Promise<void> => {
  await paymentsOf(payload).updateMany(
    { _id: { $in: [...ids] } },
    { $set: { needsFinalising: true }, $inc: { revision: 1 } },
  )
}

/** Notes that the consequences of a payment are applied, unless it has changed since it was read. */
export const markPaymentFinalised = async (
  payload: Payload,
  { _id, revision }: Pick<StoredPayment, '_id' | 'revision'>,
): Promise<void> => {
  await paymentsOf(payload).updateOne({ _id, revision }, { $set: { needsFinalising: false } })
}

/** The slips of an account's payments. */
export const findSlipsOf = async (payload: Payload, user: string): Promise<string[]> =>
  (
    await paymentsOf(payload)
      .find({ user: toId(user), slip: { $type: 'objectId' } }, { projection: { slip: 1 } })
      .toArray()
  ).flatMap(({ slip }) => slip?.toHexString() ?? [])

/** Whether a payment shows a file. */
export const isFileOfPayment = async (payload: Payload, file: string): Promise<boolean> =>
  (await paymentsOf(payload).findOne({ slip: toId(file) }, { projection: { _id: 1 } })) !== null

/** The payment that a slip was sent with. */
export const findPaymentOfSlip = async (
  payload: Payload,
  user: string,
  file: string,
): Promise<string | undefined> =>
  (
    await paymentsOf(payload).findOne({ user: toId(user), slip: toId(file) }, { projection: { _id: 1 } })
  )?._id.toHexString()

/** How many payments meet a condition. */
export const countPayments = (payload: Payload, where: Filter<StoredPayment>): Promise<number> =>
  paymentsOf(payload).countDocuments(where)

/** A page of the payments that meet a condition. */
export const findPaymentPage = async (
  payload: Payload,
  where: Filter<StoredPayment>,
  { sort, page, limit }: { sort: string; page: number; limit: number },
): Promise<{ docs: StoredPayment[]; totalDocs: number }> => {
  const direction = sort.startsWith('-') ? -1 : 1
  const field = sort.replace(/^-/, '')
  const [docs, totalDocs] = await Promise.all([
    paymentsOf(payload)
      .find(where)
      .sort({ [field]: direction, _id: direction })
      .skip((page - 1) * limit)
      .limit(limit)
      .toArray(),
    countWhere(paymentsOf(payload), where),
  ])
  return { docs, totalDocs }
}

/** How many payments name each of some transaction numbers. */
export const countTransactions = async (
  payload: Payload,
  transactions: readonly string[],
): Promise<Map<string, number>> => {
  if (transactions.length === 0) return new Map()
  const rows = await paymentsOf(payload)
    .aggregate<{ _id: string; count: number }>([
      { $match: { transaction: { $in: [...transactions] } } },
      { $group: { _id: '$transaction', count: { $sum: 1 } } },
    ])
    .toArray()
  return new Map(rows.map(({ _id, count }) => [_id, count]))
}

/** Removes from the payments of an account what names its person. Safe to repeat. */
export const erasePayer = async (payload: Payload, user: string): Promise<void> => {
  await paymentsOf(payload).updateMany(
    { user: toId(user) },
    { $unset: { payer: 1, reason: 1, note: 1, phone: 1, slip: 1 } },
  )
  await paymentsOf(payload).updateMany({ user: toId(user), 'creditRefunds.0': { $exists: true } }, {
    $set: { 'creditRefunds.$[].reason': 'Deleted' },
    $unset: { 'creditRefunds.$[].transaction': 1 },
  } as never)
}
