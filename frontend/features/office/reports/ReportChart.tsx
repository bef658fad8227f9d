import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type Chart,
  type Frame,
  barOf,
  heightAt,
  middleOf,
  namedRows,
  runsOf,
} from '../../../../domain/office/reports/chartShape.schema'
import { figureText } from '../../../../domain/office/reports/reportTables.schema'

/** Colours of the series; lines also differ in their dashes. */
const SERIES = [
  { colour: 'text-nile', dash: undefined },
  { colour: 'text-laterite', dash: '8 3' },
  { colour: 'text-acacia', dash: '3 3' },
  { colour: 'text-amber', dash: '12 4 3 4' },
  { colour: 'text-ink', dash: '2 5' },
  { colour: 'text-ink-soft', dash: '6 6' },
  { colour: 'text-nile-deep', dash: '1 3' },
] as const

const styleOf = (series: number) => SERIES[series % SERIES.length] ?? SERIES[0]

const HEIGHT = 280
const FIRST_WIDTH = 640
const WIDTH_OF_NAME = 130
const SCALE_WIDTH = 84

/** How wide an element is, so that a chart is drawn for it and its letters keep their size. */
const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(FIRST_WIDTH)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.round(entry.contentRect.width)))
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

const Line = ({ chart, frame, series }: { chart: Chart; frame: Frame; series: number }) => {
  const { colour, dash } = styleOf(series)
  return (
    <g className={colour}>
      {runsOf(chart, frame, series).map((run, index) => (
        <g key={index}>
          <polyline
            points={run.map((point) => point.join(',')).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeDasharray={dash}
          />
          {run.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="3" fill="currentColor" />
          ))}
        </g>
      ))}
    </g>
  )
}

const Bars = ({ chart, frame, series }: { chart: Chart; frame: Frame; series: number }) => (
  <g className={styleOf(series).colour} fill="currentColor">
    {chart.labels.map((label, row) => {
      const bar = barOf(chart, frame, { row, series })
      return bar && <rect key={label} {...bar} />
    })}
  </g>
)

const Scale = ({ chart, frame }: { chart: Chart; frame: Frame }) => (
  <g className="text-ink-soft" fill="currentColor" fontSize="14">
    {chart.ticks.map((tick) => {
      const y = heightAt(chart, frame, tick)
      return (
        <g key={tick}>
          <path
            d={`M${frame.x} ${y}h${frame.width}`}
            className="text-rule-strong"
            stroke="currentColor"
            strokeWidth="1"
          />
          <text x={frame.x - 8} y={y + 5} textAnchor="end">
            {figureText(tick, chart.unit)}
          </text>
        </g>
      )
    })}
    {namedRows(chart, Math.max(1, Math.floor(frame.width / WIDTH_OF_NAME))).map((row) => (
      <text key={row} x={middleOf(chart, frame, row)} y={frame.y + frame.height + 22} textAnchor="middle">
        {chart.labels[row]?.split(',')[0]}
      </text>
    ))}
  </g>
)

const Legend = ({ chart }: { chart: Chart }) => (
  <figcaption>
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {chart.series.map(({ label }, series) => {
        const { colour, dash } = styleOf(series)
        return (
          <li key={label} className="inline-flex items-center gap-2">
            <svg width="32" height="12" aria-hidden="true" className={colour}>
              {chart.kind === 'line' ? (
                <path d="M0 6h32" stroke="currentColor" strokeWidth="3" strokeDasharray={dash} />
              ) : (
                <rect width="32" height="12" fill="currentColor" />
              )}
            </svg>
            {label}
          </li>
        )
      })}
    </ul>
  </figcaption>
)

/** A chart. Whoever does not see it reads the table below it, which has every figure. */
export const ReportChart = ({ chart, title }: { chart: Chart; title: string }) => {
  const box = useRef<HTMLElement>(null)
  const width = useWidth(box)
  const frame: Frame = { x: SCALE_WIDTH, y: 10, width: width - SCALE_WIDTH - 4, height: HEIGHT - 44 }
  return (
    <figure ref={box} className="grid min-w-0 gap-3">
      <svg
        role="img"
        aria-label={`Chart: ${title}. The table below has its figures.`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        height={HEIGHT} // also before the width is known: what is below keeps its place
        className="block w-full"
      >
        <Scale chart={chart} frame={frame} />
        {chart.series.map(({ label }, series) =>
          chart.kind === 'line' ? (
            <Line key={label} chart={chart} frame={frame} series={series} />
          ) : (
            <Bars key={label} chart={chart} frame={frame} series={series} />
          ),
        )}
      </svg>
      <Legend chart={chart} />
    </figure>
  )
}
