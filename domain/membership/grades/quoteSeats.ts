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

/** A change of the number of seats of a company within a term. */
export interface SeatTerms {
  /** How many seats there were and are; null for as many as the grade includes. */
  from: number | null
  to: number
  currency: Currency
  at: Date
  /** The end of the term that is paid for with the seats before. */
  expiresAt: Date
}

/**
 * What more seats cost for the days that are left of the term: the price of a year, for so many of 365 days. Nothing
 * for fewer: that counts from the next renewal. Pure.
 * @returns null when staff have set no price of a seat for the currency and the day
 */
export const quoteSeats = (
  { fees, seats: included = 0 }: GradeFees,
  { from, to, currency, at, expiresAt }: SeatTerms,
  { waivers = [], rate = null }: { waivers?: readonly Waiver[]; rate?: ExchangeRate | null } = {},
): Quote | null => {
  const day = dayOf(at)
  const seatMinor = findFee(fees, currency, day)?.seatMinor ?? null
  if (seatMinor === null) return null
  const further = (seats: number | null): number => Math.max(0, (seats ?? included) - included)
  const added = further(to) - further(from)
  const days = Math.max(0, daysBetween(day, lastDayOf(expiresAt)))
  const unitMinor = Math.round((seatMinor * days) / DAYS_OF_YEAR)
  if (added <= 0 || unitMinor === 0) return { currency, lines: [], totalMinor: 0, rate, instalments: 1 }
  const description = `${added === 1 ? '1 further seat' : `${added} further seats`}, ${days} of ${DAYS_OF_YEAR} days`
  const due: InvoiceLine = { description, quantity: added, unitMinor, account: 'dues' }
  const lines = [due, ...waiverLine(findWaiver(waivers, day), totalOf([due]))]
  return { currency, lines, totalMinor: totalOf(lines), rate, instalments: 1 }
}

/** The same by the fees that staff have set: in US dollars where they have, else in pounds. */
export const quoteSeatFees = async (
  payload: Payload,
  { grade, user, ...terms }: Omit<SeatTerms, 'currency'> & { grade: Grade; user: string },
): Promise<Quote | null> => {
  const [stored, rate, waivers] = await Promise.all([
    readGrade(payload, grade),
    readExchangeRate(payload),
    findWaivers(payload, user),
  ])
  if (!stored) return null
  for (const currency of ['USD', 'SSP'] as const) {
    const quote = quoteSeats(toGradeFees(stored), { ...terms, currency }, { rate, waivers })
    if (quote) return quote
  }
  return null
}
