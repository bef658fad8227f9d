import { z } from 'zod'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { readTicketOffers } from '../../../domain/events/tickets'
import { typeCodeSchema } from '../../../domain/events/tickets/tickets.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { TOO_MANY, reads } from '../../describedAnswers'
import { everybody } from '../../guards'
import { EVENT_ID } from '../eventSchemas'
import { offersAnswer } from './ticketSchemas'

/**
 * `GET /api/events/:id/tickets?code=`: the tickets that can be bought today, with the prices for the caller; a code
 * opens those that are hidden from others. Answers 200 `TicketOffers`, 400 for what is no code, 404 for an event that
 * is not published or does not sell tickets, 429 after many codes. Source: issue 34, part 1.
 */
export const offers = declareEndpoint({
  method: 'get',
  path: '/:id/tickets',
  operation: {
    tag: 'Public',
    summary: 'The tickets of an event that can be bought today',
    parameters: EVENT_ID,
    answers: {
      ...reads(offersAnswer, 'The tickets'),
      404: 'There is no such event, or it sells no tickets',
      ...TOO_MANY,
    },
  },
  access: everybody,
  query: z.object({ code: typeCodeSchema.optional() }),
  handler: async (req, { query: { code } }) => {
    // a code is guessed by trying many
    const attempt = code === undefined ? undefined : await allowAttempt(req, 'ticket-code')
    if (attempt && !attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const found = await readTicketOffers(req, req.routeParams?.id, code)
    return found ? Response.json(found) : problem(404, 'not_found', TEXTS.eventNotFound)
  },
})
