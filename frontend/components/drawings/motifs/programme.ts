import { at, built, figure, fine, ground, measure, times } from '../strokes'
import type { Motif } from './motif.types'

/** A programme of works: bars over weeks, what follows from what, and today. */
export const programme: Motif = (hand) => {
  const weeks = hand.whole(9, 13)
  const tasks = hand.whole(5, 7)
  const week = 260 / weeks
  const row = 74 / tasks
  let start = 0
  const bars = times(tasks, (index) => {
    const length = hand.whole(2, 4)
    const bar = { x: 30 + start * week, y: 18 + index * row, width: Math.min(length, weeks - start) * week }
    start = Math.min(weeks - 2, start + Math.max(1, length - hand.whole(0, 2)))
    return bar
  })
  const high = Math.min(8, row - 3)
  return [
    ground(times(weeks + 1, (index) => `M${at(30 + index * week, 12)}V94`).join('')),
    built(
      `M30 12H290${bars.map(({ x, y, width }) => `M${at(x, y)}h${width.toFixed(1)}v${high.toFixed(1)}h${(-width).toFixed(1)}z`).join('')}`,
    ),
    fine(
      bars
        .slice(1)
        .map(
          ({ x, y }, index) =>
            `M${at((bars[index]?.x ?? 0) + (bars[index]?.width ?? 0), (bars[index]?.y ?? 0) + high / 2)}H${(x + 4).toFixed(1)}V${y.toFixed(1)}`,
        )
        .join(''),
    ),
    measure(`M${at(30 + hand.whole(3, weeks - 3) * week + week / 2, 6)}V96`, '4 2'),
    figure(306, 15, `${weeks}`),
  ].join('')
}
