import type { Payload } from 'payload'
import type { ExchangeRate } from '../../../platform/money.schema'
import { type InvoiceLine, totalOf } from '../../money/invoices/invoice.schema'
import { dayOf, daysBetween, lastDayOf } from './days'
import { type FeeRow, type GradeFees, type Waiver, WAIVER_KINDS } from './grade.schema'
import { type Quote, type QuoteRequest, MAX_QUOTED_YEARS } from './quote.schema'
import { readExchangeRate } from './readExchangeRate'
import { readGrade, toGradeFees } from './readGrades'
import { findWaivers } from './waiversRepository'

interface Valid {
  validFrom: string
  validUntil: string | null
}

const isValidOn = ({ validFrom, validUntil }: Valid, day: string): boolean =>
  validFrom <= day && (validUntil === null || day <= validUntil)

/** The fees of a grade in a currency on a day; of several rows the one that began last. */
export const findFee = (
  fees: readonly FeeRow[],
  currency: FeeRow['currency'],
  day: string,
): FeeRow | undefined =>
  fees
    .filter((fee) => fee.currency === currency && isValidOn(fee, day))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0]

/** What the first year of a renewal costs, and why. */
const firstYearOf = (
  { annualMinor, earlyMinor, earlyDays, lateMinor }: FeeRow,
  day: string,
  expiresAt: Date | null | undefined,
): { unitMinor: number; note: string } => {
  if (!expiresAt) return { unitMinor: annualMinor, note: '' }
  const daysLeft = daysBetween(day, lastDayOf(expiresAt))
  if (daysLeft < 0 && lateMinor !== null) return { unitMinor: lateMinor, note: ', late rate' }
  if (earlyMinor !== null && earlyDays !== null && daysLeft >= Math.max(0, earlyDays))
    return { unitMinor: earlyMinor, note: ', early rate' }
  return { unitMinor: annualMinor, note: '' }
}

const inYears = (years: number): string => (years === 1 ? '1 year' : `${years} years`)

/** The dues: one line, or two where the first year has a rate of its own. */
const duesOf = (name: string, fee: FeeRow, request: QuoteRequest, day: string): InvoiceLine[] => {
  const { purpose, years, expiresAt } = request
  const line = (quantity: number, unitMinor: number, note: string): InvoiceLine => ({
    description: `${name} membership, ${inYears(quantity)}${note}`,
    quantity,
    unitMinor,
    account: 'dues',
  })
  const first = firstYearOf(fee, day, purpose === 'renewal' ? expiresAt : null)
  if (!first.note || years === 1) return [line(years, first.unitMinor, first.note)]
  return [line(1, first.unitMinor, first.note), line(years - 1, fee.annualMinor, '')]
}

/** The seats beyond those that the grade includes: one line, each seat for each year. */
const furtherSeatsOf = (included: number, fee: FeeRow, { seats, years }: QuoteRequest): InvoiceLine[] => {
  const further = Math.max(0, (seats ?? 0) - included)
  if (further === 0 || !fee.seatMinor) return []
  return [
    {
      description: `${further === 1 ? '1 further seat' : `${further} further seats`}, ${inYears(years)}`,
      quantity: further * years,
      unitMinor: fee.seatMinor,
      account: 'dues',
    },
  ]
}

/** The waiver that counts on a day: the highest. Waivers are not added up. */
export const findWaiver = (waivers: readonly Waiver[], day: string): Waiver | undefined =>
  waivers.filter((waiver) => isValidOn(waiver, day)).toSorted((a, b) => b.percent - a.percent)[0]

/** The line that takes a waiver off, rounded to the minor unit; none where nothing is left to take off. */
export const waiverLine = (waiver: Waiver | undefined, totalMinor: number): InvoiceLine[] => {
  if (!waiver) return []
  const offMinor = Math.round((totalMinor * waiver.percent) / 100)
  if (offMinor === 0) return []
  const description = `Waiver of ${waiver.percent}%: ${WAIVER_KINDS[waiver.kind]}`
  return [{ description, quantity: 1, unitMinor: -offMinor, account: 'waivers' }]
}

/**
 * What a membership of a grade costs. Pure: the same grade, waivers and moment give the same quote.
 * @param waivers of the person
 * @returns null when staff have set no fee for the currency and the day
 * @throws RangeError for years that are not whole, or not 1 to 10
 */
export const quoteGrade = (
  { name, fees, seats: included = 0 }: GradeFees,
  request: QuoteRequest,
  { waivers = [], rate = null }: { waivers?: readonly Waiver[]; rate?: ExchangeRate | null } = {},
): Quote | null => {
  const { purpose, years, currency, at, waiversAt = at } = request
  if (!Number.isInteger(years) || years < 1 || years > MAX_QUOTED_YEARS)
    throw new RangeError(`A quote is for 1 to ${MAX_QUOTED_YEARS} years`)
  const day = dayOf(at)
  const fee = findFee(fees, currency, day)
  if (!fee) return null
  const joining: InvoiceLine[] =
    purpose === 'joining' && fee.joiningMinor
      ? [{ description: 'Joining fee', quantity: 1, unitMinor: fee.joiningMinor, account: 'joiningFees' }]
      : []
  const full = [...duesOf(name, fee, request, day), ...furtherSeatsOf(included, fee, request), ...joining]
  const lines = [...full, ...waiverLine(findWaiver(waivers, dayOf(waiversAt)), totalOf(full))]
  return { currency, lines, totalMinor: totalOf(lines), rate, instalments: fee.instalments }
}

/**
 * What a membership costs, by the fees that staff have set and the waivers of the person.
 * @returns null when staff have set no fee for this grade, currency and day
 */
export const quoteFees = async (payload: Payload, request: QuoteRequest): Promise<Quote | null> => {
  const [grade, rate, waivers] = await Promise.all([
    readGrade(payload, request.grade),
    readExchangeRate(payload),
    request.user ? findWaivers(payload, request.user) : [],
  ])
  return grade ? quoteGrade(toGradeFees(grade), request, { rate, waivers }) : null
}
