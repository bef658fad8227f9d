import { SHEET_WIDTH, at, built, fine, ground, spanAcross, times, waterLine } from '../strokes'
import { DASHES, LEFT, RIGHT } from './sheet'
import type { Motif } from './motif.types'
import { keysOf } from '../../../../platform/records.schema'

/** The lines above a bridge's deck, over one span. */
const SUPERSTRUCTURES = {
  warren: (from, to, deck, rise, panels) => {
    const panel = (to - from) / panels
    const zigzag = times(panels * 2 + 1, (index) =>
      at(from + (index * panel) / 2, index % 2 ? deck - rise : deck),
    ).join('L')
    return built(`M${at(from + panel / 2, deck - rise)}H${to - panel / 2}`) + fine(`M${zigzag}`)
  },
  pratt: (from, to, deck, rise, panels) => {
    const panel = (to - from) / panels
    const posts = times(
      panels - 1,
      (index) =>
        `M${at(from + (index + 1) * panel, deck)}v${-rise}L${at(from + (index + 1 < panels / 2 ? index + 2 : index) * panel, deck)}`,
    ).join('')
    return (
      built(`M${at(from, deck)}L${at(from + panel, deck - rise)}H${to - panel}L${at(to, deck)}`) + fine(posts)
    )
  },
  arch: (from, to, deck, rise, panels) => {
    const middle = (from + to) / 2
    const hangers = times(panels - 1, (index) => {
      const share = (index + 1) / panels
      return `M${at(from + share * (to - from), deck)}v${(-4 * rise * 1.3 * share * (1 - share)).toFixed(1)}`
    }).join('')
    return built(`M${at(from, deck)}Q${at(middle, deck - rise * 2.6)} ${at(to, deck)}`) + fine(hangers)
  },
  girder: (from, to, deck, rise, panels) => {
    const depth = rise * 0.4
    return (
      built(`M${at(from, deck + 4)}v${depth}H${to}v${-depth}`) +
      fine(
        times(
          panels - 1,
          (index) => `M${at(from + ((index + 1) * (to - from)) / panels, deck + 4)}v${depth}`,
        ).join(''),
      )
    )
  },
  stays: (from, to, deck, rise, panels) => {
    const middle = (from + to) / 2
    const top = deck - rise * 1.4
    return (
      built(`M${at(middle, deck + 20)}V${top}`) +
      fine(
        times(
          panels,
          (index) =>
            `M${at(middle, top + (index % 2) * 4)}L${at(from + ((index + 0.5) * (to - from)) / panels, deck)}`,
        ).join(''),
      )
    )
  },
} as const satisfies Record<
  string,
  (from: number, to: number, deck: number, rise: number, panels: number) => string
>

export const bridge: Motif = (hand) => {
  const kind = hand.one(keysOf(SUPERSTRUCTURES))
  const spans = hand.whole(kind === 'girder' ? 3 : 1, 4)
  const deck = hand.whole(44, 54)
  const rise = hand.whole(15, 22)
  const panels = hand.one([4, 6, 8]) + (spans === 1 ? 4 : 0)
  const bed = hand.whole(84, 92)
  const width = (RIGHT - LEFT) / spans
  const piers = times(
    spans - 1,
    (index) =>
      `M${at(LEFT + (index + 1) * width - 3, deck + 5)}l-1 ${bed - deck - 8}h8l-1 ${deck - bed + 8}M${at(LEFT + (index + 1) * width - 8, bed - 3)}h16`,
  ).join('')
  const metres = hand.whole(14, 62)
  return [
    built(`M0 ${deck}H${SHEET_WIDTH}M0 ${deck + 4}H${SHEET_WIDTH}${piers}`),
    ...times(spans, (index) =>
      SUPERSTRUCTURES[kind](LEFT + index * width, LEFT + (index + 1) * width, deck, rise, panels),
    ),
    ground(
      `M0 ${deck + 12}h${LEFT}L${at(LEFT + hand.whole(16, 34), bed)}H${RIGHT - hand.whole(16, 34)}L${RIGHT} ${deck + 12}h14`,
    ),
    waterLine(60, 260, hand.whole(bed - 12, bed - 8), hand.one(DASHES)),
    spanAcross(LEFT, LEFT + width, 13, `${metres}.${hand.whole(0, 9)} m`),
  ].join('')
}
