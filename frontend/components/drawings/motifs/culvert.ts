import { SHEET_WIDTH, at, built, fine, ground, spanAcross, times, waterLine } from '../strokes'
import { DASHES } from './sheet'
import type { Motif } from './motif.types'

export const culvert: Motif = (hand) => {
  const road = hand.whole(24, 32)
  const floor = hand.whole(76, 84)
  const openings = hand.whole(1, 4)
  const isRound = hand.isHeads()
  const size = Math.min(hand.whole(22, 34), 150 / openings)
  const gap = hand.whole(7, 14)
  const total = openings * size + (openings - 1) * gap
  const start = (SHEET_WIDTH - total) / 2
  const holes = times(openings, (index) => {
    const x = start + index * (size + gap)
    return isRound
      ? `M${at(x, floor - size / 2)}a${size / 2} ${size / 2} 0 1 0 ${size} 0a${size / 2} ${size / 2} 0 1 0-${size} 0`
      : `M${at(x, floor)}v${-size}h${size}v${size}z`
  }).join('')
  const wall = hand.whole(14, 26)
  return [
    built(
      `M0 ${road}H${SHEET_WIDTH}M${at(start - wall, floor)}V${road + 10}h${total + 2 * wall}V${floor}z${holes}`,
    ),
    fine(
      `M0 ${road + 4}H${SHEET_WIDTH}M${at(start - wall - 6, floor + 5)}h${total + 2 * wall + 12}v-5h${-(total + 2 * wall + 12)}z`,
    ),
    ground(
      `M0 ${road + 14}h${hand.whole(16, 40)}L${at(start - wall, floor)}M${SHEET_WIDTH} ${road + 14}h${-hand.whole(16, 40)}L${at(start + total + wall, floor)}`,
    ),
    waterLine(start, start + total, floor - size * 0.35, hand.one(DASHES)),
    spanAcross(start, start + size, road - 9, `${(size / 20).toFixed(1)} m`),
  ].join('')
}
