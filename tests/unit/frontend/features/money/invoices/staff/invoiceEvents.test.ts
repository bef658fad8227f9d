import { expect, it } from 'vitest'
import type { InvoiceDetail } from '../../../../../../../domain/money/dues/dues.schema'
import { invoiceEvents } from '../../../../../../../frontend/features/money/invoices/staff/invoiceEvents'
import { invoiceStanding } from '../../../../../../../frontend/features/money/invoices/staff/invoiceStanding'

const invoice = {
  status: 'open',
  currency: 'USD',
  totalMinor: 8000,
  openMinor: 5000,
  overdueMinor: 0,
  rate: null,
  issuedAt: '2026-11-01T08:00:00.000Z',
  nextDueAt: '2027-01-11T21:59:59.999Z',
  paidAt: null,
  voidedAt: null,
  payments: [],
  creditNotes: [],
  instalments: [],
} as unknown as InvoiceDetail
const payment = {
  paidAt: '2026-11-05T08:00:00.000Z',
  amountMinor: 3000,
  currency: 'USD',
  method: 'cash',
  status: 'confirmed',
  reason: null,
} as InvoiceDetail['payments'][number]

it('says how an invoice stands', () => {
  expect(invoiceStanding(invoice)).toBe('USD 50.00 is to be paid by 11 January 2027.')
  expect(invoiceStanding({ ...invoice, payments: [{ ...payment, status: 'reported' }] })).toBe(
    'USD 50.00 is to be paid by 11 January 2027. A payment waits for confirmation.',
  )
  expect(invoiceStanding({ ...invoice, overdueMinor: 2000, nextDueAt: '2026-11-11T21:59:59.999Z' })).toBe(
    'USD 50.00 is open; USD 20.00 of it was due on 11 November 2026.',
  )
  expect(invoiceStanding({ ...invoice, status: 'paid', paidAt: '2026-11-05T08:00:00.000Z' })).toBe(
    'Paid on 5 November 2026.',
  )
  expect(invoiceStanding({ ...invoice, status: 'void', voidedAt: '2026-11-05T08:00:00.000Z' })).toBe(
    'Void since 5 November 2026: nobody owes it.',
  )
})

it('tells what happened to an invoice, the latest first, below what is to come', () => {
  const events = invoiceEvents(
    {
      ...invoice,
      payments: [payment],
      instalments: [
        { dueAt: '2026-11-11T21:59:59.999Z', amountMinor: 3000, openMinor: 0 },
        { dueAt: '2027-01-11T21:59:59.999Z', amountMinor: 5000, openMinor: 5000 },
      ] as InvoiceDetail['instalments'],
    },
    {
      voidReason: null,
      remindedOn: '2026-11-20',
      writeOffs: [
        {
          amountMinor: 1000,
          reason: 'Moved away',
          at: '2026-11-10T08:00:00.000Z',
          endedAt: '2026-11-12T08:00:00.000Z',
          endReason: null,
        },
      ],
    },
  )
  expect(events.map(({ title }) => title)).toEqual([
    'Instalment of USD 50.00 is due',
    'Last reminder sent',
    'Owed again, USD 10.00',
    'Written off, USD 10.00',
    'Cash, USD 30.00: confirmed',
    'Issued over USD 80.00',
  ])
})

it('tells without the notes of staff while they are loading', () => {
  expect(invoiceEvents(invoice, undefined).map(({ title }) => title)).toEqual(['Issued over USD 80.00'])
})
