import { deskPaths } from '../../../../frontend/deskPaths'
import { paths } from '../../../../frontend/paths'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { findInvoicesOf } from '../../../money/invoices'
import { INVOICE_STATUSES } from '../../../money/invoices/invoice.schema'
import { findPaymentsOf } from '../../../money/payments'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../money/payments/payment.schema'
import type { ReadSources } from '../partSource.types'
import { toMoment, toRecord, wholeSource } from '../toRecord'

/** Invoices when they were issued, payments when they were made, and when what is open is due. */
export const moneySources: ReadSources = (payload, { id }) => {
  let reading: ReturnType<typeof findInvoicesOf> | undefined
  const readInvoices = () => (reading ??= findInvoicesOf(payload, id))
  const readIssued = async () =>
    (await readInvoices()).map(({ _id, number, totalMinor, currency, status, issuedAt }) =>
      toRecord(_id, toMoment(issuedAt), () => ({
        title: `Invoice ${number}`,
        facts: [formatMoney({ amountMinor: totalMinor, currency })],
        state: INVOICE_STATUSES[status],
        link: paths.membership.invoice.build(String(_id)),
      })),
    )
  const readDue = async () =>
    (await readInvoices())
      .filter(({ status, dueAt }) => status === 'open' && dueAt > new Date())
      .map(({ _id, number, openMinor, currency, dueAt }) =>
        toRecord(`due ${String(_id)}`, toMoment(dueAt), () => ({
          title: `Invoice ${number} is due`,
          facts: [formatMoney({ amountMinor: openMinor, currency })],
          link: paths.membership.invoice.build(String(_id)),
        })),
      )
      .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''))
  const readPaid = async () =>
    (await findPaymentsOf(payload, id)).map(
      ({ _id, amountMinor, currency, method, status, paidAt, receiptNumber }) =>
        toRecord(_id, toMoment(paidAt), () => ({
          title: `Payment of ${formatMoney({ amountMinor, currency })}`,
          facts: [PAYMENT_METHODS[method].name, ...(receiptNumber ? [receiptNumber] : [])],
          state: PAYMENT_STATUSES[status],
          link: deskPaths.user.tab(id, 'money'),
        })),
    )
  return [readIssued, readDue, readPaid].map(wholeSource)
}
