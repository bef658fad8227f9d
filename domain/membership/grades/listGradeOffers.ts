import type { Payload } from 'payload'
import type { MembershipGrade } from '../../../payload-types'
import type { ExchangeRate } from '../../../platform/money.schema'
import type { GradeOffer, GradeOffers } from './gradeOffer.schema'
import { listPrices } from './listPrices'
import { readExchangeRate } from './readExchangeRate'
import { readGrades, toGradeFees } from './readGrades'

const toOffer = (grade: MembershipGrade, at: Date, rate: ExchangeRate | null): GradeOffer => ({
  grade: grade.grade,
  name: grade.name,
  badge: grade.badge ?? null,
  description: grade.description,
  applicationText: grade.applicationText ?? null,
  requirements: (grade.requirements ?? []).map(({ text }) => text),
  benefits: (grade.benefits ?? []).map(({ text }) => text),
  documents: (grade.documents ?? []).map(({ name }) => name),
  sponsors: grade.sponsors,
  seats: grade.seats ?? 0,
  entry: grade.entry,
  linkLabel: grade.linkLabel ?? null,
  href: grade.href ?? null,
  isListed: grade.isListed ?? false,
  prices: listPrices(toGradeFees(grade).fees, at, rate),
})

/** The grades with what they need and what they cost at a moment: the one source of every page that shows fees. */
export const listGradeOffers = async (payload: Payload, at: Date): Promise<GradeOffers> => {
  const [grades, rate] = await Promise.all([readGrades(payload), readExchangeRate(payload)])
  return { grades: grades.map((grade) => toOffer(grade, at, rate)), rate }
}
