import { SHEET_WIDTH, at, built, figure, fine, ground, measure, times } from '../strokes'
import type { Motif } from './motif.types'

/** Levelling over rising ground: the instrument between two staffs. */
export const levelling: Motif = (hand) => {
  const [from, to] = [hand.whole(78, 90), hand.whole(52, 70)]
  const middle = (from + to) / 2 - hand.whole(-4, 6)
  const x = hand.whole(120, 190)
  const sight = middle - hand.whole(26, 30)
  const [back, fore] = [hand.whole(30, 60), hand.whole(250, 285)]
  const groundAt = (place: number): number => from + ((to - from) * place) / SHEET_WIDTH
  const staff = (place: number): string =>
    `M${at(place - 3, groundAt(place))}V8h6V${groundAt(place).toFixed(1)}`
  const marks = (place: number): string =>
    times(7, (index) => `M${place - 3} ${14 + index * 7}h${index % 2 ? 6 : 3}`).join('')
  return [
    built(
      `M0 ${from}Q${x} ${middle + 4} ${SHEET_WIDTH} ${to}${staff(back)}${staff(fore)}M${x - 8} ${sight - 4}h16v8h-16z`,
    ),
    fine(
      `M${x} ${sight + 4}l-12 ${middle - sight}M${x} ${sight + 4}l12 ${middle - sight}M${x} ${sight + 4}v${middle - sight}${marks(back)}${marks(fore)}`,
    ),
    ground(
      times(
        hand.whole(2, 3),
        (index) =>
          `M0 ${from + 7 + index * 7}Q${x} ${middle + 12 + index * 7} ${SHEET_WIDTH} ${to + 9 + index * 8}`,
      ).join(''),
    ),
    measure(`M${back + 4} ${sight}H${fore - 4}`, '8 3 2 3'),
    figure(back + 8, sight - 4, `${hand.whole(1, 3)}.${hand.whole(100, 999)}`, false),
    figure(fore - 30, sight - 4, `0.${hand.whole(100, 999)}`, false),
  ].join('')
}
