import { SHEET_WIDTH, at, built, fine, ground, measure, spanDown, times, water } from '../strokes'
import type { Motif } from './motif.types'

/** A tank on its tower, the main to a tap, and the pressure along it. */
export const waterSupply: Motif = (hand) => {
  const x = hand.whole(44, 70)
  const width = hand.whole(32, 46)
  const tank = hand.whole(12, 20)
  const height = hand.whole(16, 22)
  const base = hand.whole(74, 82)
  const taps = hand.whole(2, 4)
  const fall = hand.whole(2, 8)
  const braces = hand.whole(2, 3)
  const leg = base - tank - height
  const rungs = times(braces, (index) => {
    const y = tank + height + (index * leg) / braces
    return `M${at(x + 5, y)}L${at(x + width - 5, y + leg / braces)}M${at(x + width - 5, y)}L${at(x + 5, y + leg / braces)}M${x + 4} ${(y + leg / braces).toFixed(1)}h${width - 8}`
  }).join('')
  const places = times(taps, (index) => x + width + 40 + (index * (270 - x - width)) / taps)
  const lid = hand.isHeads()
    ? `M${x - 3} ${tank}L${at(x + width / 2, tank - 8)}L${x + width + 3} ${tank}`
    : `M${x} ${tank}q${width / 2}-12 ${width} 0`
  return [
    built(
      `M${x} ${tank}h${width}v${height}h${-width}z${lid}M${x + 4} ${tank + height}V${base}M${x + width - 4} ${tank + height}V${base}`,
    ),
    fine(
      rungs +
        places
          .map((place) => `M${at(place, base + fall - 14)}h7v4M${at(place - 4, base + fall)}v-4h8v4`)
          .join(''),
    ),
    water(
      `M${x + 3} ${tank + 6}h${width - 6}M${x + width / 2} ${tank + height}V${base + 8}L${at(places.at(-1) ?? 300, base + fall + 8)}${places.map((place) => `M${at(place, base + fall + 8)}v-22`).join('')}`,
    ),
    ground(`M0 ${base}H${x + width + 10}L${at((places[0] ?? 150) - 10, base + fall)}H${SHEET_WIDTH}`),
    measure(
      `M${x + width + 6} ${tank + 6}L${SHEET_WIDTH - 10} ${hand.whole(tank + 18, tank + 34)}`,
      '8 3 2 3',
    ),
    spanDown(tank, base, x - 34, `${hand.whole(9, 24)} m`),
  ].join('')
}
