import { SHEET_WIDTH, at, built, ground, spanAcross, spanDown, times } from '../strokes'
import type { Motif } from './motif.types'

export const roadSection: Motif = (hand) => {
  const toe = hand.whole(70, 78)
  const height = hand.whole(22, 34)
  const crest = toe - height
  const half = hand.whole(38, 62)
  const slope = hand.one([1.5, 2, 2.5])
  const reach = half + height * slope
  const depth = hand.whole(6, 12)
  const layers = hand.whole(2, 4)
  const middle = SHEET_WIDTH / 2 + hand.whole(-14, 14)
  const side = (sign: 1 | -1): string =>
    `L${at(middle + sign * half, crest + 3)}L${at(middle + sign * reach, toe)}h${sign * 8}l${sign * 5} ${depth}h${sign * 6}l${sign * 5} ${-depth}H${sign < 0 ? 0 : SHEET_WIDTH}`
  return [
    built(`M${at(middle, crest)}${side(-1)}M${at(middle, crest)}${side(1)}`),
    ...times(layers, (index) => {
      const drop = 3 + ((index + 1) * (height - 5)) / layers
      const wide = half + (drop - 3) * slope
      return ground(
        `M${at(middle - wide, crest + drop)}H${middle + wide}`,
        ['', '2 2', '1 3', '5 2'][(index + layers) % 4],
      )
    }),
    ground(`M0 ${toe + depth + 8}H${SHEET_WIDTH}`, hand.one(['6 4', '10 3 2 3', '3 5'])),
    spanAcross(middle - half, middle + half, crest - 9, `${hand.one([5.5, 6, 6.5, 7, 7.3, 8])} m`),
    spanDown(crest, toe, Math.min(middle + reach + 30, 290), (height / 16).toFixed(1)),
  ].join('')
}
