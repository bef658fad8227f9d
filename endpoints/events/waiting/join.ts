import { SEAT } from '../../../domain/events/seat.constants'
import { type WaitOutcome, waitForTicket } from '../../../domain/events/tickets'
import { waitForSeat } from '../../../domain/events/waiting'
import { joinSchema } from '../../../domain/events/waiting/waiting.schema'
import { WAITING_TEXTS as TEXTS } from '../../../domain/events/waiting/waitingTexts.constants'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { eventNotFound } from '../answerChange'
import { EVENT_ID } from '../eventSchemas'

const REFUSALS: Record<Exclude<WaitOutcome, 'joined' | 'already' | 'not_found'>, string> = {
  closed: TEXTS.closed,
  not_full: TEXTS.notFull,
  line_full: TEXTS.lineFull,
  not_on_sale: TEXTS.notOnSale,
  too_many_of_type: TEXTS.tooMany,
}

/**
 * `POST /api/events/:id/waiting` `{ type, note? }`: joins the waiting list of a type of ticket that is sold out, or of a
 * full event (`type` of zeros); or asks for a ticket that needs approval, with a note for staff. Safe to repeat.
 * Answers 200 `{ outcome: 'joined' | 'already' }`, 400, 401, 404, 409. Source: issue 34, parts 1 and 2.
 */
export const join = declareEndpoint({
  method: 'post',
  path: '/:id/waiting',
  operation: {
    tag: 'Members',
    summary: 'Join the waiting list of a ticket that is sold out, or ask for one that needs approval',
    parameters: EVENT_ID,
    answers: {
      ...reads(outcomeAnswer('joined', 'already'), 'In the line'),
      404: 'There is no such event, or it sells no tickets',
      409: 'There are tickets, or they are not sold',
    },
  },
  access: signedIn(TEXTS.signIn),
  body: joinSchema,
  handler: async (req, { user, body }) => {
    const { id } = req.routeParams ?? {}
    const outcome =
      body.type === SEAT
        ? await waitForSeat(req.payload, id, user.id)
        : await waitForTicket(req, id, user.id, body)
    if (outcome === 'joined' || outcome === 'already') return Response.json({ outcome })
    if (outcome === 'not_found') return eventNotFound()
    return problem(409, outcome, REFUSALS[outcome])
  },
})
