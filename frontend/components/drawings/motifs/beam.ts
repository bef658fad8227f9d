import { at, built, fine, ground, measure, spanAcross, spanDown, times, water } from '../strokes'
import type { Motif } from './motif.types'

export const beam: Motif = (hand) => {
  const top = hand.whole(30, 38)
  const depth = hand.whole(16, 28)
  const end = hand.whole(196, 216)
  const spans = hand.whole(1, 3)
  const overhang = hand.one([6, 6, 26])
  const links = hand.whole(4, 7) * spans + hand.whole(4, 8)
  const cover = 4
  const across = hand.whole(18, 26)
  const bars = hand.whole(2, 4)
  const section = 244
  const span = (end - 26 - overhang - 4) / spans
  const supports = times(spans + 1, (index) => 26 + index * span)
  const stirrups = times(
    links,
    (index) => `M${at(24 + (index / (links - 1)) * (end - 28), top + cover)}v${depth - 2 * cover}`,
  ).join('')
  const dots = times(
    bars,
    (index) =>
      `M${at(section + cover + 3 + (index * (across - 2 * cover - 6)) / Math.max(1, bars - 1), top + depth - cover - 3)}h.1`,
  ).join('')
  const support = hand.isHeads()
    ? (x: number): string => `M${at(x, top + depth)}l-5 8h10z`
    : (x: number): string => `M${at(x - 5, top + depth)}v14h10v-14`
  const moment = `M26 ${top - 6}${supports
    .slice(1)
    .map((x) => `Q${at(x - span / 2, top - 6 - hand.whole(12, 30))} ${at(x, top - 6)}`)
    .join('')}`
  const loads = hand.one([
    () =>
      ground(
        `M20 ${top - 4}H${end}${times(9, (index) => `M${at(30 + index * ((end - 40) / 8), top - 12)}v8l-2-3m2 3l2-3`).join('')}`,
      ),
    () =>
      measure(
        supports
          .slice(1)
          .map((x) => `M${at(x - span / 2, top - 18)}v16l-3-4m3 4l3-4`)
          .join(''),
      ),
    () => water(moment),
  ] as const)
  return [
    built(
      `M20 ${top}H${end}v${depth}H20z${supports.map(support).join('')}M${section} ${top}h${across}v${depth}h${-across}z`,
    ),
    fine(
      `M24 ${top + cover}H${end - 4}M24 ${top + depth - cover}H${end - 4}${stirrups}M${section + cover} ${top + cover}h${across - 2 * cover}v${depth - 2 * cover}h${2 * cover - across}z`,
    ),
    `<path stroke-width="3" d="${dots}"/>`,
    loads(),
    spanAcross(26, 26 + span, top + depth + 26, `${hand.whole(3, 9)}.${hand.whole(0, 9)} m`),
    spanDown(top, top + depth, section + across + 12, `${hand.whole(6, 14) * 50}`),
  ].join('')
}
