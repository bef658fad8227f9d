import type { Grade } from '../memberships/grades.schema'
import type { Currency, ExchangeRate } from '../../../platform/moneyFormat.schema'
import type { FeeRow, GradeEntry } from './grade.schema'

/** What a grade costs in one currency today. */
export interface GradePrice extends Omit<FeeRow, 'currency' | 'validFrom' | 'validUntil'> {
  currency: Currency
  /** Whether it is the other currency's fee at today's rate. */
  isConverted: boolean
}

/** A grade as people who may want it read about it. */
export interface GradeOffer {
  grade: Grade
  name: string
  badge: string | null
  description: string
  applicationText: string | null
  requirements: string[]
  benefits: string[]
  documents: string[]
  sponsors: number
  /** How many people of a company the dues include; 0 for a grade for one person. */
  seats: number
  entry: GradeEntry
  linkLabel: string | null
  href: string | null
  /** Whether it has a card under Membership Types. */
  isListed: boolean
  /** By currency; empty while staff have published no fees. */
  prices: GradePrice[]
}

/** What `GET /api/grades/offers` answers. */
export interface GradeOffers {
  grades: GradeOffer[]
  /** Of the converted prices; null while staff have set none. */
  rate: ExchangeRate | null
}
