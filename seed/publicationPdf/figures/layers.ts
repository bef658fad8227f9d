import { INK_SOFT, LATERITE_WASH, NILE, NILE_WASH, SAND } from '../pageStyle'
import type { Pen } from '../Pen'

type Sign = 'gravel' | 'hatch' | 'clay' | 'laterite' | 'sand' | 'plain'

export interface Layer {
  name: string
  detail: string
  /** height on paper, in points */
  height: number
  /** The text of the dimension, for example "150 mm". */
  measure: string
  sign: Sign
}

const FILLS: Partial<Record<Sign, string>> = { laterite: LATERITE_WASH, sand: SAND, clay: NILE_WASH }

/** Layers of a road or of the ground, one above another, labelled on the right. */
export const layers =
  (stack: readonly Layer[], waterAt?: number) =>
  (pen: Pen): void => {
    const [left, width] = [84, 176]
    let top = 10
    pen.line([left - 10, top], [left + width + 10, top], { width: 1.4 })
    for (const { name, detail, height, measure, sign } of stack) {
      pen.rect([left, top], width, height, { fill: FILLS[sign] })
      if (sign === 'gravel' || sign === 'laterite') pen.gravel([left, top], width, height)
      if (sign === 'hatch') pen.hatch([left, top], width, height)
      if (sign === 'clay')
        for (let y = top + 7; y < top + height - 2; y += 9)
          pen.line([left + 6, y], [left + width - 6, y], { color: INK_SOFT, width: 0.3, dash: 8 })
      pen.spanDown(top, top + height, left - 22, measure, 'left')
      const middle = top + height / 2
      pen.line([left + width, middle], [left + width + 14, middle], { color: INK_SOFT, width: 0.4 })
      pen
        .label(name, [left + width + 18, middle - 5], { face: 'bold' })
        .label(detail, [left + width + 18, middle + 5], { color: INK_SOFT, size: 7.5 })
      top += height
    }
    if (waterAt !== undefined)
      pen
        .waterLevel([left + width - 60, waterAt], 60)
        .label('water', [left + width - 64, waterAt - 4], { align: 'right', size: 7, color: NILE })
  }
