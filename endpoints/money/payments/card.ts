import { readConsentText, recordConsent } from '../../../domain/membership/automaticRenewals'
import { cancelCard, type CardProblem, startCard } from '../../../domain/money/payments'
import { cardSchema, type StartedCard } from '../../../domain/money/payments/card/card.schema'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { findReadableInvoice } from './findReadableInvoice'

const REFUSALS: Record<CardProblem, [status: number, message: string]> = {
  not_open: [409, TEXTS.notOpen],
  not_offered: [409, TEXTS.notOffered],
  key_spent: [409, TEXTS.cardKeySpent],
  provider_unavailable: [503, TEXTS.cardUnavailable],
}

/**
 * `POST /api/payments/card` `{ invoice, key, savesCard? }`: opens the payment page for what is open of an own invoice,
 * in US dollars; one page is open for an invoice at a time. Answers 201 `StartedCard`, 400, 401, 404, 409 when nothing
 * is open, cards are not taken or the key was used before, 429, 503 when the provider does not answer.
 */
export const startCardPayment = declareEndpoint({
  method: 'post',
  path: '/card',
  access: signedIn(TEXTS.signIn),
  body: cardSchema,
  handler: async (req, { body, user }) => {
    const invoice = await findReadableInvoice(req, body.invoice)
    if (!invoice?.user.equals(user.id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const attempt = await allowAttempt(req, 'payment', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const text = body.savesCard ? await readConsentText(req, user.id) : null
    if (body.savesCard && !text) return problem(409, 'not_offered', TEXTS.notOffered)
    const started = await startCard(req, user, invoice, body)
    if ('url' in started) {
      if (text) await recordConsent(req, user.id, { payment: started.payment, text })
      return Response.json(started satisfies StartedCard, { status: 201 })
    }
    const [status, message] = REFUSALS[started.problem]
    return problem(status, started.problem, message)
  },
})

/**
 * `POST /api/payments/:id/leave-page`: closes the payment page of an own payment by card that the payer has left.
 * Answers 200 `PaymentView` as it stands then: it may have been paid. 401, 404.
 */
export const leaveCardPage = declareEndpoint({
  method: 'post',
  path: '/:id/leave-page',
  access: signedIn(TEXTS.signIn),
  handler: async ({ payload, routeParams }, { user }) => {
    const id = routeParams?.id
    const payment = isObjectId(id) ? await cancelCard(payload, id, user.id) : null
    return payment ? Response.json(payment) : problem(404, 'not_found', TEXTS.notFound)
  },
})
