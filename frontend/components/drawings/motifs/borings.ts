import { SHEET_WIDTH, at, built, fine, ground, spanDown, times, water } from '../strokes'
import { DASHES } from './sheet'
import type { Motif } from './motif.types'

/** Borings side by side, with the strata and the groundwater between them. */
export const borings: Motif = (hand) => {
  const count = hand.whole(3, 5)
  const gap = 250 / (count - 1)
  const strata = hand.whole(3, 4)
  const tops = times(count, () => hand.whole(14, 24))
  const depths = times(strata, (layer) => times(count, () => 30 + layer * (56 / strata) + hand.whole(0, 9)))
  const x = (index: number): number => 30 + index * gap
  const logs = times(
    count,
    (index) =>
      `M${at(x(index) - 5, tops[index] ?? 0)}h10V92h-10z${depths.map((layer) => `M${at(x(index) - 5, layer[index] ?? 0)}h10`).join('')}`,
  ).join('')
  const hatch = times(count, (index) =>
    times(strata, (layer) =>
      layer % 2
        ? `M${at(x(index) - 3, (depths[layer]?.[index] ?? 0) + 4)}h6m-6 4h6`
        : `M${at(x(index), (depths[layer]?.[index] ?? 0) + 4)}h.1m-2 4h.1m3 0h.1`,
    ).join(''),
  ).join('')
  const between = depths
    .map((layer) =>
      times(
        count - 1,
        (index) => `M${at(x(index) + 5, layer[index] ?? 0)}L${at(x(index + 1) - 5, layer[index + 1] ?? 0)}`,
      ).join(''),
    )
    .join('')
  return [
    built(logs),
    ground(
      `M0 ${tops[0]}${times(count, (index) => `L${at(x(index), tops[index] ?? 0)}`).join('')}H${SHEET_WIDTH}`,
    ),
    ground(between, hand.one(['6 3', '3 3', '9 3 2 3'])),
    fine(hatch),
    water(`M0 ${hand.whole(44, 54)}L284 ${hand.whole(44, 58)}`, hand.one(DASHES)),
    spanDown(tops[count - 1] ?? 20, 92, 296, `${hand.whole(6, 15)}.0`),
  ].join('')
}
