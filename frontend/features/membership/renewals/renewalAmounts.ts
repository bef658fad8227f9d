import type { RenewalOffer } from '../../../../domain/money/dues/dues.schema'
import { formatInvoiceAmount } from '../../../../domain/money/invoices/invoiceAmounts.schema'

/** What an offer costs, in both currencies where there is a rate. */
export const inBoth = ({ totalMinor, ...offer }: RenewalOffer): string =>
  formatInvoiceAmount(totalMinor, offer)
