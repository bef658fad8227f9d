import type { OrderProblem } from '../../../domain/events/orders'
import { ORDER_TEXTS as TEXTS } from '../../../domain/events/orders/orderTexts.constants'
import { fieldProblems, problem } from '../../answers'

/** The answer to an order that was not placed. */
export const answerOrderProblem = (refused: OrderProblem): Response => {
  switch (refused.problem) {
    case 'not_found':
      return problem(404, 'not_found', TEXTS.eventNotFound)
    case 'answers':
      return fieldProblems('invalid', refused.fields)
    case 'answers_too_long':
      return problem(400, 'answers_too_long', TEXTS.answersTooLong)
    case 'closed':
      return problem(409, 'closed', TEXTS.closed)
    case 'full':
      return problem(409, 'full', TEXTS.full)
    case 'has_ticket':
      return problem(409, 'has_ticket', TEXTS.hasTicket)
    case 'too_many_unpaid':
      return problem(409, 'too_many_unpaid', TEXTS.tooManyUnpaid)
    case 'key_used':
      return problem(409, 'key_used', TEXTS.keyUsed)
    case 'not_on_sale':
      return problem(409, 'not_on_sale', TEXTS.notOnSale(refused.typeName))
    case 'sold_out':
      return problem(409, 'sold_out', TEXTS.soldOut(refused.typeName))
    case 'waiting_list':
      return problem(409, 'waiting_list', TEXTS.othersWait(refused.typeName))
    case 'needs_approval':
      return problem(409, 'needs_approval', TEXTS.needsApproval(refused.typeName))
    case 'too_many_of_type':
      return problem(409, 'too_many_of_type', TEXTS.tooManyOfType(refused.typeName))
  }
}
