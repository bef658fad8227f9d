import { z } from 'zod'
import { readSeatStanding } from '../../../domain/events/waiting'
import type { SeatStanding } from '../../../domain/events/waiting/waiting.schema'
import { WAITING_TEXTS as TEXTS } from '../../../domain/events/waiting/waitingTexts.constants'
import { moment, whole } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { signedIn } from '../../guards'
import { eventNotFound } from '../answerChange'
import { EVENT_ID } from '../eventSchemas'

const standingAnswer = z.object({
  waiting: z.object({ position: whole, count: whole }).nullable().describe('The place, from 1.'),
  offer: z.object({ until: moment }).nullable().describe('Until when a seat is held for the caller.'),
  waitingCount: whole,
  canWait: z.boolean().describe('Whether the caller can join the line.'),
}) satisfies z.ZodType<SeatStanding>

/**
 * `GET /api/events/:id/waiting/mine`: where the caller stands in the waiting list of an event that sells no tickets.
 * Answers 200 `SeatStanding`, 401, 404.
 */
export const mine = declareEndpoint({
  method: 'get',
  path: '/:id/waiting/mine',
  operation: {
    tag: 'Members',
    summary: 'The own place in the waiting list of a full event',
    parameters: EVENT_ID,
    answers: { ...reads(standingAnswer, 'The place'), 404: 'There is no such event' },
  },
  access: signedIn(TEXTS.signIn),
  handler: async ({ payload, routeParams }, { user }) => {
    const standing = await readSeatStanding(payload, routeParams?.id, user.id)
    return standing ? Response.json(standing) : eventNotFound()
  },
})
