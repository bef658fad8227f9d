import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueDate } from '../../../../../domain/money/invoices/dueDate'

const DAY_MS = 86_400_000
const ISSUED_AT = new Date('2027-12-01T09:30:00Z')
const afterDays = (days: number): Date => new Date(ISSUED_AT.getTime() + days * DAY_MS)

describe('dueDate', () => {
  it.each([
    ['the last moment in Juba of the day so many days later', 30, undefined, '2027-12-31T21:59:59.999Z'],
    [
      'the end of grace, where that comes first',
      42,
      { expiresAt: new Date('2027-11-30T21:59:59.999Z'), graceUntil: new Date('2027-12-30T21:59:59.999Z') },
      '2027-12-30T21:59:59.999Z',
    ],
    [
      'its full time, where the grace period is over',
      30,
      { expiresAt: new Date('2027-09-30T21:59:59.999Z'), graceUntil: new Date('2027-10-30T21:59:59.999Z') },
      '2027-12-31T21:59:59.999Z',
    ],
    [
      'the last day, where there is no grace',
      30,
      { expiresAt: new Date('2027-12-15T21:59:59.999Z'), graceUntil: null },
      '2027-12-15T21:59:59.999Z',
    ],
  ])('is %s', (_what, dueDays, renewed, expected) => {
    expect(dueDate(ISSUED_AT, dueDays, renewed).toISOString()).toBe(expected)
  })

  it('is never after the end of a grace period that still runs', () => {
    fc.assert(
      fc.property(fc.nat(365), fc.integer({ min: -60, max: 120 }), fc.nat(90), (dueDays, end, grace) => {
        const [expiresAt, graceUntil] = [afterDays(end), afterDays(end + grace)]
        const due = dueDate(ISSUED_AT, dueDays, { expiresAt, graceUntil })
        if (graceUntil > ISSUED_AT) expect(due.getTime()).toBeLessThanOrEqual(graceUntil.getTime())
        else expect(due.getTime()).toBeGreaterThanOrEqual(afterDays(dueDays).getTime())
      }),
    )
  })
})
