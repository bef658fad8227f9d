import type { GradeOffer } from '../../../../domain/membership/grades/gradeOffer.schema'
import { amountsOf } from '../../../components/membership/priceTexts'

/** How many people of a company the dues include, and what a further one costs; undefined for one person's grade. */
export const seatText = ({ seats, prices }: Pick<GradeOffer, 'seats' | 'prices'>): string | undefined => {
  if (seats === 0) return undefined
  const included = `with ${seats === 1 ? '1 seat' : `${seats} seats`}`
  const further = amountsOf(prices, 'seatMinor')
  return further.length > 0 ? `${included}; each further seat ${further.join(' or ')} a year` : included
}
