import { CURRENCIES, type Currency, type ExchangeRate, convert } from '../../../platform/moneyFormat.schema'
import { keysOf } from '../../../platform/records.schema'
import { dayOf } from './days'
import type { FeeRow } from './grade.schema'
import type { GradePrice } from './gradeOffer.schema'
import { findFee } from './quoteGrade'

const ALL = keysOf(CURRENCIES)

const toPrice = (
  { annualMinor, joiningMinor, earlyMinor, earlyDays, lateMinor, seatMinor, instalments }: FeeRow,
  currency: Currency,
): GradePrice => ({
  currency,
  annualMinor,
  joiningMinor,
  earlyMinor,
  earlyDays,
  lateMinor,
  ...(seatMinor && { seatMinor }),
  instalments,
  isConverted: false,
})

const convertPrice = (price: GradePrice, to: Currency, rate: ExchangeRate): GradePrice => {
  const converted = (amountMinor: number): number =>
    convert({ amountMinor, currency: price.currency }, to, rate)
  const ifSet = (amountMinor: number | null): number | null =>
    amountMinor === null ? null : converted(amountMinor)
  return {
    ...price,
    currency: to,
    annualMinor: converted(price.annualMinor),
    joiningMinor: ifSet(price.joiningMinor),
    earlyMinor: ifSet(price.earlyMinor),
    lateMinor: ifSet(price.lateMinor),
    ...(price.seatMinor && { seatMinor: converted(price.seatMinor) }),
    isConverted: true,
  }
}

/**
 * What a grade costs on a day, in each currency that staff have set, and in the other at today's rate.
 * @returns the fees that staff have set first; nothing where there are none
 */
export const listPrices = (fees: readonly FeeRow[], at: Date, rate: ExchangeRate | null): GradePrice[] => {
  const day = dayOf(at)
  const set = ALL.flatMap((currency) => {
    const fee = findFee(fees, currency, day)
    return fee ? [toPrice(fee, currency)] : []
  })
  const [first] = set
  if (!first || !rate) return set
  const missing = ALL.filter((currency) => !set.some((price) => price.currency === currency))
  return [...set, ...missing.map((currency) => convertPrice(first, currency, rate))]
}
