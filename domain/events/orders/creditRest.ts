import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { recordChange } from '../../audit'
import { type StoredInvoice, creditOnce, findInvoice } from '../../money/invoices'
import type { StoredOrder } from './ordersRepository'

interface Credit {
  key: string
  reason: string
  /** What is kept of the total. */
  feeMinor?: number
  /** No more than that is credited: the part of one ticket. */
  mostMinor?: number
}

/**
 * Credits all that is left of the invoice of an order but a fee, or one part of it, once: nothing else is owed any
 * more, and what was paid beyond the fee is to the payer's credit. The invoice decides in one atomic update; its
 * number, entry and mail follow with its other money (`finaliseMoney`). Safe to repeat, and for several processes
 * at once.
 * @throws while the invoice does not take it: the next run tries again
 */
export const creditRest = async (
  payload: Payload,
  order: StoredOrder,
  invoice: StoredInvoice,
  { key, reason, feeMinor = 0, mostMinor = Infinity }: Credit,
): Promise<void> => {
  const { _id, totalMinor, creditedMinor, writtenOffMinor } = invoice
  const leftMinor = totalMinor - feeMinor - (creditedMinor ?? 0) - (writtenOffMinor ?? 0)
  const amountMinor = Math.min(leftMinor, mostMinor)
  if (amountMinor <= 0) return
  const credited = await creditOnce(payload, _id, {
    note: new ObjectId(),
    key,
    amountMinor,
    reason,
    by: new ObjectId(String(order.user)), // nobody of the staff decides it
  })
  const now = credited ?? (await findInvoice(payload, _id))
  const isLeft = now?.status === 'open' || now?.status === 'paid'
  if (isLeft && !now.credits?.some((credit) => credit.key === key))
    throw new Error('An invoice could not be credited yet')
  if (credited)
    await recordChange(
      { payload },
      {
        action: 'invoice.credited',
        subject: { collection: 'invoices', id: _id.toHexString(), title: credited.number },
        account: String(order.user),
        before: { creditedMinor: creditedMinor ?? 0, status: invoice.status },
        after: { creditedMinor: credited.creditedMinor ?? 0, status: credited.status },
        reason,
      },
    )
}
