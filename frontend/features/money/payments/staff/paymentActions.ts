import type { PaymentRow } from '../../../../../domain/money/payments/staffPayments.schema'

/** What staff do with a payment. */
export type PaymentAction = 'confirm' | 'reject' | 'reverse' | 'use-credit' | 'move-credit' | 'refund-credit'

export const PAYMENT_ACTION_LABELS: Record<PaymentAction, string> = {
  confirm: 'Confirm',
  reject: 'Reject',
  reverse: 'Reverse',
  'use-credit': 'Use credit',
  'move-credit': 'Move credit',
  'refund-credit': 'Pay back credit',
}

/** What can be done with a payment as it stands. */
export const paymentActionsFor = ({
  status,
  creditMinor,
  user,
}: Pick<PaymentRow, 'status' | 'creditMinor' | 'user'>): PaymentAction[] => {
  if (status === 'started' || status === 'reported') return ['confirm', 'reject']
  if (status !== 'confirmed') return []
  return creditMinor > 0 && user ? ['use-credit', 'move-credit', 'refund-credit', 'reverse'] : ['reverse']
}
