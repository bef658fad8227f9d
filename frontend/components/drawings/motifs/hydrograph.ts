import { at, built, figure, fine, measure, times, water } from '../strokes'
import type { Motif } from './motif.types'

/** A river's levels over a year, as a gauge reads them. */
export const hydrograph: Motif = (hand) => {
  const peaks = hand.whole(1, 3)
  const readings = 13
  const months = times(readings, (index) => {
    const rise = Math.sin((index / (readings - 1)) * Math.PI * peaks) ** 2 * hand.whole(30, 52)
    return at(40 + index * 20, 80 - rise - hand.whole(0, 6))
  })
  const bank = hand.whole(26, 44)
  return [
    built('M40 8V86H300M36 12l4-6 4 6M296 82l6 4-6 4'),
    water(`M${months.join('L')}`),
    fine(
      times(readings - 1, (index) => `M${60 + index * 20} 83v6`).join('') +
        times(5, (index) => `M37 ${72 - index * 14}h6`).join(''),
    ),
    water(months.map((month) => `M${month}m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0`).join('')),
    measure(`M40 ${bank}H300`, '8 3'),
    figure(290, bank - 4, `${hand.whole(8, 15)}.${hand.whole(10, 95)}`),
  ].join('')
}
