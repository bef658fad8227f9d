import type { ListDefinition } from '../../savedLists/listFields.schema'
import { monthText } from '../reportTables.schema'
import { countReceived, findDecided } from '../reportsRepository'
import type { MakeSection } from './section.types'
import { cell, drawn, monthSpan, undrawn, where } from './tableParts'

const DAY_MS = 24 * 60 * 60_000

/** The value that a share of sorted numbers does not exceed; null of none. */
const quantile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null

const inDays = (ms: number | null): number | null =>
  ms === null ? null : Math.round((10 * ms) / DAY_MS) / 10

const decidedList = (month: string, status: string): ListDefinition => ({
  subject: 'people',
  conditions: [where('decidedOn', 'in', monthSpan(month)), where('application', 'is', status)],
})

/** Applications by month: how many came, how they were decided, and how long that took. */
export const makeApplications: MakeSection = async ({ payload, period, part }) => {
  const [received, decided] = await Promise.all([
    countReceived(payload, period, part),
    findDecided(payload, period, part),
  ])
  const receivedIn = new Map(received.map(({ _id, count }) => [_id, count]))
  const of = (month: string) => decided.filter((one) => one.month === month)
  const countOf = (month: string, status: string): number =>
    of(month).filter((one) => one.status === status).length
  const durationsOf = (month: string): number[] =>
    of(month)
      .map(({ tookMs }) => tookMs)
      .toSorted((a, b) => a - b)
  return [
    {
      id: 'decisions',
      title: 'Applications and decisions',
      note: 'A list names each person once, also one with two applications.',
      rowLabel: 'Month',
      columns: [drawn('received', 'Received'), drawn('approved', 'Approved'), drawn('rejected', 'Rejected')],
      rows: period.months.map((month) => ({
        id: month,
        label: monthText(month),
        cells: [
          cell(receivedIn.get(month) ?? 0, {
            subject: 'people',
            conditions: [where('appliedOn', 'in', monthSpan(month))],
          }),
          cell(countOf(month, 'approved'), decidedList(month, 'approved')),
          cell(countOf(month, 'rejected'), decidedList(month, 'rejected')),
        ],
      })),
      chart: 'bar',
    },
    {
      id: 'duration',
      title: 'From application to decision',
      note: 'Of the applications that were decided in the month, as they stand today.',
      rowLabel: 'Month of the decision',
      columns: [
        drawn('median', 'Half within', 'days'),
        drawn('most', 'Nine of ten within', 'days'),
        undrawn('decided', 'Decided'),
      ],
      rows: period.months.map((month) => {
        const durations = durationsOf(month)
        return {
          id: month,
          label: monthText(month),
          cells: [
            cell(inDays(quantile(durations, 0.5))),
            cell(inDays(quantile(durations, 0.9))),
            cell(durations.length),
          ],
        }
      }),
      chart: 'line',
    },
  ]
}
