import type { Payload } from 'payload'
import { totalOf, type InvoiceLine } from '../../money/invoices/invoice.schema'
import type { Grade } from '../memberships/grades.schema'
import type { Currency, ExchangeRate } from '../../../platform/money.schema'
import { dayOf, daysBetween, lastDayOf } from './days'
import type { GradeFees, Waiver } from './grade.schema'
import type { Quote } from './quote.schema'
import { findFee, findWaiver, waiverLine } from './quoteGrade'
import { readExchangeRate } from './readExchangeRate'
import { readGrade, toGradeFees } from './readGrades'
import { findWaivers } from './waiversRepository'

const DAYS_OF_YEAR = 365

/** A change of grade within a term. */
export interface UpgradeTerms {
  currency: Currency
  /** When the grade changes. */
  at: Date
  /** The end of the term that is paid for at the old grade's dues. */
  expiresAt: Date
}

/**
 * What a change of grade costs for the days that are left of the term: the difference between the dues of a year,
 * for so many of 365 days. Nothing where the new grade costs no more. Pure.
 * @returns null when staff have set no fee of one of the grades for the currency and the day
 */
export const quoteUpgrade = (
  from: GradeFees,
  to: GradeFees,
  { currency, at, expiresAt }: UpgradeTerms,
  { waivers = [], rate = null }: { waivers?: readonly Waiver[]; rate?: ExchangeRate | null } = {},
): Quote | null => {
  const day = dayOf(at)
  const [before, after] = [findFee(from.fees, currency, day), findFee(to.fees, currency, day)]
  if (!before || !after) return null
  const days = Math.max(0, daysBetween(day, lastDayOf(expiresAt)))
  const unitMinor = Math.round(((after.annualMinor - before.annualMinor) * days) / DAYS_OF_YEAR)
  if (unitMinor <= 0) return { currency, lines: [], totalMinor: 0, rate, instalments: 1 }
  const description = `Change from ${from.name} to ${to.name} membership, ${days} of ${DAYS_OF_YEAR} days`
  const due: InvoiceLine = { description, quantity: 1, unitMinor, account: 'dues' }
  const lines = [due, ...waiverLine(findWaiver(waivers, day), unitMinor)]
  return { currency, lines, totalMinor: totalOf(lines), rate, instalments: 1 }
}

/** The same by the fees that staff have set: in US dollars where they have, else in pounds. */
export const quoteUpgradeFees = async (
  payload: Payload,
  { from, to, user, ...terms }: Omit<UpgradeTerms, 'currency'> & { from: Grade; to: Grade; user: string },
): Promise<Quote | null> => {
  const [before, after, rate, waivers] = await Promise.all([
    readGrade(payload, from),
    readGrade(payload, to),
    readExchangeRate(payload),
    findWaivers(payload, user),
  ])
  if (!before || !after) return null
  for (const currency of ['USD', 'SSP'] as const) {
    const quote = quoteUpgrade(
      toGradeFees(before),
      toGradeFees(after),
      { ...terms, currency },
      { rate, waivers },
    )
    if (quote) return quote
  }
  return null
}
