import { INK_SOFT, LATERITE, NILE, NILE_WASH } from '../pageStyle'
import type { Pen } from '../Pen'

/** Steps from left to right, each a box with a name and a line below it. */
export const flow =
  (boxes: readonly { name: string; detail: string }[]) =>
  (pen: Pen): void => {
    const gap = 18
    const width = (pen.width - gap * (boxes.length - 1)) / boxes.length
    const [top, height] = [12, 40]
    boxes.forEach(({ name, detail }, index) => {
      const left = index * (width + gap)
      pen.rect([left, top], width, height, {
        width: 1,
        fill: index === boxes.length - 1 ? NILE_WASH : '#ffffff',
      })
      pen.label(name, [left + width / 2, top + height / 2], { align: 'center', face: 'bold', size: 8.5 })
      pen.label(detail, [left + width / 2, top + height + 12], { align: 'center', size: 7, color: INK_SOFT })
      if (index === 0) return
      const middle = top + height / 2
      pen.line([left - gap + 3, middle], [left - 4, middle], { color: LATERITE, width: 1 })
      pen.shape(
        [
          [left - 8, middle - 3],
          [left - 3, middle],
          [left - 8, middle + 3],
        ],
        { color: LATERITE, fill: LATERITE },
      )
    })
  }

/** Work over time: one bar for each task, on a scale of whole periods. */
export const schedule =
  (periods: readonly string[], tasks: readonly { name: string; from: number; to: number }[]) =>
  (pen: Pen): void => {
    const left = 150
    const step = (pen.width - left) / periods.length
    const rowHeight = (pen.height - 24) / tasks.length
    periods.forEach((period, index) => {
      const x = left + index * step
      pen
        .line([x, 14], [x, pen.height], { color: INK_SOFT, width: 0.3 })
        .label(period, [x + step / 2, 7], { align: 'center', size: 7, color: INK_SOFT })
    })
    pen.line([0, 14], [pen.width, 14], { width: 0.9 })
    tasks.forEach(({ name, from, to }, index) => {
      const middle = 20 + rowHeight * (index + 0.5)
      pen.label(name, [0, middle], { size: 8 })
      pen.rect([left + from * step + 1, middle - 5], (to - from) * step - 2, 10, {
        fill: NILE,
        hasNoStroke: true,
      })
    })
  }
