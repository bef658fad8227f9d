import type { Endpoint } from 'payload'
import { readPaymentState } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'

/**
 * `GET /api/payments/:id/state`: an own payment as it stands; the provider is asked while it is open. 200, 401, 404.
 */
export const state: Endpoint = {
  method: 'get',
  path: '/:id/state',
  handler: async ({ payload, user, routeParams }) => {
    if (!user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const id = routeParams?.id
    const payment = isObjectId(id) ? await readPaymentState(payload, id, user.id) : null
    return payment
      ? Response.json(payment, { headers: { 'Cache-Control': 'no-store' } })
      : problem(404, 'not_found', TEXTS.notFound)
  },
}
