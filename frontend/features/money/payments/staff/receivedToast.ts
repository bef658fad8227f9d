import type { PaymentView } from '../../../../../domain/money/payments/payment.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import { paymentMessages } from '../../../../lib/messages/paymentMessages'
import type { Toast } from '../../../../lib/starterEvents.types'

/**
 * What staff are told of money that counts now: also what the invoice did not need, since a colleague may have been
 * first.
 */
export const receivedToast = (title: string, { creditMinor, currency }: PaymentView): Toast => ({
  tone: 'success',
  title,
  ...(creditMinor > 0 && {
    description: paymentMessages.keptAsCredit(formatMoney({ amountMinor: creditMinor, currency })),
  }),
})
