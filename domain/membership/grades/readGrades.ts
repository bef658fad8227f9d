import type { Payload } from 'payload'
import type { MembershipGrade } from '../../../payload-types'
import type { Grade } from '../memberships/grades.schema'
import { dayOf } from './days'
import type { FeeRow, GradeFees } from './grade.schema'

const toFeeRow = (row: NonNullable<MembershipGrade['fees']>[number]): FeeRow => ({
  currency: row.currency,
  validFrom: dayOf(row.validFrom),
  validUntil: row.validUntil ? dayOf(row.validUntil) : null,
  annualMinor: row.annualMinor,
  joiningMinor: row.joiningMinor ?? null,
  earlyMinor: row.earlyMinor ?? null,
  earlyDays: row.earlyDays ?? null,
  lateMinor: row.lateMinor ?? null,
  seatMinor: row.seatMinor ?? null,
  instalments: row.instalments ?? 1,
})

/** What a quote needs to know of a stored grade. */
export const toGradeFees = ({ grade, name, fees, seats }: MembershipGrade): GradeFees => ({
  grade,
  name,
  fees: (fees ?? []).map(toFeeRow),
  ...(seats && { seats }),
})

/** The published grades, in the order of staff. */
export const readGrades = async (payload: Payload): Promise<MembershipGrade[]> =>
  (
    await payload.find({
      collection: 'grades',
      where: { _status: { equals: 'published' } },
      sort: 'order',
      depth: 0,
      pagination: false,
      overrideAccess: true, // the association's rules, whoever acts; what is published is public
    })
  ).docs

/** A published grade; undefined where staff have published none. */
export const readGrade = async (payload: Payload, grade: Grade): Promise<MembershipGrade | undefined> =>
  (
    await payload.find({
      collection: 'grades',
      where: { grade: { equals: grade }, _status: { equals: 'published' } },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true, // the association's rules, whoever acts; what is published is public
    })
  ).docs[0]
