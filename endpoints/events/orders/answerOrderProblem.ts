import type { OrderProblem } from '../../../domain/events/orders'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { fieldProblems, problem } from '../../answers'

const WHY = {
  closed: TEXTS.closed,
  full: TEXTS.full,
  has_ticket: TEXTS.hasTicket,
  too_many_unpaid: TEXTS.tooManyUnpaid,
  key_used: TEXTS.keyUsed,
}

const WHY_OF_TYPE = {
  not_on_sale: TEXTS.notOnSale,
  sold_out: TEXTS.soldOut,
  waiting_list: TEXTS.othersWait,
  needs_approval: TEXTS.needsApproval,
  not_own: TEXTS.notOwn,
  too_many_of_type: TEXTS.tooManyOfType,
}

/** The answer to an order that was not placed. */
export const answerOrderProblem = (refused: OrderProblem): Response => {
  if (refused.problem === 'not_found') return problem(404, 'not_found', TEXTS.eventNotFound)
  if (refused.problem === 'answers') return fieldProblems('invalid', refused.fields)
  if (refused.problem === 'answers_too_long') return problem(400, 'answers_too_long', TEXTS.answersTooLong)
  const why = 'typeName' in refused ? WHY_OF_TYPE[refused.problem](refused.typeName) : WHY[refused.problem]
  return problem(409, refused.problem, why)
}
