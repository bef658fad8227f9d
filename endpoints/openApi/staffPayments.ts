import type { z } from 'zod'
import {
  type PaymentList,
  confirmPaymentSchema,
  creditRefundSchema,
  paymentListSchema,
  reasonSchema,
  recordByHandSchema,
  useCreditSchema,
} from '../../domain/money/payments/staffPayments.schema'
import { paymentAnswer, paymentRow } from './moneyAnswers'
import { pageOf } from './staffAnswers'
import {
  PDF,
  REFUSALS,
  type StaffOperation,
  TOO_MANY,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
  sends,
} from './staffParts'

const paymentListAnswer = pageOf(paymentRow) satisfies z.ZodType<PaymentList>

const PAYMENT_ID = { id: 'The id of the payment.' }
const NO_PAYMENT = { 404: { description: 'There is no such payment' } }
const DECIDED = { 409: { description: 'It was decided before' } }
const NOT_SIGNED_IN = { 401: REFUSALS[401] }

/** What staff do with payments. */
export const paymentOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/payments/list',
    summary: 'Payments',
    query: paymentListSchema,
    answers: { ...reads(paymentListAnswer, 'A page of payments'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/payments/record',
    summary: 'Record money that staff took or saw; the same again is recorded once',
    body: recordByHandSchema,
    answers: {
      ...adds(paymentAnswer, 'Recorded'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      409: { description: 'The sheet of the receipt book was used for another payment' },
    },
  },
  {
    method: 'post',
    path: '/api/payments/{id}/confirm',
    summary: 'Confirm that the money of a payment came',
    parameters: PAYMENT_ID,
    body: confirmPaymentSchema,
    answers: {
      ...reads(paymentAnswer, 'Confirmed'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PAYMENT,
      ...DECIDED,
    },
  },
  {
    method: 'post',
    path: '/api/payments/{id}/reject',
    summary: 'Say that no money came; the payer is told why',
    parameters: PAYMENT_ID,
    body: reasonSchema,
    answers: {
      ...reads(paymentAnswer, 'Rejected'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PAYMENT,
      ...DECIDED,
    },
  },
  {
    method: 'post',
    path: '/api/payments/{id}/reverse',
    summary: 'Take a confirmed payment back, with what it gave',
    parameters: PAYMENT_ID,
    body: reasonSchema,
    answers: {
      ...reads(paymentAnswer, 'Reversed'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PAYMENT,
      409: { description: 'It is not confirmed, or its credit was paid back' },
    },
  },
  {
    method: 'post',
    path: '/api/payments/{id}/use-credit',
    summary: 'Use the credit of a payment for an open invoice; the same key again uses nothing more',
    parameters: PAYMENT_ID,
    body: useCreditSchema,
    answers: {
      ...adds(paymentAnswer, 'The payment by credit'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PAYMENT,
      409: { description: 'It has no credit, or nothing is open of the invoice' },
    },
  },
  {
    method: 'post',
    path: '/api/payments/{id}/refund-credit',
    summary: 'Record that credit was paid back; the same key again records nothing more',
    parameters: PAYMENT_ID,
    body: creditRefundSchema,
    answers: {
      ...adds(paymentAnswer, 'Recorded'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PAYMENT,
      409: { description: 'It has less credit, or the key was used for another refund' },
    },
  },
  {
    method: 'get',
    path: '/api/payments/{id}/receipt',
    summary: 'The receipt of a confirmed payment',
    parameters: PAYMENT_ID,
    answers: {
      ...sends(PDF, 'The receipt'),
      ...NOT_SIGNED_IN,
      404: { description: 'There is no receipt, or it is of somebody else' },
      ...TOO_MANY,
    },
  },
  {
    method: 'get',
    path: '/api/payments/{id}/slip',
    summary: 'The slip that a payer sent',
    parameters: PAYMENT_ID,
    answers: {
      ...sends('*/*', 'The slip, a picture or PDF'),
      206: { description: 'The part that was asked for', file: '*/*' },
      ...NOT_SIGNED_IN,
      404: { description: 'There is no slip, or it is of somebody else' },
    },
  },
]
