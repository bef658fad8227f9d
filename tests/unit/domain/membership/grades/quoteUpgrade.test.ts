import { describe, expect, it } from 'vitest'
import type { GradeFees } from '../../../../../domain/membership/grades/grade.schema'
import { quoteUpgrade } from '../../../../../domain/membership/grades/quoteUpgrade'

const grade = (name: 'Graduate' | 'Associate', annualMinor: number): GradeFees => ({
  grade: name === 'Graduate' ? 'graduate' : 'associate',
  name,
  fees: [
    {
      currency: 'USD',
      validFrom: '2026-01-01',
      validUntil: null,
      annualMinor,
      joiningMinor: 5_000,
      earlyMinor: 1,
      earlyDays: 0,
      lateMinor: 1,
      instalments: 1,
    },
  ],
})
const at = new Date('2026-06-15T10:00:00+02:00')
const quote = (from: number, to: number, expiresAt: string, waivers = {}) =>
  quoteUpgrade(
    grade('Graduate', from),
    grade('Associate', to),
    { currency: 'USD', at, expiresAt: new Date(expiresAt) },
    waivers,
  )

describe('a change of grade', () => {
  it('costs the difference of a year’s dues for the days that are left, and no joining fee', () => {
    expect(quote(6_000, 10_000, '2026-12-14T10:00:00+02:00')?.lines).toEqual([
      {
        description: 'Change from Graduate to Associate membership, 182 of 365 days',
        quantity: 1,
        unitMinor: 1_995, // 4,000 × 182 / 365 = 1,994.5
        account: 'dues',
      },
    ])
    expect(quote(6_000, 10_000, '2028-06-14T10:00:00+02:00')?.totalMinor).toBe(8_000)
  })

  it('costs nothing where the new grade has no higher dues, and after the last day', () => {
    expect(quote(6_000, 6_000, '2027-01-01T00:00:00+02:00')).toMatchObject({ lines: [], totalMinor: 0 })
    expect(quote(6_000, 2_000, '2027-01-01T00:00:00+02:00')).toMatchObject({ lines: [], totalMinor: 0 })
    expect(quote(6_000, 10_000, '2026-06-01T00:00:00+02:00')?.totalMinor).toBe(0)
  })

  it('takes a waiver off, and is not quoted in a currency without fees', () => {
    const waivers = {
      waivers: [{ kind: 'hardship', percent: 50, validFrom: '2026-01-01', validUntil: null } as const],
    }
    expect(quote(6_000, 10_000, '2026-12-14T10:00:00+02:00', waivers)?.totalMinor).toBe(997)
    expect(
      quoteUpgrade(grade('Graduate', 1), grade('Associate', 2), { currency: 'SSP', at, expiresAt: at }),
    ).toBeNull()
  })
})
