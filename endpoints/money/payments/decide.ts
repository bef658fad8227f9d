import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { decidePayment } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { confirmPaymentSchema, reasonSchema } from '../../../domain/money/payments/staffPayments.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseToMoveMoney } from './refuseToMoveMoney'

type Decision = Parameters<typeof decidePayment>[2]

const decideWith =
  <Input>(schema: z.ZodType<Input>, toDecision: (input: Input) => Decision) =>
  async (req: PayloadRequest): Promise<Response> => {
    const refusal = await refuseToMoveMoney(req, 'payments')
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', TEXTS.signIn)
    const id = req.routeParams?.id
    if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.notFound)
    const input = schema.safeParse((await readJson(req)) ?? {})
    if (!input.success) return invalid(input.error)
    const result = await decidePayment(req, id, toDecision(input.data), req.user.id)
    if (!('problem' in result)) return Response.json(result)
    switch (result.problem) {
      case 'not_found':
        return problem(404, 'not_found', TEXTS.notFound)
      case 'refunded':
        return problem(409, 'refunded', TEXTS.refunded)
      case 'changed_meanwhile':
        return problem(409, 'changed_meanwhile', TEXTS.changedMeanwhile)
    }
  }

/**
 * `POST /api/payments/:id/confirm` `{ amount?, currency?, paidOn?, transaction?, note? }`: the money came, as
 * stated or as reported. Answers 200 `PaymentView`, 400, 401 also without a recent proof, 403, 404, 409 when
 * it was decided before.
 */
export const confirm: Endpoint = {
  method: 'post',
  path: '/:id/confirm',
  handler: decideWith(confirmPaymentSchema, (facts) => ({ to: 'confirmed', facts })),
}

/** `POST /api/payments/:id/reject` `{ reason }`: no money came; the payer is told why. Answers as `confirm`. */
export const reject: Endpoint = {
  method: 'post',
  path: '/:id/reject',
  handler: decideWith(reasonSchema, ({ reason }) => ({ to: 'rejected', reason })),
}

/**
 * `POST /api/payments/:id/reverse` `{ reason }`: a confirmed payment is taken back, with what it gave. As `confirm`;
 * 409 also for one whose credit was paid back.
 */
export const reverse: Endpoint = {
  method: 'post',
  path: '/:id/reverse',
  handler: decideWith(reasonSchema, ({ reason }) => ({ to: 'reversed', reason })),
}
