import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LedgerLine, imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import { transferFormSchema, transferSchema } from '../../../../../domain/money/transfers/transfer.schema'
import { TRANSFER_FROM, TRANSFER_TO } from '../../../../../domain/money/transfers/transferAccounts.constants'
import { transferEntries } from '../../../../../domain/money/transfers/transferEntries'

const NIMULE = 'a'.repeat(24)
const WAU = 'b'.repeat(24)

const base = { day: '2026-11-05', currency: 'SSP', amountMinor: 10_000, text: 'Banked' } as const
const check = (fields: object) => transferSchema.safeParse({ key: randomUUID(), ...base, ...fields })
const messageOf = (fields: object): string | undefined => check(fields).error?.issues[0]?.message

const sumOf = (lines: readonly LedgerLine[], account: string, currency: string): number =>
  lines
    .filter((line) => line.account === account && line.currency === currency)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)

describe('a transfer', () => {
  it('needs two accounts, of which one is ours', () => {
    expect(check({ from: 'cash', to: 'bank' }).success).toBe(true)
    expect(messageOf({ from: 'bank', to: 'bank' })).toBe('Please choose two different accounts')
    expect(messageOf({ from: 'otherIncome', to: 'charges' })).toBe(
      'Please choose an account where we keep money',
    )
  })

  it('goes from the cash box of one chapter to that of another, but not to the same one', () => {
    expect(check({ from: 'cash', to: 'cash', fromChapter: NIMULE, toChapter: WAU }).success).toBe(true)
    expect(check({ from: 'cash', to: 'cash', fromChapter: NIMULE, toChapter: '' }).success).toBe(true)
    expect(messageOf({ from: 'cash', to: 'cash', fromChapter: WAU, toChapter: WAU })).toBe(
      'Please choose two different accounts',
    )
  })

  it('is charged for less than its amount, and only between our own accounts', () => {
    expect(check({ from: 'card', to: 'bank', chargeMinor: 9_999 }).success).toBe(true)
    expect(messageOf({ from: 'card', to: 'bank', chargeMinor: 10_000 })).toBe(
      'The charge is a part of the amount',
    )
    expect(messageOf({ from: 'bank', to: 'charges', chargeMinor: 1 })).toMatch(/^A charge is taken from/)
  })

  it('is exchanged into another currency alone', () => {
    const received = { currency: 'USD', amountMinor: 100 }
    expect(check({ from: 'bank', to: 'bank', received }).success).toBe(true)
    expect(messageOf({ from: 'bank', to: 'cash', received: { ...received, currency: 'SSP' } })).toMatch(
      /^Only money that goes/,
    )
  })

  it('is typed in with amounts as people write them', () => {
    const typed = { day: '2026-11-05', from: 'card', to: 'bank', currency: 'USD', text: 'Payout' }
    expect(transferFormSchema.parse({ ...typed, amountMinor: '1,250.00', chargeMinor: '36.25' })).toEqual({
      ...typed,
      amountMinor: 125_000,
      chargeMinor: 3_625,
    })
    const { error } = transferFormSchema.safeParse({
      ...typed,
      amountMinor: '10',
      chargeMinor: '',
      receivedCurrency: 'SSP',
      receivedMinor: '',
    })
    expect(error?.issues[0]?.path).toEqual(['receivedMinor'])
  })

  it('leaves the bank with the payout less its fee', () => {
    const [entry] = transferEntries({
      ...base,
      from: 'card',
      to: 'bank',
      currency: 'USD',
      amountMinor: 10_000,
      chargeMinor: 320,
    })
    expect(sumOf(entry?.lines ?? [], 'card', 'USD')).toBe(-10_000)
    expect(sumOf(entry?.lines ?? [], 'charges', 'USD')).toBe(320)
    expect(sumOf(entry?.lines ?? [], 'bank', 'USD')).toBe(9_680)
  })

  it('balances in each entry and currency, and takes from each account what it says', () => {
    const box = fc.constantFrom(undefined, NIMULE, WAU)
    fc.assert(
      fc.property(
        fc.constantFrom(...TRANSFER_FROM),
        fc.constantFrom(...TRANSFER_TO),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 0, max: 1_000 }),
        fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
        box,
        box,
        (from, to, amountMinor, chargeMinor, receivedMinor, fromChapter, toChapter) => {
          const { data } = check({
            from,
            to,
            amountMinor,
            chargeMinor,
            received: receivedMinor && { currency: 'USD', amountMinor: receivedMinor },
            fromChapter,
            toChapter,
          })
          fc.pre(data !== undefined)
          const entries = transferEntries(data)
          for (const { lines } of entries) expect(imbalances(lines)).toEqual(new Map())
          const lines = entries.flatMap((entry) => entry.lines)
          expect(sumOf(lines, 'cashOnTheWay', 'SSP')).toBe(0)
          expect(sumOf(lines, 'charges', 'SSP')).toBe(to === 'charges' ? amountMinor : chargeMinor)
          if (from !== to) expect(sumOf(lines, from, 'SSP')).toBe(-amountMinor)
          // a box of cash changes in the entry of its own chapter
          for (const { chapter, lines: own } of entries)
            if (from === 'cash' && sumOf(own, 'cash', 'SSP') < 0) expect(chapter).toBe(fromChapter)
        },
      ),
      { numRuns: 500 },
    )
  })
})
