import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { readTicketOffers } from '../../../domain/events/tickets'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { everybody } from '../../guards'
import { EVENT_ID } from '../eventSchemas'
import { offersAnswer } from './ticketSchemas'

/**
 * `GET /api/events/:id/tickets`: the tickets that can be bought today, with the prices for the caller. Answers 200
 * `TicketOffers`, 404 for an event that is not published or does not sell tickets. Source: issue 34, part 1.
 */
export const offers = declareEndpoint({
  method: 'get',
  path: '/:id/tickets',
  operation: {
    tag: 'Public',
    summary: 'The tickets of an event that can be bought today',
    parameters: EVENT_ID,
    answers: { ...reads(offersAnswer, 'The tickets'), 404: 'There is no such event, or it sells no tickets' },
  },
  access: everybody,
  handler: async (req) => {
    const found = await readTicketOffers(req, req.routeParams?.id)
    return found ? Response.json(found) : problem(404, 'not_found', TEXTS.eventNotFound)
  },
})
