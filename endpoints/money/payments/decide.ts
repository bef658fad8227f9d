import type { PayloadRequest } from 'payload'
import { decidePayment } from '../../../domain/money/payments'
import { PAYMENT_TEXTS as TEXTS } from '../../../domain/money/payments/paymentTexts.constants'
import { confirmPaymentSchema, reasonSchema } from '../../../domain/money/payments/staffPayments.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { PROVED, type SignedInUser, unless } from '../../guards'
import { paymentAnswer } from '../moneySchemas'
import { DECIDED, NO_PAYMENT, PAYMENT_ID } from './paymentSchemas'
import { refuseToMoveMoney } from './refuseToMoveMoney'

type Decision = Parameters<typeof decidePayment>[2]

const decide = async (req: PayloadRequest, user: SignedInUser, decision: Decision): Promise<Response> => {
  const id = req.routeParams?.id
  if (!isObjectId(id)) return problem(404, 'not_found', TEXTS.notFound)
  const result = await decidePayment(req, id, decision, user.id)
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

/** Staff who move money, with a recent proof; never for an own payment. */
const movesMoney = unless((req) => refuseToMoveMoney(req, 'payments'), PROVED)

/**
 * `POST /api/payments/:id/confirm` `{ amount?, currency?, paidOn?, transaction?, note? }`: the money came, as
 * stated or as reported. Answers 200 `PaymentView`, 400, 401 also without a recent proof, 403, 404, 409 when
 * it was decided before.
 */
export const confirm = declareEndpoint({
  method: 'post',
  path: '/:id/confirm',
  operation: {
    tag: 'Staff: payments',
    summary: 'Confirm that the money of a payment came',
    parameters: PAYMENT_ID,
    answers: { ...reads(paymentAnswer, 'Confirmed'), ...NO_PAYMENT, ...DECIDED },
  },
  access: movesMoney,
  body: confirmPaymentSchema.prefault({}),
  handler: (req, { user, body }) => decide(req, user, { to: 'confirmed', facts: body }),
})

/** `POST /api/payments/:id/reject` `{ reason }`: no money came; the payer is told why. Answers as `confirm`. */
export const reject = declareEndpoint({
  method: 'post',
  path: '/:id/reject',
  operation: {
    tag: 'Staff: payments',
    summary: 'Say that no money came; the payer is told why',
    parameters: PAYMENT_ID,
    answers: { ...reads(paymentAnswer, 'Rejected'), ...NO_PAYMENT, ...DECIDED },
  },
  access: movesMoney,
  body: reasonSchema,
  handler: (req, { user, body }) => decide(req, user, { to: 'rejected', reason: body.reason }),
})

/**
 * `POST /api/payments/:id/reverse` `{ reason }`: a confirmed payment is taken back, with what it gave. As `confirm`;
 * 409 also for one whose credit was paid back.
 */
export const reverse = declareEndpoint({
  method: 'post',
  path: '/:id/reverse',
  operation: {
    tag: 'Staff: payments',
    summary: 'Take a confirmed payment back, with what it gave',
    parameters: PAYMENT_ID,
    answers: {
      ...reads(paymentAnswer, 'Reversed'),
      ...NO_PAYMENT,
      409: 'It is not confirmed, or its credit was paid back',
    },
  },
  access: movesMoney,
  body: reasonSchema,
  handler: (req, { user, body }) => decide(req, user, { to: 'reversed', reason: body.reason }),
})
