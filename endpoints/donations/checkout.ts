import { randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import { DONATION_TEXTS } from '../../domain/donations/donation.schema'
import { PaymentProviderError, canTakePayments } from '../../services/stripe'
import { allowAttempt } from '../../platform/rateLimits'
import { fieldProblem, invalid, problem, readJson } from '../answers'
import { requires } from '../requirements'
import { isForm, readForm, refuseForm } from '../plainForm'
import { isOpen } from '../../domain/donations/askProvider'
import { findOrCreate } from '../../domain/donations/findOrCreate'
import { leadOn } from './leadOn'
import { openCheckout } from '../../domain/donations/openCheckout'
import {
  type CheckoutAnswer,
  type CheckoutInput,
  checkoutFormSchema,
  checkoutSchema,
} from '../../domain/donations/checkout.schema'

/** Opens the payment page of a gift, or says why not. */
const open = async (req: PayloadRequest, input: CheckoutInput): Promise<Response> => {
  const attempt = await allowAttempt(req, 'checkout')
  if (!attempt.isAllowed) {
    return problem(429, 'too_many_attempts', 'Too many attempts. Please wait a while and try again.', {
      'Retry-After': String(attempt.retryAfterSeconds),
    })
  }
  if (!canTakePayments()) return problem(503, 'payments_not_configured', DONATION_TEXTS.notConfigured)
  const donation = await findOrCreate(req, input)
  // the page makes another key then
  if (donation.amountCents !== input.amountCents || !isOpen(donation))
    return problem(409, 'key_spent', DONATION_TEXTS.failed)
  try {
    return Response.json({ url: await openCheckout(req.payload, donation) } satisfies CheckoutAnswer)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    req.payload.logger.warn(
      { donation: donation._id.toHexString(), provider: error.details },
      'a payment page could not be opened',
    )
    return problem(503, 'provider_unavailable', DONATION_TEXTS.failed)
  }
}

/** A browser without JavaScript sent the form: it is led on by a page, or back to the form. */
const openByForm = async (req: PayloadRequest): Promise<Response> => {
  const form = await readForm(req)
  const input = checkoutFormSchema.safeParse(form)
  if (!input.success)
    return refuseForm(
      fieldProblem(400, 'invalid', 'custom', input.error.issues[0]?.message ?? DONATION_TEXTS.invalidAmount),
      form,
    )
  const response = await open(req, { ...input.data, key: randomUUID() })
  if (!response.ok) return refuseForm(response, form)
  const { url } = (await response.json()) as CheckoutAnswer
  return leadOn(url)
}

/**
 * `POST /api/donations/checkout` `{ amountCents, key, name?, email? }`: opens a payment page for a gift; no account is
 * needed. `key` is the client's own, once a gift: the same one again opens no second page.
 * Answers 200 `{ url }`, 400 for an amount that cannot be given, 409 for a key that was used for another amount or whose
 * payment has ended, 429, 503 when the provider is away (within ten seconds, safe to repeat) or not set up. A plain form
 * (`amount`, `custom`, in dollars) is answered with a page that leads on. Source: spec.md sections 5, 7 and 8.
 */
export const checkout: Endpoint = {
  method: 'post',
  path: '/checkout',
  custom: requires({ isOpenToVisitors: true, takesForms: true }),
  handler: async (req) => {
    if (isForm(req)) return openByForm(req)
    const input = checkoutSchema.safeParse(await readJson(req))
    return input.success ? open(req, input.data) : invalid(input.error)
  },
}
