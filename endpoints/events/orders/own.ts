import { findAttendanceCertificate } from '../../../domain/events/attendance'
import { listUpcomingTickets, readOwnOrder } from '../../../domain/events/orders'
import type { OrderView, UpcomingTickets } from '../../../domain/events/orders/orders.schema'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { NO_ORDER, ORDER_ID, orderAnswer, upcomingTicketsAnswer } from '../tickets/ticketSchemas'

/** `GET /api/ticket-orders/upcoming`: what a device keeps for the door. Answers 200 `UpcomingTickets`, 401. */
export const upcoming = declareEndpoint({
  method: 'get',
  path: '/upcoming',
  operation: {
    tag: 'Members',
    summary: 'The own valid tickets for events that are not over, at most ten',
    answers: reads(upcomingTicketsAnswer, 'The tickets, the soonest event first'),
  },
  access: signedIn(TEXTS.signIn),
  handler: async ({ payload }, { user }) =>
    Response.json({ tickets: await listUpcomingTickets(payload, user.id) } satisfies UpcomingTickets),
})

/** `GET /api/ticket-orders/:id`: an own order with its tickets. Answers 200 `OrderView`, 401, 404. */
export const one = declareEndpoint({
  method: 'get',
  path: '/:id',
  operation: {
    tag: 'Members',
    summary: 'An own order with its tickets',
    parameters: ORDER_ID,
    answers: { ...reads(orderAnswer, 'The order'), ...NO_ORDER },
  },
  access: signedIn(TEXTS.signIn),
  handler: async ({ payload, routeParams }, { user }) => {
    const id = routeParams?.id
    const order = isObjectId(id) ? await readOwnOrder(payload, id, user.id) : undefined
    if (!order) return problem(404, 'not_found', TEXTS.notFound)
    const certificate = await findAttendanceCertificate(payload, order.event.id, user.id)
    return Response.json({ ...order, hasCertificate: !('problem' in certificate) } satisfies OrderView)
  },
})
