import type { PaymentStatus } from '../../../../domain/money/payments/payment.schema'
import type { BadgeTone } from '../../../components/ui/Badge'

/** How the state of a payment looks. */
export const PAYMENT_TONES: Record<PaymentStatus, BadgeTone> = {
  started: 'warning',
  reported: 'warning',
  confirmed: 'good',
  failed: 'stop',
  rejected: 'stop',
  reversed: 'stop',
}
