import { endOfDayInJuba } from '../../../platform/jubaTime'
import type { Migration } from './migration'

interface Term {
  expiresAt?: Date | null
  graceUntil?: Date | null
  updatedAt?: Date
}

interface ChargedTerm {
  term?: Date | null
}

/** Later ends say that a payment is being checked. */
const LATEST = new Date('9999-01-01T00:00:00.000Z')

/** The end of the day of an end; undefined where it is that already. */
const movedEnd = (end: unknown): Date | undefined => {
  if (!(end instanceof Date) || end >= LATEST) return undefined
  const moved = endOfDayInJuba(end)
  return moved > end ? moved : undefined
}

/**
 * Until now a term ended at the time of day at which it had begun. Its last day is a whole day: ends of terms and of
 * grace periods move to the last moment of their day in Juba, and nobody loses an hour.
 */
export const lastDaysOfTerms: Migration = {
  number: 4,
  name: 'last-days-of-terms',
  worksFrom: '0.1.0',
  up: async ({ updateEach }) => {
    await updateEach<Term>('memberships', { expiresAt: { $type: 'date' } }, (membership) => {
      const expiresAt = movedEnd(membership.expiresAt)
      const graceUntil = movedEnd(membership.graceUntil)
      if (!expiresAt && !graceUntil) return null
      // the directory follows what was written last
      const changes = {
        ...(expiresAt && { expiresAt }),
        ...(graceUntil && { graceUntil }),
        updatedAt: new Date(),
      }
      return { $set: changes }
    })
    // who pays in instalments is Active until the next one is due: the job that completes money looks at them again
    await updateEach(
      'invoices',
      {
        purpose: 'renewal',
        status: 'open',
        'instalments.0': { $exists: true },
        'allocations.0': { $exists: true },
        needsFinalising: { $ne: true },
      },
      () => ({ $set: { needsFinalising: true }, $inc: { revision: 1 } }),
    )
    await updateEach<ChargedTerm>('automatic-renewals', { term: { $type: 'date' } }, ({ term }) => {
      const moved = movedEnd(term)
      return moved ? { $set: { term: moved } } : null
    })
  },
}
