import { readPaymentState } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'

/**
 * `GET /api/payments/:id/state`: an own payment as it stands; the provider is asked while it is open. 200, 401, 404.
 */
export const state = declareEndpoint({
  method: 'get',
  path: '/:id/state',
  access: signedIn(TEXTS.signIn),
  handler: async ({ payload, routeParams }, { user }) => {
    const id = routeParams?.id
    const payment = isObjectId(id) ? await readPaymentState(payload, id, user.id) : null
    return payment
      ? Response.json(payment, { headers: { 'Cache-Control': 'no-store' } })
      : problem(404, 'not_found', TEXTS.notFound)
  },
})
