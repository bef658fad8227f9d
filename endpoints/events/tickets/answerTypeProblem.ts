import { z } from 'zod'
import type { TicketTypeProblem } from '../../../domain/events/tickets'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { problem } from '../../answers'

const REFUSALS: Record<TicketTypeProblem['problem'], [status: number, message: string]> = {
  not_found: [404, TEXTS.eventNotFound],
  type_not_found: [404, TEXTS.typeNotFound],
  too_many: [409, TEXTS.tooManyTypes],
  version_conflict: [409, TEXTS.changedMeanwhile],
  sold: [409, TEXTS.typeSold],
  other_kind: [409, TEXTS.otherKind],
}

/** The answer to a change of a type of ticket: what was stored, or why nothing was. */
export const answerTypeChange = (result: object | TicketTypeProblem, status = 200): Response => {
  if (!('problem' in result)) return Response.json(result, { status })
  const [refused, message] = REFUSALS[result.problem]
  return problem(refused, result.problem, message)
}

export const storedTypeAnswer = z.object({ id: z.string() })
