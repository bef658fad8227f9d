import { findStaffEvent } from '../../../domain/events'
import { listWaiting, moveInWaitingList } from '../../../domain/events/waiting'
import { moveSchema } from '../../../domain/events/waiting/waiting.schema'
import { WAITING_TEXTS as TEXTS } from '../../../domain/events/waiting/waitingTexts.constants'
import { outcomeAnswer } from '../../answerSchemas'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { eventNotFound } from '../answerChange'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { waitingListAnswer } from './waitingSchemas'

const managers = admittedBy((req) => staffScope(req, 'changeEvents'))

/** `GET /api/events/:id/waiting`: who waits for tickets of an event. Answers 200 `WaitingList`, 401, 403, 404. */
export const list = declareEndpoint({
  method: 'get',
  path: '/:id/waiting',
  operation: {
    tag: 'Staff: events',
    summary: 'Who waits for tickets of an event, and for whom one is held',
    parameters: EVENT_ID,
    answers: { ...reads(waitingListAnswer, 'Offers first, then the line'), ...NO_EVENT },
  },
  access: managers,
  handler: async (req) => {
    const found = await findStaffEvent(req, req.routeParams?.id)
    return found ? Response.json(await listWaiting(req.payload, found.event.id)) : eventNotFound()
  },
})

/**
 * `POST /api/events/:id/waiting/move` `{ id, to, reason }`: moves somebody to an end of the line; it is recorded.
 * Answers 200 `{ outcome: 'moved' }`, 400, 401, 403, 404, 409 for who does not wait any more.
 */
export const move = declareEndpoint({
  method: 'post',
  path: '/:id/waiting/move',
  operation: {
    tag: 'Staff: events',
    summary: 'Move somebody to an end of the waiting list, with a reason',
    parameters: EVENT_ID,
    answers: { ...reads(outcomeAnswer('moved'), 'Moved'), ...NO_EVENT, 409: 'The person waits no more' },
  },
  access: managers,
  body: moveSchema,
  handler: async (req, { body }) => {
    const outcome = await moveInWaitingList(req, req.routeParams?.id, body)
    if (outcome === 'event_not_found') return eventNotFound()
    return outcome === 'moved' ? Response.json({ outcome }) : problem(409, outcome, TEXTS.notWaiting)
  },
})
