import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { recordChange } from '../../audit'
import { type StoredInvoice, creditOnce, findInvoice } from '../../money/invoices'
import type { StoredOrder } from './ordersRepository'

const REASON = 'The event does not take place'

/**
 * Credits all that is left of the invoice of an order, once: nothing is owed any more, and what was paid is to the
 * payer's credit. The invoice decides in one atomic update; its number, entry and mail follow with its other money
 * (`finaliseMoney`). Safe to repeat, and for several processes at once.
 * @throws while the invoice does not take it: the next run tries again
 */
export const creditRest = async (
  payload: Payload,
  order: StoredOrder,
  invoice: StoredInvoice,
): Promise<void> => {
  const { _id, totalMinor, creditedMinor, writtenOffMinor } = invoice
  const credited = await creditOnce(payload, _id, {
    note: new ObjectId(),
    key: `event-cancelled:${order._id.toHexString()}`,
    amountMinor: totalMinor - (creditedMinor ?? 0) - (writtenOffMinor ?? 0),
    reason: REASON,
    by: new ObjectId(String(order.user)), // nobody decides it: it follows from the event
  })
  const now = credited ?? (await findInvoice(payload, _id))
  if (now?.status === 'open' || now?.status === 'paid')
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
        reason: REASON,
      },
    )
}
