import type { MembershipGrade } from '../../payload-types'
import type { Grade } from '../../domain/membership/memberships/grades.schema'
import type { ExchangeRate } from '../../platform/money.schema'
import { toJubaTime } from '../../platform/jubaTime'

/** Dues for a year and joining fee, in US cents. Invented, for trial installations only. */
const EXAMPLES: Partial<Record<Grade, readonly [annualMinor: number, joiningMinor: number]>> = {
  student: [1_000, 0],
  graduate: [3_000, 1_000],
  associate: [4_000, 1_000],
  professional: [8_000, 2_000],
  fellow: [12_000, 2_000],
  corporate: [50_000, 10_000],
  honorary: [0, 0],
}

/** Of each further seat of a company for a year, in US cents; invented too. */
const EXAMPLE_SEAT_MINOR = 8_000

/** The fees of a grade in a trial installation: since the beginning of last year, early rate 30 days before the end. */
export const exampleFees = (grade: Grade, today: Date): MembershipGrade['fees'] => {
  const [annualMinor = 0, joiningMinor = 0] = EXAMPLES[grade] ?? []
  return [
    {
      currency: 'USD',
      validFrom: `${today.getUTCFullYear() - 1}-01-01T12:00:00.000Z`,
      annualMinor,
      ...(joiningMinor > 0 && { joiningMinor }),
      ...(annualMinor > 0 && {
        earlyMinor: (annualMinor * 90) / 100,
        earlyDays: 30,
        lateMinor: (annualMinor * 110) / 100,
      }),
      ...(grade === 'corporate' && { seatMinor: EXAMPLE_SEAT_MINOR }),
      instalments: annualMinor >= 8_000 ? 2 : 1,
    },
  ]
}

export const exampleRate = (today: Date): ExchangeRate => ({
  sspPerUsd: 4_500,
  day: toJubaTime(today).slice(0, 10),
  source: 'Example for the trial',
})
