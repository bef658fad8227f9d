import type { InvoiceView } from './invoice.schema'
import type { StoredInvoice } from './invoicesRepository'

/** An invoice as its owner and staff read it. */
export const viewInvoice = (invoice: StoredInvoice): InvoiceView => ({
  id: invoice._id.toHexString(),
  number: invoice.number ?? '',
  reference: invoice.reference ?? '',
  status: invoice.status,
  purpose: invoice.purpose,
  grade: invoice.grade ?? null,
  years: invoice.years ?? null,
  recipient: { name: invoice.recipient.name, email: invoice.recipient.email },
  currency: invoice.currency,
  lines: invoice.lines.map(({ description, quantity, unitMinor, account }) => ({
    description,
    quantity,
    unitMinor,
    account,
  })),
  totalMinor: invoice.totalMinor,
  openMinor: invoice.status === 'open' ? invoice.openMinor : 0,
  creditedMinor: invoice.creditedMinor ?? 0,
  rate: invoice.rate?.sspPerUsd
    ? { sspPerUsd: invoice.rate.sspPerUsd, day: invoice.rate.day ?? '', source: invoice.rate.source ?? '' }
    : null,
  issuedAt: invoice.issuedAt.toISOString(),
  dueAt: invoice.dueAt.toISOString(),
  paidAt: invoice.paidAt?.toISOString() ?? null,
  voidedAt: invoice.voidedAt?.toISOString() ?? null,
})
