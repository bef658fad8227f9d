import { SHEET_WIDTH, at, built, figure, fine, ground, measure, times } from '../strokes'
import type { Motif } from './motif.types'

/** A road in plan: tangents, the curve between them, and stakes along it. */
export const alignment: Motif = (hand) => {
  const [from, bend, to] = [hand.whole(18, 84), hand.whole(-8, 108), hand.whole(18, 84)]
  const x = hand.whole(110, 210)
  const curve = (shift: number): string =>
    `M0 ${from + shift}Q${x} ${bend + shift} ${SHEET_WIDTH} ${to + shift}`
  const point = (share: number): [number, number] => [
    2 * share * (1 - share) * x + share ** 2 * SHEET_WIDTH,
    (1 - share) ** 2 * from + 2 * share * (1 - share) * bend + share ** 2 * to,
  ]
  const stakes = hand.whole(7, 12)
  const near = Math.min(95, Math.max(5, bend))
  const [ringX, ringY] = point(hand.one([0.3, 0.5, 0.7]))
  return [
    built(curve(-5) + curve(5)),
    ground(curve(-hand.whole(18, 26)) + curve(hand.whole(18, 30)), hand.one(['8 3', '5 3 1 3', '14 4'])),
    measure(curve(0), '10 3 2 3'),
    fine(
      times(stakes, (index) => {
        const [stakeX, stakeY] = point((index + 0.5) / stakes)
        return `M${at(stakeX, stakeY - 8)}v16`
      }).join(''),
    ),
    measure(`M${at(ringX - 2, ringY)}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`),
    figure(Math.min(270, Math.max(46, x)), near > 50 ? 14 : 94, `R ${hand.whole(9, 60) * 10} m`),
  ].join('')
}
