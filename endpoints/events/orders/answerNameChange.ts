import { z } from 'zod'
import type { NameProblem } from '../../../domain/events/nameChanges'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { problem } from '../../answers'
import { reads } from '../../describedAnswers'

const WHY = {
  closed: TEXTS.changeClosed,
  own_ticket: TEXTS.ownTicket,
  let_in: TEXTS.letIn,
  changed: TEXTS.changedBefore,
} satisfies Record<Exclude<NameProblem['problem'], 'not_found'>, string>

/** The answers to a name that was changed, or could not be. */
export const NAME_ANSWERS = {
  ...reads(z.object({ id: z.string() }), 'Changed; the new id of the ticket'),
  409: 'The own ticket, let in or changed before, or the event has begun',
}

/** The answer to the change of a name on a ticket. */
export const answerNameChange = (result: { id: string } | NameProblem): Response => {
  if ('id' in result) return Response.json(result)
  if (result.problem === 'not_found') return problem(404, 'not_found', TEXTS.notFound)
  return problem(409, result.problem, WHY[result.problem])
}
