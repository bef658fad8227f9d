import type { InvoiceView } from './invoice.schema'
import { nextInstalment, openInstalments, overdueMinor } from './instalments.schema'
import type { StoredInvoice } from './invoicesRepository'

const viewSchedule = (
  invoice: StoredInvoice,
): Pick<InvoiceView, 'instalments' | 'nextDueAt' | 'overdueMinor'> => {
  const isOpen = invoice.status === 'open'
  const schedule = invoice.instalments?.length ? openInstalments(invoice) : []
  return {
    instalments: schedule.map(({ dueAt, amountMinor, openMinor }) => ({
      dueAt: dueAt.toISOString(),
      amountMinor,
      openMinor: isOpen ? openMinor : 0,
    })),
    nextDueAt: ((isOpen && nextInstalment(invoice)?.dueAt) || invoice.dueAt).toISOString(),
    overdueMinor: isOpen ? overdueMinor(invoice, new Date()) : 0,
  }
}

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
  writtenOffMinor: invoice.writtenOffMinor ?? 0,
  rate: invoice.rate?.sspPerUsd
    ? { sspPerUsd: invoice.rate.sspPerUsd, day: invoice.rate.day ?? '', source: invoice.rate.source ?? '' }
    : null,
  issuedAt: invoice.issuedAt.toISOString(),
  dueAt: invoice.dueAt.toISOString(),
  ...viewSchedule(invoice),
  paidAt: invoice.paidAt?.toISOString() ?? null,
  voidedAt: invoice.voidedAt?.toISOString() ?? null,
})
