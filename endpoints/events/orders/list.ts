import { ORDER_COLUMNS, exportOrders, listOrders } from '../../../domain/events/orders'
import { orderListSchema } from '../../../domain/events/orders/orderList.schema'
import { findQuestions } from '../../../domain/events/questions'
import { declareEndpoint } from '../../declareEndpoint'
import { declareTable } from '../../declareTable'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { orderListAnswer } from '../tickets/ticketSchemas'
import { askedOrders } from './askedOrders'

const managers = admittedBy(askedOrders, { query: orderListSchema })

/**
 * `GET /api/events/:id/orders?q=&status=&sort=&page=`: a page of the orders of tickets for an event, the latest first
 * by default. For who manages the event: people of all regions buy. Answers 200 `OrderList`, 400, 401, 403, 404.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/:id/orders',
  operation: {
    tag: 'Staff: events',
    summary: 'The orders of tickets for an event',
    parameters: EVENT_ID,
    answers: { ...reads(orderListAnswer, 'A page of orders'), ...NO_EVENT },
  },
  access: managers,
  handler: async (req, { event, filter }) => Response.json(await listOrders(req.payload, event.id, filter)),
})

/**
 * `GET /api/events/:id/orders.csv` and `.xlsx`: the same as a table with a row for each ticket. Refused like the list.
 */
export const listCsv = declareTable({
  path: '/:id/orders',
  operation: {
    tag: 'Staff: events',
    summary: 'The tickets of all orders for an event, as a table',
    parameters: EVENT_ID,
    answers: NO_EVENT,
  },
  access: managers,
  table: async ({ payload }, { event, filter }) => {
    const questions = await findQuestions(payload, event.id)
    return {
      name: `tickets-${event.slug}`,
      header: [...ORDER_COLUMNS, ...questions.map(({ label }) => label)],
      rows: exportOrders(payload, event.id, filter, questions),
    }
  },
})
