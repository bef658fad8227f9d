import { PRINT, type Sheet } from '../../../platform/pdf/drawSheet'
import { setFont } from '../../../platform/pdf/setFont'
import { type Chart, type Frame, barOf, heightAt, middleOf, namedRows, runsOf } from './chartShape.schema'
import { figureText } from './reportTables.schema'

/** Colours of the series, which differ in lightness too. */
const SERIES_COLOURS = ['#0a5a78', '#b4441f', '#5f8a3a', '#c98a16', '#6b4a86', '#10222e', '#8f9aa0']

const colourOf = (series: number): string => SERIES_COLOURS[series % SERIES_COLOURS.length] ?? PRINT.ink

const LABEL_SIZE = 7.5
const SCALE = 70
const BELOW = 14
/** How many rows are named at most, and the room that a name such as `November 2026` needs. */
const MOST_NAMES = 6
const NAME_WIDTH = 58

/** Draws a chart for the eye: whoever listens reads the table below it. */
export const drawPrintedChart = ({ doc, decorate }: Sheet, chart: Chart, place: Frame): void =>
  decorate(() => {
    const frame: Frame = {
      x: place.x + SCALE,
      y: place.y + 4,
      width: place.width - SCALE,
      height: place.height - BELOW - 8,
    }
    const small = (): PDFKit.PDFDocument => setFont(doc, 'regular', LABEL_SIZE).fillColor(PRINT.inkSoft)
    for (const tick of chart.ticks) {
      const y = heightAt(chart, frame, tick)
      doc
        .lineWidth(0.5)
        .moveTo(frame.x, y)
        .lineTo(frame.x + frame.width, y)
        .stroke(PRINT.rule)
      small().text(figureText(tick, chart.unit), place.x, y - 4, {
        width: SCALE - 6,
        align: 'right',
        lineBreak: false,
      })
    }
    const most = Math.min(MOST_NAMES, Math.max(2, Math.floor(frame.width / NAME_WIDTH)))
    const slot = frame.width / Math.min(chart.labels.length, most)
    for (const row of namedRows(chart, most))
      small().text(
        chart.labels[row] ?? '',
        middleOf(chart, frame, row) - slot / 2,
        frame.y + frame.height + 4,
        { width: slot, height: LABEL_SIZE + 2, align: 'center', ellipsis: true },
      )
    for (const series of chart.series.keys()) {
      if (chart.kind === 'line') {
        for (const run of runsOf(chart, frame, series)) {
          for (const [index, [x, y]] of run.entries()) {
            if (index === 0) doc.moveTo(x, y)
            else doc.lineTo(x, y)
          }
          doc.lineWidth(1.5).stroke(colourOf(series))
          for (const [x, y] of run) doc.circle(x, y, 1.6).fill(colourOf(series))
        }
      } else
        for (const row of chart.labels.keys()) {
          const bar = barOf(chart, frame, { row, series })
          if (bar) doc.rect(bar.x, bar.y, bar.width, bar.height).fill(colourOf(series))
        }
    }
  })

/** The names of the series with their colours, on one line or more. @returns the height */
export const drawLegend = ({ doc, decorate }: Sheet, chart: Chart, place: Omit<Frame, 'height'>): number => {
  let [x, y] = [place.x, place.y]
  decorate(() => {
    for (const [series, { label }] of chart.series.entries()) {
      setFont(doc, 'regular', 8)
      const width = doc.widthOfString(label) + 26
      if (x + width > place.x + place.width) [x, y] = [place.x, y + 12]
      doc.rect(x, y + 2, 8, 8).fill(colourOf(series))
      doc.fillColor(PRINT.ink).text(label, x + 12, y, { lineBreak: false })
      x += width
    }
  })
  return y - place.y + 16
}
