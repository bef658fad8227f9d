import { handlesMoney } from '../../../collections/access/roles'
import { hasAccount } from '../../../domain/accounts'
import { readPersonMoney } from '../../../domain/money/billing'
import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { personMoneyAnswer } from '../invoiceSchemas'

/**
 * `GET /api/invoices/of/:user`: how a person stands; for staff who handle money also what is owed, paid and to the
 * person's credit. Answers 200 `PersonMoney`, 401, 403 for anyone who does not read people, 404. Source: issue 12, part
 * 8.
 */
export const personMoney = declareEndpoint({
  method: 'get',
  path: '/of/:user',
  operation: {
    tag: 'Staff: payments',
    summary: 'What a person owes, paid and has to the own credit',
    parameters: { user: 'The id of the person’s account.' },
    answers: { ...reads(personMoneyAnswer, 'How the person stands'), ...NO_PERSON },
  },
  access: withRight('people'),
  handler: async (req, { user }) => {
    const person = req.routeParams?.user
    if (!isObjectId(person) || !(await hasAccount(req.payload, person)))
      return problem(404, 'not_found', TEXTS.personNotFound)
    return Response.json(await readPersonMoney(req.payload, person, handlesMoney(user)))
  },
})
