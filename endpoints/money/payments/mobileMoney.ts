import type { Endpoint, PayloadRequest } from 'payload'
import { receiveMobileMoneyCallback, startMobileMoney } from '../../../domain/money/payments'
import { mobileMoneySchema } from '../../../domain/money/payments/mobileMoney/mobileMoney.schema'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody, signedIn } from '../../guards'
import { findReadableInvoice } from './findReadableInvoice'

/**
 * `POST /api/payments/momo` `{ invoice, phone, key }`: asks for what is open of an own invoice by mobile
 * money; one request waits for an invoice at a time. Answers 201 `StartedMobileMoney`, 400, 401, 404, 409
 * when nothing is open or the method is not offered, 429.
 */
export const startMomo = declareEndpoint({
  method: 'post',
  path: '/momo',
  access: signedIn(TEXTS.signIn),
  body: mobileMoneySchema,
  handler: async (req, { body, user }) => {
    const invoice = await findReadableInvoice(req, body.invoice)
    if (!invoice?.user.equals(user.id)) return problem(404, 'not_found', TEXTS.invoiceNotFound)
    const attempt = await allowAttempt(req, 'payment', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const result = await startMobileMoney(req, user.id, invoice, body)
    if (!('problem' in result)) return Response.json(result, { status: 201 })
    return result.problem === 'not_open'
      ? problem(409, 'not_open', TEXTS.notOpen)
      : problem(409, 'not_offered', TEXTS.notOffered)
  },
})

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const receive = async ({ payload, routeParams }: PayloadRequest): Promise<Response> => {
  const id = routeParams?.id
  if (typeof id === 'string' && UUID.test(id)) await receiveMobileMoneyCallback(payload, id)
  return Response.json({ received: true })
}

const callback = (method: 'post' | 'put'): Endpoint =>
  declareEndpoint({
    method,
    path: '/momo/callback/:id',
    access: everybody,
    gateway: { isOpenToVisitors: true, body: 'short', rate: 'read' },
    handler: receive,
  })

/**
 * `POST` and `PUT /api/payments/momo/callback/:id`: the provider calls back. Its words are not read: it is
 * asked how the payment stands. Answers 200, also for an id that is not known.
 */
export const momoCallbacks: Endpoint[] = [callback('post'), callback('put')]
