import type { PayloadRequest } from 'payload'
import { type OrderProblem, answerProblem, countsOf } from '../orders'
import type { NewOrder } from '../orders/orders.schema'
import { readTicketOffers } from '../tickets'

/**
 * Why a guest cannot get the tickets of an order as things stand; undefined when they are offered to everybody. Nothing
 * is held: the order itself decides.
 */
export const whyNotOffered = async (
  req: PayloadRequest,
  event: unknown,
  { tickets, currency, code }: Pick<NewOrder, 'tickets' | 'currency' | 'code'>,
): Promise<OrderProblem | undefined> => {
  const offers = await readTicketOffers({ ...req, user: null }, event, code)
  if (!offers) return { problem: 'not_found' }
  if (!offers.isOpen) return { problem: 'closed' }
  const wrong = answerProblem(offers.questions, tickets)
  if (wrong) return wrong
  for (const [id, count] of Object.entries(countsOf(tickets))) {
    const type = offers.types.find((each) => each.id === id)
    const typeName = type?.name ?? 'This ticket'
    const offer = type?.offers.find((each) => each.currency === currency)
    if (!type || !offer || offer.amountMinor === null) return { problem: 'not_on_sale', typeName }
    if (type.isExtra && tickets.some((each) => each.isOwn && each.type === id))
      return { problem: 'not_own', typeName }
    if (type.needsApproval) return { problem: 'needs_approval', typeName }
    if (type.left !== null && type.left < count) return { problem: 'sold_out', typeName }
    if (type.most < count) return { problem: 'too_many_of_type', typeName }
  }
  return undefined
}
