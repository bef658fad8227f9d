import { leaveWaitingList } from '../../../domain/events/waiting'
import { WAITING_TEXTS as TEXTS } from '../../../domain/events/waiting/waitingTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { eventNotFound } from '../answerChange'
import { EVENT_ID } from '../eventSchemas'

/**
 * `DELETE /api/events/:id/waiting/:type`: leaves the waiting list of a type of ticket, or declines what is held. Safe
 * to repeat. Answers 200 `{ outcome: 'left' }`, 401, 404 for an invalid id.
 */
export const leave = declareEndpoint({
  method: 'delete',
  path: '/:id/waiting/:type',
  operation: {
    tag: 'Members',
    summary: 'Leave the waiting list of a ticket, or decline the one that is held',
    parameters: { ...EVENT_ID, type: 'The id of the type of ticket.' },
    answers: { ...reads(outcomeAnswer('left'), 'Left'), 404: 'There is no such event' },
  },
  access: signedIn(TEXTS.signIn),
  handler: async ({ payload, routeParams }, { user }) => {
    const { id, type } = routeParams ?? {}
    if (!isObjectId(id) || !isObjectId(type)) return eventNotFound()
    await leaveWaitingList(payload, id, user.id, type)
    return Response.json({ outcome: 'left' })
  },
})
