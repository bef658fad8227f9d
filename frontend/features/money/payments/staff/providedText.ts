import type { PaymentRow } from '../../../../../domain/money/payments/staffPayments.schema'
import { CURRENCIES, MINOR_UNITS, formatMoney } from '../../../../../platform/moneyFormat.schema'
import { isKeyOf } from '../../../../../platform/records.schema'

/** What a provider says was paid; it may be in a currency that is none of ours. */
export const providedText = ({ amountMinor, currency }: NonNullable<PaymentRow['provided']>): string =>
  isKeyOf(CURRENCIES, currency)
    ? formatMoney({ amountMinor, currency })
    : `${currency} ${(amountMinor / MINOR_UNITS).toFixed(2)}`
