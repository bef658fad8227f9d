/* Where the lines and bars of a chart lie, for the page and the PDF alike. Pure, a leaf. */
import type { ReportTable, ReportUnit } from './reportTables.schema'

export interface ChartSeries {
  label: string
  /** One for each row; null where there is nothing to say. */
  values: (number | null)[]
}

export interface Chart {
  kind: 'line' | 'bar'
  unit: ReportUnit
  /** Of the rows. */
  labels: string[]
  series: ChartSeries[]
  /** Numbers on the scale, from the lowest to the highest. */
  ticks: number[]
}

/** The next of 1, 2, 2.5, 5, 10 … that is not below a number. */
const niceStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= least) ?? 10) * power
}

const TICKS = 4

/** Counts have no halves, and money is in minor units. */
const stepOf = (spread: number, unit: ReportUnit): number => {
  const step = niceStep(spread / TICKS)
  return unit === 'count' || unit === 'USD' || unit === 'SSP' ? Math.max(1, Math.ceil(step)) : step
}

const ticksFor = (least: number, most: number, unit: ReportUnit): number[] => {
  const step = stepOf(most - least || 1, unit)
  const from = Math.floor(least / step)
  const to = Math.max(from + 1, Math.ceil(most / step))
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step)
}

/**
 * The chart of a table; undefined for a table that has none, or nothing to draw. Columns without any figure but zero
 * are left out of it.
 */
export const chartOf = ({ chart, columns, rows }: ReportTable): Chart | undefined => {
  if (!chart || rows.length === 0) return undefined
  const series = columns.flatMap(({ label, isDrawn }, place): ChartSeries[] => {
    if (!isDrawn) return []
    const values = rows.map(({ cells }) => cells[place]?.value ?? null)
    return values.some((value) => value !== null && value !== 0) ? [{ label, values }] : []
  })
  const unit = columns.find(({ isDrawn }) => isDrawn)?.unit
  if (series.length === 0 || !unit) return undefined
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null))
  return {
    kind: chart,
    unit,
    labels: rows.map(({ label }) => label),
    series,
    ticks: ticksFor(Math.min(0, ...all), Math.max(0, ...all), unit),
  }
}

/** A part of a page, in its own units. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Where a value lies in a frame, from above. */
export const heightAt = ({ ticks }: Chart, { y, height }: Frame, value: number): number => {
  const [least = 0] = ticks
  const most = ticks.at(-1) ?? 1
  return y + height * (1 - (value - least) / (most - least))
}

/** The middle of a row's place in a frame. */
export const middleOf = ({ labels }: Chart, { x, width }: Frame, row: number): number =>
  x + ((row + 0.5) * width) / labels.length

const GROUP = 0.8

/** The bar of a row and series; undefined where there is none. */
export const barOf = (
  chart: Chart,
  frame: Frame,
  place: { row: number; series: number },
): Frame | undefined => {
  const value = chart.series[place.series]?.values[place.row] ?? null
  if (value === null || value === 0) return undefined
  const group = (GROUP * frame.width) / chart.labels.length
  const width = group / chart.series.length
  const [top, bottom] = [
    heightAt(chart, frame, Math.max(0, value)),
    heightAt(chart, frame, Math.min(0, value)),
  ]
  return {
    x: middleOf(chart, frame, place.row) - group / 2 + place.series * width,
    y: top,
    width: width * 0.9,
    height: bottom - top,
  }
}

/** The points of a line, in runs: where there is nothing to say, it is interrupted. */
export const runsOf = (chart: Chart, frame: Frame, series: number): [x: number, y: number][][] => {
  const runs: [number, number][][] = [[]]
  for (const [row, value] of (chart.series[series]?.values ?? []).entries()) {
    if (value === null) runs.push([])
    else runs.at(-1)?.push([middleOf(chart, frame, row), heightAt(chart, frame, value)])
  }
  return runs.filter((run) => run.length > 0)
}

/** Which rows are named below a chart: not more than fit. */
export const namedRows = ({ labels }: Chart, most: number): number[] => {
  const every = Math.ceil(labels.length / most)
  return labels.flatMap((_, row) => (row % every === 0 ? [row] : []))
}
