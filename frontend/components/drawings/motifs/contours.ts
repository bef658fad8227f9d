import { SHEET_WIDTH, built, figure, ground, measure, times } from '../strokes'
import type { Motif } from './motif.types'

export const contours: Motif = (hand) => {
  const count = hand.whole(6, 8)
  const line = (): number[] => times(6, () => hand.whole(-22, 22))
  const [first, last] = [line(), line()]
  const curves = times(count, (index) => {
    const share = index / (count - 1)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = first.map(
      (from, place) => from * (1 - share) + (last[place] ?? 0) * share + 8 + share * 84,
    )
    return `M0 ${a.toFixed(0)}C50 ${b.toFixed(0)} 100 ${c.toFixed(0)} 160 ${d.toFixed(0)}S270 ${e.toFixed(0)} ${SHEET_WIDTH} ${f.toFixed(0)}`
  })
  const [x, y] = [hand.whole(90, 230), hand.whole(34, 66)]
  return [
    built(curves.filter((_, index) => index % 3 === 1).join('')),
    ground(curves.filter((_, index) => index % 3 !== 1).join('')),
    measure(
      `M${hand.whole(16, 50)} ${hand.whole(12, 88)}L${hand.whole(270, 304)} ${hand.whole(12, 88)}`,
      '10 3 2 3',
    ),
    measure(`M${x - 4} ${y + 3}h8l-4-7z`),
    figure(x + 8, y + 3, `${hand.whole(409, 640)}.${hand.whole(1, 9)}`, false),
  ].join('')
}
