import { built, ground, measure, times, water } from '../strokes'
import { RIGHT } from './sheet'
import type { Motif } from './motif.types'

export const town: Motif = (hand) => {
  const columns = times(hand.whole(5, 7), () => hand.whole(24, 46))
  const rows = hand.one([
    [20, 26, 20],
    [30, 30],
    [22, 18, 22],
    [16, 32, 16],
  ] as [number[], ...number[][]])
  const street = hand.whole(5, 8)
  const green = [hand.whole(1, columns.length - 2), hand.whole(0, rows.length - 1)]
  let blocks = ''
  let plots = ''
  let mark = ''
  let x = hand.whole(30, 60)
  for (const [column, width] of columns.entries()) {
    let y = 10
    if (x + width > RIGHT) break
    for (const [row, height] of rows.entries()) {
      blocks += `M${x} ${y}h${width}v${height}h${-width}z`
      if (column === green[0] && row === green[1])
        mark = measure(
          `M${x + 3} ${y + 3}L${x + width - 3} ${y + height - 3}M${x + width - 3} ${y + 3}L${x + 3} ${y + height - 3}`,
        )
      else
        plots += `M${x} ${y + height / 2}h${width}${times(hand.whole(1, 3), (index) => `M${x + (index + 1) * 9} ${y}v${height}`).join('')}`
      y += height + street
    }
    x += width + street
  }
  const bank = hand.whole(6, 20)
  return [
    built(blocks),
    ground(plots),
    mark,
    water(
      `M${bank} 0C${bank + hand.whole(8, 26)} 40 ${bank - 14} 60 ${bank + hand.whole(-4, 10)} 100M${bank + 8} 0C${bank + hand.whole(14, 32)} 40 ${bank - 4} 60 ${bank + hand.whole(6, 18)} 100`,
    ),
    measure(`M${x - 40} 96h40m-40-3v6m20-6v6m20-6v6`),
  ].join('')
}
