import { INK, INK_SOFT, NILE, RULE } from '../pageStyle'
import type { Pen, Point } from '../Pen'

interface Axis {
  label: string
  from: number
  to: number
  step: number
}

interface Line {
  label: string
  points: readonly Point[]
  color?: string
  dash?: number
  /** The position of the label; at the line's end by default. */
  labelAt?: Point
}

interface Zone {
  label: string
  /** Lower left and upper right corner, in the units of the axes. */
  from: Point
  to: Point
  fill: string
}

export interface ChartOptions {
  x: Axis
  y: Axis
  lines?: readonly Line[]
  zones?: readonly Zone[]
  dots?: readonly Point[]
}

const ticks = ({ from, to, step }: Axis): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) =>
    Number((from + index * step).toFixed(6)),
  )

/** A chart with two straight axes and a label on each line. */
export const chart =
  ({ x, y, lines = [], zones = [], dots = [] }: ChartOptions) =>
  (pen: Pen): void => {
    const box = { left: 84, right: pen.width - 40, top: 16, bottom: pen.height - 36 }
    const at = ([valueX, valueY]: Point): Point => [
      box.left + ((valueX - x.from) / (x.to - x.from)) * (box.right - box.left),
      box.bottom - ((valueY - y.from) / (y.to - y.from)) * (box.bottom - box.top),
    ]
    for (const { label, from, to, fill } of zones) {
      const [left, bottom] = at(from)
      const [right, top] = at(to)
      pen.rect([left, top], right - left, bottom - top, { fill, color: RULE, width: 0.5 })
      pen.label(label, [(left + right) / 2, (top + bottom) / 2], { align: 'center', size: 8 })
    }
    for (const value of ticks(y)) {
      const [, level] = at([x.from, value])
      if (zones.length === 0) pen.line([box.left, level], [box.right, level], { color: RULE, width: 0.4 })
      pen.label(String(value), [box.left - 7, level], { align: 'right', size: 7.5, color: INK_SOFT })
    }
    for (const value of ticks(x)) {
      const [place] = at([value, y.from])
      pen.line([place, box.bottom], [place, box.bottom + 3], { width: 0.6 })
      pen.label(String(value), [place, box.bottom + 10], { align: 'center', size: 7.5, color: INK_SOFT })
    }
    pen.shape(
      [
        [box.left, box.top],
        [box.left, box.bottom],
        [box.right, box.bottom],
      ],
      { isOpen: true, width: 0.9 },
    )
    pen.label(x.label, [(box.left + box.right) / 2, box.bottom + 24], { align: 'center', color: INK })
    pen.label(y.label, [box.left - 84, box.top - 8], { color: INK })
    for (const { label, points, color = NILE, dash, labelAt } of lines) {
      pen.shape(points.map(at), { isOpen: true, color, width: 1.3, dash })
      const end = at(labelAt ?? points.at(-1) ?? [x.to, y.to])
      pen.label(label, [end[0], end[1] - 8], { align: labelAt ? 'left' : 'right', color, face: 'bold' })
    }
    for (const dot of dots) pen.circle(at(dot), 2.2, { fill: '#ffffff', color: INK, width: 0.9 })
  }
