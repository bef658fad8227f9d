import type { Endpoint } from 'payload'
import { handlesMoney } from '../../../collections/access/roles'
import { hasAccount } from '../../../domain/accounts'
import { readPersonMoney } from '../../../domain/money/billing'
import { BILLING_TEXTS as TEXTS } from '../../../domain/money/billing/billingTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/invoices/of/:user`: how a person stands; for staff who handle money also what is owed, paid and to the
 * person's credit. Answers 200 `PersonMoney`, 401, 403 for anyone who does not read people, 404. Source: issue 12, part
 * 8.
 */
export const personMoney: Endpoint = {
  method: 'get',
  path: '/of/:user',
  handler: async (req) => {
    const refusal = refuseWithout('people', req)
    if (refusal) return refusal
    const user = req.routeParams?.user
    if (!isObjectId(user) || !(await hasAccount(req.payload, user)))
      return problem(404, 'not_found', TEXTS.personNotFound)
    return Response.json(await readPersonMoney(req.payload, user, handlesMoney(req.user)))
  },
}
