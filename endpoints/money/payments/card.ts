import type { Endpoint } from 'payload'
import { readConsentText, recordConsent } from '../../../domain/membership/automaticRenewals'
import { type CardProblem, cancelCard, startCard } from '../../../domain/money/payments'
import { type StartedCard, cardSchema } from '../../../domain/money/payments/card/card.schema'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { isObjectId } from '../../../platform/isObjectId'
import { allowAttempt } from '../../../platform/rateLimits'
import { invalid, problem, readJson, tooManyAttempts } from '../../answers'
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
export const startCardPayment: Endpoint = {
  method: 'post',
  path: '/card',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const input = cardSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const invoice = await findReadableInvoice(req, input.data.invoice)
    if (!invoice?.user.equals(req.user.id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const attempt = await allowAttempt(req, 'payment', req.user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const text = input.data.savesCard ? await readConsentText(req, req.user.id) : null
    if (input.data.savesCard && !text) return problem(409, 'not_offered', TEXTS.notOffered)
    const started = await startCard(req, req.user, invoice, input.data)
    if ('url' in started) {
      if (text) await recordConsent(req, req.user.id, { payment: started.payment, text })
      return Response.json(started satisfies StartedCard, { status: 201 })
    }
    const [status, message] = REFUSALS[started.problem]
    return problem(status, started.problem, message)
  },
}

/**
 * `POST /api/payments/:id/leave-page`: closes the payment page of an own payment by card that the payer has left.
 * Answers 200 `PaymentView` as it stands then: it may have been paid. 401, 404.
 */
export const leaveCardPage: Endpoint = {
  method: 'post',
  path: '/:id/leave-page',
  handler: async ({ payload, user, routeParams }) => {
    if (!user) return problem(401, 'unauthenticated', TEXTS.signIn)
    const id = routeParams?.id
    const payment = isObjectId(id) ? await cancelCard(payload, id, user.id) : null
    return payment ? Response.json(payment) : problem(404, 'not_found', TEXTS.notFound)
  },
}
