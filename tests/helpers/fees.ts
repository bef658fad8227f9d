import type { Payload } from 'payload'
import type { Grade } from '../../domain/membership/memberships/grades.schema'
import { modelOf } from '../../platform/database'

/** Publishes a grade with fees since 2020, by default 100 USD a year and 20 USD to join. */
export const setFees = async (
  payload: Payload,
  grade: Grade = 'professional',
  fee: Record<string, unknown> = {},
): Promise<void> => {
  await modelOf(payload, 'grades').deleteMany({ grade })
  await modelOf(payload, 'grades').create({
    grade,
    name: 'Professional',
    description: 'Licensed engineers.',
    entry: 'application',
    sponsors: 0,
    term: 'anniversary',
    order: 1,
    _status: 'published',
    fees: [
      {
        currency: 'USD',
        validFrom: new Date('2020-01-01T00:00:00.000Z'),
        annualMinor: 10_000,
        joiningMinor: 2_000,
        instalments: 1,
        ...fee,
      },
    ],
  })
}

/** Removes the fees of a grade. */
export const clearFees = async (payload: Payload, grade: Grade = 'professional'): Promise<void> => {
  await modelOf(payload, 'grades').deleteMany({ grade })
}

/** When a membership begins, as staff set it. */
export const setBeginning = async (
  payload: Payload,
  membershipBegins: 'approval' | 'payment',
): Promise<void> => {
  await payload.updateGlobal({
    slug: 'payment-settings',
    data: { membershipBegins, dueDays: 30, takesCash: true },
    overrideAccess: true, // set as by staff
  })
}
