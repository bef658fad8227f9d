import type { GradeOffer, GradePrice } from '../../../domain/membership/grades/gradeOffer.schema'
import { formatMoney } from '../../../platform/moneyFormat.schema'

type Amount = 'annualMinor' | 'joiningMinor' | 'earlyMinor' | 'lateMinor' | 'seatMinor'

/** An amount in each currency; nothing where the grade has none. */
export const amountsOf = (prices: readonly GradePrice[], amount: Amount): string[] =>
  prices.flatMap(({ currency, [amount]: amountMinor }) =>
    amountMinor ? [formatMoney({ amountMinor, currency })] : [],
  )

/** What a year costs, in a sentence; undefined while staff have published no fees. */
export const annualText = ({ prices }: Pick<GradeOffer, 'prices'>): string | undefined => {
  if (prices.length === 0) return undefined
  const dues = amountsOf(prices, 'annualMinor')
  const joining = amountsOf(prices, 'joiningMinor')
  const annual = dues.length > 0 ? `${dues.join(' or ')} a year` : 'No dues'
  return joining.length > 0 ? `${annual}, and ${joining.join(' or ')} once for joining` : annual
}

/** What an application needs, in a sentence; undefined for nothing. */
export const needsText = ({
  documents,
  sponsors,
}: Pick<GradeOffer, 'documents' | 'sponsors'>): string | undefined => {
  const needs = [
    ...documents,
    ...(sponsors > 0 ? [sponsors === 1 ? '1 sponsor' : `${sponsors} sponsors`] : []),
  ]
  return needs.length > 0 ? `You need: ${needs.join(', ')}` : undefined
}
