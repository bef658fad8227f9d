import type { PayloadRequest } from 'payload'
import { findStaffEvent } from '../../../domain/events'
import { type OrderFilter, orderListSchema } from '../../../domain/events/orders/orderList.schema'
import { invalid } from '../../answers'
import { eventNotFound } from '../answerChange'
import { staffScope } from '../staffScope'

interface AskedOrders {
  event: { id: string; slug: string }
  filter: OrderFilter
}

/** Reads the orders of which event somebody who manages it asks for, or refuses. */
export const askedOrders = async (req: PayloadRequest): Promise<AskedOrders | { refusal: Response }> => {
  const scope = staffScope(req, 'changeEvents')
  if ('refusal' in scope) return scope
  const { data: filter, error } = orderListSchema.safeParse(req.query)
  if (error) return { refusal: invalid(error) }
  const found = await findStaffEvent(req, req.routeParams?.id)
  return found ? { event: found.event, filter } : { refusal: eventNotFound() }
}
