import { CURRENCIES, MINOR_UNITS } from '../../../../platform/moneyFormat.schema'
import { keysOf } from '../../../../platform/records.schema'
import type { PendingGroup, PendingKind } from '../../pendingWork'
import { type Report, type ReportSection, type ReportTable, figureText } from '../reportTables.schema'

/** A figure of the first page, beside that of the same months a year before. */
export interface BoardFigure {
  label: string
  now: string
  before: string
}

export interface BoardSummary {
  figures: BoardFigure[]
  charts: ReportTable[]
  /** What waits for a decision, in sentences. */
  decisions: string[]
}

/** What the board decides, or asks for: one and several of it, after their number. */
const DECIDED: Partial<Record<PendingKind, readonly [one: string, many: string]>> = {
  applications: ['application waits', 'applications wait'],
  renewals: ['renewal request waits', 'renewal requests wait'],
  nominations: ['nomination waits', 'nominations wait'],
  removals: ['member is due for removal', 'members are due for removal'],
}

const tableOf = (reports: readonly Report[], section: ReportSection, id: string): ReportTable | undefined =>
  reports.find((report) => report.section === section)?.tables.find((table) => table.id === id)

const valuesOf = (table: ReportTable | undefined, column: string): number[] => {
  const place = table?.columns.findIndex(({ id }) => id === column) ?? -1
  return (table?.rows ?? []).flatMap(({ cells }) => cells[place]?.value ?? [])
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

type Figure = (reports: readonly Report[]) => string | undefined

/** A figure of a table that the reader's reports have; undefined where they do not. */
const ofTable =
  (section: ReportSection, id: string, read: (table: ReportTable) => string): Figure =>
  (reports) => {
    const table = tableOf(reports, section, id)
    return table && read(table)
  }

const total = (column: string) => (table: ReportTable) => figureText(sum(valuesOf(table, column)), 'count')

const members = (table: ReportTable): string =>
  figureText(sum(['active', 'grace'].map((status) => valuesOf(table, status).at(-1) ?? 0)), 'count')

/** A board reads no cents. */
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** A column of the tables of money, in each currency that has some, a line each. */
const money =
  (column: string): Figure =>
  (reports) => {
    const sums = keysOf(CURRENCIES).flatMap((currency) => {
      const table = tableOf(reports, 'income', `months${currency}`)
      return table ? [{ currency, amountMinor: sum(valuesOf(table, column)) }] : []
    })
    if (sums.length === 0) return undefined
    return (
      sums
        .filter(({ amountMinor }) => amountMinor !== 0)
        .map(({ amountMinor, currency }) => `${currency} ${whole.format(amountMinor / MINOR_UNITS)}`)
        .join('\n') || '–'
    )
  }

const FIGURES: readonly [label: string, figure: Figure][] = [
  ['Members', ofTable('members', 'status', members)],
  [
    'Members retained',
    ofTable('movement', 'years', (table) => figureText(valuesOf(table, 'rate').at(-1) ?? null, 'percent')),
  ],
  ['Applications received', ofTable('applications', 'decisions', total('received'))],
  ['Applications approved', ofTable('applications', 'decisions', total('approved'))],
  ['Events', ofTable('events', 'months', total('events'))],
  ['People at events', ofTable('events', 'months', total('attended'))],
  ['Income', money('income')],
  ['Result', money('result')],
]

/** `3 applications wait, 1 of them for longer than promised; the oldest is that of Viola Kiden.` */
const decisionText = ({ kind, total: waiting, late, oldest: [oldest] }: PendingGroup): string[] => {
  const [one, many] = DECIDED[kind] ?? []
  if (waiting === 0 || !one) return []
  const howLate = late > 0 ? `, ${late} of them for longer than promised` : ''
  return [
    `${waiting} ${waiting === 1 ? one : many}${howLate}${oldest ? `; the oldest is that of ${oldest.title}` : ''}.`,
  ]
}

/** The three plots of the first page, of the reports that the reader has; money in the currency that there is more of. */
const chartsOf = (reports: readonly Report[]): ReportTable[] => {
  const [usd, ssp] = keysOf(CURRENCIES).map((currency) => tableOf(reports, 'income', `months${currency}`))
  const rows = (table: ReportTable | undefined): number =>
    valuesOf(table, 'income').filter((value) => value !== 0).length
  return [
    tableOf(reports, 'members', 'status'),
    tableOf(reports, 'applications', 'decisions'),
    rows(ssp) > rows(usd) ? ssp : usd,
  ].filter((table) => table !== undefined)
}

/**
 * What a board reads in two minutes.
 * @param reports those that the reader has
 * @param before the same, of the same months a year before
 * @param work what waits for the reader
 */
export const summariseForBoard = (
  reports: readonly Report[],
  before: readonly Report[],
  work: readonly PendingGroup[],
): BoardSummary => ({
  figures: FIGURES.flatMap(([label, figure]) => {
    const now = figure(reports)
    return now === undefined ? [] : [{ label, now, before: figure(before) ?? '–' }]
  }),
  charts: chartsOf(reports),
  decisions: work.flatMap(decisionText),
})
