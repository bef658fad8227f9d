import type { Payload } from 'payload'
import { quoteFees } from '../../membership/grades'
import type { Quote } from '../../membership/grades/quote.schema'
import {
  type StoredMembership,
  type TermRules,
  endAfterBreak,
  endAfterEnd,
  hasLapsed,
  readTermRules,
} from '../../membership/memberships'
import { RENEWAL_YEARS } from '../../membership/renewals/choices.schema'
import { CURRENCIES, type Currency } from '../../../platform/moneyFormat.schema'
import type { RenewalOffer } from './dues.schema'

const ALL_CURRENCIES = Object.keys(CURRENCIES) as Currency[]

/** A membership with the end of its present term. */
export type EndingMembership = Pick<StoredMembership, 'user' | 'grade'> & {
  expiresAt: Date
  graceUntil?: Date | null
  /** Of a company: how many seats were agreed; left out for as many as the grade includes. */
  seats?: number | null
}

/** The end that a payment today would give: from the present end, in the grace period too. */
const endAfter = (
  { expiresAt, graceUntil = null }: EndingMembership,
  years: number,
  at: Date,
  rules: TermRules,
): Date =>
  hasLapsed({ expiresAt, graceUntil }, at)
    ? endAfterBreak(at, years, rules)
    : endAfterEnd(expiresAt, years, rules)

/** What a renewal costs by the fees of a day, and the waivers of the same or another; null without a fee. */
export const quoteRenewal = (
  payload: Payload,
  { user, grade, expiresAt, seats }: EndingMembership,
  { years, currency }: { years: number; currency: Currency },
  at: Date,
  waiversAt = at,
): Promise<Quote | null> =>
  quoteFees(payload, {
    grade,
    purpose: 'renewal',
    years,
    currency,
    at,
    waiversAt,
    expiresAt,
    seats,
    user: user.toHexString(),
  })

/** What each choice of years and currency costs, and until when it would extend the membership; empty without fees. */
export const listRenewalOffers = async (
  payload: Payload,
  membership: EndingMembership,
  at = new Date(),
): Promise<RenewalOffer[]> => {
  const choices = RENEWAL_YEARS.flatMap((years) => ALL_CURRENCIES.map((currency) => ({ years, currency })))
  const rules = await readTermRules(payload, membership.grade)
  const offers = await Promise.all(
    choices.map(async ({ years, currency }): Promise<RenewalOffer[]> => {
      const quote = await quoteRenewal(payload, membership, { years, currency }, at)
      if (!quote) return []
      const { totalMinor, rate, instalments } = quote
      const expiresAt = endAfter(membership, years, at, rules).toISOString()
      return [{ years, currency, totalMinor, rate, instalments, expiresAt }]
    }),
  )
  return offers.flat()
}
