import type { Payload } from 'payload'
import type { MembershipGrade } from '../../payload-types'
import { toJubaTime } from '../../platform/jubaTime'
import type { Grade } from '../memberships/grades.schema'
import type { FeeRow, GradeFees } from './grade.schema'

/** The day in Juba of a stored date. */
const toDay = (date: string): string => toJubaTime(date).slice(0, 10)

const toFeeRow = (row: NonNullable<MembershipGrade['fees']>[number]): FeeRow => ({
  currency: row.currency,
  validFrom: toDay(row.validFrom),
  validUntil: row.validUntil ? toDay(row.validUntil) : null,
  annualMinor: row.annualMinor,
  joiningMinor: row.joiningMinor ?? null,
  earlyMinor: row.earlyMinor ?? null,
  earlyDays: row.earlyDays ?? null,
  lateMinor: row.lateMinor ?? null,
  instalments: row.instalments ?? 1,
})

/** What a quote needs to know of a stored grade. */
export const toGradeFees = ({ grade, name, fees }: MembershipGrade): GradeFees => ({
  grade,
  name,
  fees: (fees ?? []).map(toFeeRow),
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
