import type { z } from 'zod'
import { type PaymentList } from '../../../domain/money/payments/staffPayments.schema'
import { pageOf } from '../../answerSchemas'
import { paymentRow } from '../moneySchemas'

export const paymentListAnswer = pageOf(paymentRow) satisfies z.ZodType<PaymentList>

export const PAYMENT_ID = { id: 'The id of the payment.' }
export const NO_PAYMENT = { 404: 'There is no such payment' }
export const DECIDED = { 409: 'It was decided before' }
