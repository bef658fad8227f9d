import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { InvoiceLine } from '../../../../../domain/money/invoices/invoice.schema'
import { shareIncome } from '../../../../../domain/money/payments/creditNotes/shareIncome.schema'

it('credit notes that take off the whole take off exactly what each line was, whatever their sizes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 90 }),
      fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { maxLength: 5 }),
      (amounts, percent, cuts) => {
        const fullMinor = amounts.reduce((sum, each) => sum + each, 0)
        const lines: InvoiceLine[] = [
          ...amounts.map((unitMinor) => ({
            description: 'Dues',
            quantity: 1,
            unitMinor,
            account: 'dues' as const,
          })),
          {
            description: 'Waiver',
            quantity: 1,
            unitMinor: -Math.floor((fullMinor * percent) / 100),
            account: 'waivers',
          },
        ]
        const totalMinor = lines.reduce((sum, { unitMinor }) => sum + unitMinor, 0)
        const taken = lines.map(() => 0)
        let before = 0
        for (const end of [
          ...new Set([...cuts.map((cut) => Math.floor(totalMinor * cut)), totalMinor]),
        ].toSorted((a, b) => a - b)) {
          if (end <= before) continue
          const amountMinor = end - before
          const shares = shareIncome(lines, { totalMinor, before, amountMinor })
          expect(shares.reduce((sum, share) => sum + share.amountMinor, 0)).toBe(amountMinor)
          for (const [place, share] of shares.entries())
            taken[place] = (taken[place] ?? 0) + share.amountMinor
          before = end
        }
        expect(taken.map((each) => each + 0)).toEqual(lines.map(({ unitMinor }) => unitMinor + 0))
      },
    ),
  )
})
