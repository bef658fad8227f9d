import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { type CheckoutInput, type CheckoutProblem, startCheckout } from '../../../domain/money/donations'
import { checkoutFormSchema, checkoutSchema } from '../../../domain/money/donations/checkout.schema'
import { DONATION_TEXTS } from '../../../domain/money/donations/donation.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { fieldProblem, invalid, problem, readJson, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { isForm, readForm, refuseForm } from '../../sentForms'
import { redirectPage } from './redirectPage'

const REFUSALS: Record<CheckoutProblem, [status: number, message: string]> = {
  payments_not_configured: [503, DONATION_TEXTS.notConfigured],
  key_spent: [409, DONATION_TEXTS.failed],
  provider_unavailable: [503, DONATION_TEXTS.failed],
}

const TOO_MANY = 'Too many attempts. Please wait a while and try again.'

type Answer = (url: string) => Response

const openCheckout = async (req: PayloadRequest, input: CheckoutInput, answer: Answer): Promise<Response> => {
  const attempt = await allowAttempt(req, 'checkout')
  if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds, TOO_MANY)
  const started = await startCheckout(req, input)
  if ('url' in started) return answer(started.url)
  const [status, message] = REFUSALS[started.problem]
  return problem(status, started.problem, message)
}

/** Answers a form sent without JavaScript: with a page that redirects to the payment page, or with the form again. */
const answerForm = async (req: PayloadRequest): Promise<Response> => {
  const form = await readForm(req)
  const { data, error } = checkoutFormSchema.safeParse(form)
  const response = data
    ? await openCheckout(req, { ...data, key: randomUUID() }, redirectPage)
    : fieldProblem(400, 'invalid', 'custom', error.issues[0]?.message ?? DONATION_TEXTS.invalidAmount)
  return response.ok ? response : refuseForm(response, form)
}

/**
 * `POST /api/donations/checkout` `{ amountCents, key, name?, email? }`: opens a payment page for a donation;
 * no account is needed. `key` is created by the client, one for each donation: the same key again opens no
 * second page. Answers 200 `{ url }`, 400 for an invalid amount, 409 for a key that was used for another
 * amount or whose payment has ended, 429, 503 when the provider does not answer (within ten seconds, safe to
 * repeat) or is not set up. A plain form (`amount`, `custom`, in dollars) is answered with a page that
 * redirects. Source: spec.md sections 5, 7 and 8.
 */
export const checkout = declareEndpoint({
  method: 'post',
  path: '/checkout',
  access: everybody,
  gateway: { isOpenToVisitors: true, takesForms: true },
  handler: async (req) => {
    if (isForm(req)) return answerForm(req)
    const { data, error } = checkoutSchema.safeParse(await readJson(req))
    return data ? openCheckout(req, data, (url) => Response.json({ url })) : invalid(error)
  },
})
