import type { RenewalOffer } from '../../../domain/dues/dues.schema'
import { formatInvoiceAmount } from '../../../domain/invoices/invoiceAmounts.schema'

/** What an offer costs, in both currencies where there is a rate. */
export const inBoth = ({ totalMinor, ...offer }: RenewalOffer): string =>
  formatInvoiceAmount(totalMinor, offer)
