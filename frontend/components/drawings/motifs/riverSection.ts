import { SHEET_WIDTH, at, built, figure, ground, measure, spanDown, times, waterLine } from '../strokes'
import { DASHES } from './sheet'
import type { Motif } from './motif.types'

/** A river in section between its dykes. */
export const riverSection: Motif = (hand) => {
  const plain = hand.whole(50, 58)
  const crest = plain - hand.whole(14, 22)
  const [left, right] = [hand.whole(54, 90), hand.whole(226, 262)]
  const steps = hand.whole(4, 7)
  const bed = times(steps - 1, (index) => {
    const share = (index + 1) / steps
    return `L${at(left + 34 + share * (right - left - 68), plain + Math.sin(share * Math.PI) * hand.whole(22, 36))}`
  }).join('')
  const dyke = (x: number): string => `${at(x - 24, plain)}L${at(x - 6, crest)}H${x + 6}L${at(x + 24, plain)}`
  const flood = hand.whole(crest + 5, plain - 4)
  return [
    built(
      `M0 ${plain}L${dyke(left)}H${left + 34}${bed}L${at(right - 34, plain)}L${dyke(right)}H${SHEET_WIDTH}`,
    ),
    ground(
      `M${at(left - 14, plain)}L${at(left, crest + 5)}L${at(left + 14, plain)}M${at(right - 14, plain)}L${at(right, crest + 5)}L${at(right + 14, plain)}`,
    ),
    waterLine(left + 44, right - 44, plain + hand.whole(7, 12), hand.one(DASHES)),
    measure(`M${left} ${flood}H${right}`, '8 3'),
    figure((left + right) / 2, flood - 4, `1 : ${hand.one([10, 20, 25, 50, 100])}`),
    spanDown(crest, plain, right + 36, (1 + hand.share() * 2).toFixed(1)),
    ground(
      `M0 ${plain + hand.whole(28, 36)}H${left + 10}M${right - 10} ${plain + hand.whole(28, 36)}H${SHEET_WIDTH}`,
      '4 4',
    ),
  ].join('')
}
