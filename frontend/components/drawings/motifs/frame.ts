import { SHEET_WIDTH, at, built, fine, ground, measure, spanDown, times } from '../strokes'
import type { Motif } from './motif.types'

export const frame: Motif = (hand) => {
  const storeys = hand.whole(1, 3)
  const bays = hand.whole(3, 6)
  const bay = hand.whole(26, 220 / bays)
  const left = (SHEET_WIDTH - bays * bay) / 2 - 10
  const base = 82
  const storey = hand.whole(16, 52 / storeys)
  const top = base - storeys * storey
  const right = left + bays * bay
  const columns = times(bays + 1, (index) => `M${at(left + index * bay, base)}V${top}`).join('')
  const floors = times(storeys, (index) => `M${left} ${base - (index + 1) * storey}H${right}`).join('')
  const feet = times(bays + 1, (index) => `M${at(left + index * bay - 5, base)}v5h10v-5`).join('')
  const roofs = {
    pitched: `M${left - 8} ${top}L${at((left + right) / 2, top - 12)}L${right + 8} ${top}`,
    flat: `M${left - 6} ${top - 4}H${right + 6}v4H${left - 6}z`,
    single: `M${left - 8} ${top - 2}L${right + 8} ${top - 11}V${top}`,
  }
  const holes = times(bays * storeys, (index) => {
    const [x, y] = [left + (index % bays) * bay, base - Math.floor(index / bays) * storey]
    if (hand.share() < 0.3) return `M${at(x, y)}l${bay} ${-storey}`
    return `M${at(x + bay * 0.3, y - storey * 0.3)}h${(bay * 0.4).toFixed(1)}v${(-storey * 0.4).toFixed(1)}h${(-bay * 0.4).toFixed(1)}z`
  }).join('')
  return [
    built(columns + floors + roofs[hand.one(['pitched', 'flat', 'single'] as const)] + feet),
    fine(holes),
    ground(
      `M0 ${base}H${left - 5}M${right + 5} ${base}H${SHEET_WIDTH}${times(14, (index) => `M${4 + index * 23} ${base + 9}l-4 4`).join('')}`,
    ),
    measure(`M${at(left, 93)}v6m-2-1l4-4M${at(left + bay, 93)}v6m-2-1l4-4M${at(left, 96)}h${bay}`),
    spanDown(base - storey, base, right + 24, (2.7 + hand.share()).toFixed(2)),
    measure(times(bays + 1, (index) => `M${at(left + index * bay, top - 14)}v-6`).join(''), '2 1'),
  ].join('')
}
