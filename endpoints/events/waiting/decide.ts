import { decideRequest } from '../../../domain/events/waiting'
import { decideSchema } from '../../../domain/events/waiting/waiting.schema'
import { WAITING_TEXTS as TEXTS } from '../../../domain/events/waiting/waitingTexts.constants'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { eventNotFound } from '../answerChange'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'

/**
 * `POST /api/events/:id/waiting/decide` `{ id, decision: 'accept' | 'decline', reason? }`: decides about somebody who
 * asked for a ticket that needs approval; the person is told. Answers 200 `{ outcome: 'decided' }`, 400, 401, 403, 404,
 * 409 for a request that is decided or withdrawn. Source: issue 34, part 1.
 */
export const decide = declareEndpoint({
  method: 'post',
  path: '/:id/waiting/decide',
  operation: {
    tag: 'Staff: events',
    summary: 'Accept or decline somebody who asked for a ticket that needs approval',
    parameters: EVENT_ID,
    answers: {
      ...reads(outcomeAnswer('decided'), 'Decided'),
      ...NO_EVENT,
      409: 'The request is decided or withdrawn',
    },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: decideSchema,
  handler: async (req, { body }) => {
    const outcome = await decideRequest(req, req.routeParams?.id, body)
    if (outcome === 'event_not_found') return eventNotFound()
    return outcome === 'decided' ? Response.json({ outcome }) : problem(409, outcome, TEXTS.notWaiting)
  },
})
