import { type Collection, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Payment } from '../../payload-types'
import { isDuplicateKey, modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'
import type { NewPayment, PaymentStatus } from './payment.schema'

/** A payment as the database has it. */
export type StoredPayment = Stored<Payment>

const paymentsOf = (payload: Payload): Collection<StoredPayment> =>
  modelOf(payload, 'payments').collection as unknown as Collection<StoredPayment>

const toId = (id: string | ObjectId): ObjectId => (typeof id === 'string' ? new ObjectId(id) : id)

/**
 * Stores a payment, unless one with its key is stored.
 * @returns the stored one, and whether this call stored it
 */
export const createPayment = async (
  payload: Payload,
  payment: NewPayment,
): Promise<{ payment: StoredPayment; isNew: boolean }> => {
  let isNew = true
  try {
    await modelOf(payload, 'payments').create({
      ...payment,
      creditMinor: 0,
      revision: 0,
      needsFinalising: payment.status === 'confirmed',
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
    isNew = false
  }
  const stored = await paymentsOf(payload).findOne({ key: payment.key })
  if (!stored) throw new Error('A payment was gone as soon as it was made')
  return { payment: stored, isNew }
}

export const findPayment = (payload: Payload, id: string | ObjectId): Promise<StoredPayment | null> =>
  paymentsOf(payload).findOne({ _id: toId(id) })

/** The payment with a key. */
export const findPaymentByKey = (payload: Payload, key: string): Promise<StoredPayment | null> =>
  paymentsOf(payload).findOne({ key })

/** The payments of an account, the latest first. */
export const findPaymentsOf = (payload: Payload, user: string): Promise<StoredPayment[]> =>
  paymentsOf(payload)
    .find({ user: toId(user) })
    .sort({ paidAt: -1, _id: -1 })
    .limit(500)
    .toArray()

/** The payments for an invoice, the latest first. */
export const findPaymentsFor = (payload: Payload, invoice: string | ObjectId): Promise<StoredPayment[]> =>
  paymentsOf(payload)
    .find({ invoice: toId(invoice) })
    .sort({ paidAt: -1, _id: -1 })
    .toArray()

/**
 * Moves a payment from one of some statuses to another, in one conditional update: of two who decide at once, one does.
 * @returns the payment as it is then; null when it was in none of these statuses
 */
export const changePaymentStatus = (
  payload: Payload,
  id: string | ObjectId,
  from: readonly PaymentStatus[],
  to: PaymentStatus,
  facts: Partial<
    Pick<StoredPayment, 'paidAt' | 'transaction' | 'payer' | 'reason' | 'amountMinor' | 'isQuiet'>
  > & {
    by?: string | null
  } = {},
): Promise<StoredPayment | null> => {
  const { by, ...fields } = facts
  return paymentsOf(payload).findOneAndUpdate(
    { _id: toId(id), status: { $in: [...from] } },
    {
      $set: {
        ...fields,
        ...(by && { by: toId(by) }),
        status: to,
        decidedAt: new Date(),
        needsFinalising: true,
      },
      $inc: { revision: 1 },
    },
    { returnDocument: 'after' },
  )
}

/** Notes what of a payment no invoice took: it is to the credit of the payer. */
export const setCredit = async (payload: Payload, id: ObjectId, creditMinor: number): Promise<void> => {
  await paymentsOf(payload).updateOne({ _id: id }, { $set: { creditMinor } })
}

/**
 * The payments of a bank or mobile money account that did not come from a statement: reported by their payers or
 * confirmed by hand, since a moment. A line of a statement may be one of them.
 */
export const findClaims = (payload: Payload, since: Date): Promise<StoredPayment[]> =>
  paymentsOf(payload)
    .find({
      method: { $in: ['bank', 'merchant'] },
      status: { $in: ['reported', 'confirmed'] },
      paidAt: { $gte: since },
      key: { $not: /^line:/ },
    })
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
  await paymentsOf(payload).updateOne({ _id: id }, { $set: { receiptNumber } })
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

/** Notes that the consequences of a payment are applied, unless it has changed since it was read. */
export const markPaymentFinalised = async (
  payload: Payload,
  { _id, revision }: Pick<StoredPayment, '_id' | 'revision'>,
): Promise<void> => {
  await paymentsOf(payload).updateOne({ _id, revision }, { $set: { needsFinalising: false } })
}

/** Removes from the payments of an account what names its person. Safe to repeat. */
export const erasePayer = async (payload: Payload, user: string): Promise<void> => {
  await paymentsOf(payload).updateMany({ user: toId(user) }, { $unset: { payer: 1, reason: 1 } })
}
