import { listOwnOrders } from '../../../domain/events/orders'
import type { OwnOrders } from '../../../domain/events/orders/orders.schema'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { listOwnPlaces } from '../../../domain/events/waiting'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { ownOrdersAnswer } from '../tickets/ticketSchemas'

/**
 * `GET /api/ticket-orders/mine`: the own orders, the latest first, and what the caller waits for. Answers 200
 * `OwnOrders`, 401.
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  operation: {
    tag: 'Members',
    summary: 'The own orders of tickets, and the own places on waiting lists',
    answers: reads(ownOrdersAnswer, 'The orders, the latest first'),
  },
  access: signedIn(TEXTS.signIn),
  handler: async ({ payload }, { user }) => {
    const [orders, waiting] = await Promise.all([
      listOwnOrders(payload, user.id),
      listOwnPlaces(payload, user.id),
    ])
    return Response.json({ orders, waiting } satisfies OwnOrders)
  },
})
