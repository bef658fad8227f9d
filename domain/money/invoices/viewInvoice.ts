import type { Document } from 'mongodb'
import type { InvoiceView } from './invoice.schema'
import { nextInstalment, openInstalments, overdueMinor } from './instalments.schema'
import type { StoredInvoice } from './invoicesRepository'

/**
 * What follows from the open amount: the status, and since when it is paid. Void invoices stay void; what is credited
 * as a whole, or was written off in part, pays for nothing.
 */
export const WITH_STATUS: Document[] = [
  {
    $set: {
      status: {
        $cond: [
          { $eq: ['$status', 'void'] },
          'void',
          {
            $cond: [
              { $and: [{ $gt: ['$totalMinor', 0] }, { $eq: ['$creditedMinor', '$totalMinor'] }] },
              'credited',
              {
                $cond: [
                  { $eq: ['$openMinor', 0] },
                  { $cond: [{ $gt: [{ $ifNull: ['$writtenOffMinor', 0] }, 0] }, 'writtenOff', 'paid'] },
                  'open',
                ],
              },
            ],
          },
        ],
      },
      needsFinalising: true,
      revision: { $add: ['$revision', 1] },
    },
  },
  {
    $set: {
      paidAt: { $cond: [{ $eq: ['$status', 'paid'] }, { $ifNull: ['$paidAt', '$$NOW'] }, null] },
    },
  },
]

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
  note: invoice.note ?? null,
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
