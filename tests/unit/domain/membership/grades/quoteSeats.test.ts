import { describe, expect, it } from 'vitest'
import type { GradeFees } from '../../../../../domain/membership/grades/grade.schema'
import { quoteGrade } from '../../../../../domain/membership/grades/quoteGrade'
import { quoteSeats } from '../../../../../domain/membership/grades/quoteSeats'

const corporate = (seatMinor: number | null): GradeFees => ({
  grade: 'corporate',
  name: 'Corporate',
  seats: 5,
  fees: [
    {
      currency: 'USD',
      validFrom: '2026-01-01',
      validUntil: null,
      annualMinor: 50_000,
      joiningMinor: null,
      earlyMinor: null,
      earlyDays: null,
      lateMinor: null,
      seatMinor,
      instalments: 1,
    },
  ],
})
const at = new Date('2026-06-15T10:00:00+02:00')
const expiresAt = new Date('2026-12-14T10:00:00+02:00')
const quote = (from: number | null, to: number, seatMinor: number | null = 7_300) =>
  quoteSeats(corporate(seatMinor), { from, to, currency: 'USD', at, expiresAt })

describe('another number of seats', () => {
  it('costs each added seat for the days that are left, beyond those that the grade includes', () => {
    const line = { quantity: 2, unitMinor: 3_640, account: 'dues' } // 20 a day for 182 days
    expect(quote(null, 7)?.lines).toEqual([{ ...line, description: '2 further seats, 182 of 365 days' }])
    expect(quote(3, 7)?.totalMinor).toBe(2 * 3_640)
    expect(quote(6, 7)?.lines).toEqual([
      { ...line, quantity: 1, description: '1 further seat, 182 of 365 days' },
    ])
  })

  it('costs nothing for fewer seats, within those that are included, or after the end of the term', () => {
    for (const [from, to] of [
      [7, 6],
      [7, 7],
      [2, 5],
    ] as const)
      expect(quote(from, to)).toMatchObject({ lines: [], totalMinor: 0 })
    const terms = { from: 5, to: 9, currency: 'USD', at: expiresAt, expiresAt: at } as const
    expect(quoteSeats(corporate(7_300), terms)?.totalMinor).toBe(0)
  })

  it('cannot be quoted where staff have set no price of a seat, or none in the currency', () => {
    expect(quote(null, 7, null)).toBeNull()
    expect(quoteSeats(corporate(7_300), { from: null, to: 7, currency: 'SSP', at, expiresAt })).toBeNull()
  })
})

describe('a renewal of a company', () => {
  const renew = (seats: number | null, percent?: number) =>
    quoteGrade(
      corporate(7_300),
      { grade: 'corporate', purpose: 'renewal', years: 2, currency: 'USD', at, seats },
      {
        waivers: percent ? [{ kind: 'hardship', percent, validFrom: '2026-01-01', validUntil: null }] : [],
      },
    )

  it('has a line for the further seats of each year, of which a waiver takes its part', () => {
    expect(renew(8)?.lines.slice(1)).toEqual([
      { description: '3 further seats, 2 years', quantity: 6, unitMinor: 7_300, account: 'dues' },
    ])
    expect(renew(8)?.totalMinor).toBe(143_800)
    expect(renew(8, 50)?.totalMinor).toBe(71_900)
  })

  it('has none for the seats that the grade includes', () => {
    for (const seats of [null, 3, 5]) expect(renew(seats)?.totalMinor).toBe(100_000)
  })
})
