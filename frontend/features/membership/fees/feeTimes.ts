import type { FeeRow } from '../../../../domain/membership/grades/grade.schema'
import type { Currency } from '../../../../platform/moneyFormat.schema'

export type FeeTime = 'past' | 'now' | 'toCome'

/** The fees of a currency that hold on a day: those that began last. */
export const feesOn = (fees: readonly FeeRow[], currency: Currency, day: string): FeeRow | undefined =>
  fees
    .filter((fee) => fee.currency === currency && fee.validFrom <= day && (fee.validUntil ?? day) >= day)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0]

/** Whether fees hold on a day, did before, or will. */
export const timeOf = (fee: FeeRow, fees: readonly FeeRow[], day: string): FeeTime => {
  if (fee.validFrom > day) return 'toCome'
  return feesOn(fees, fee.currency, day) === fee ? 'now' : 'past'
}
