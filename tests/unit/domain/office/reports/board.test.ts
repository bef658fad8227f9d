import { describe, expect, it } from 'vitest'
import { shortenTable } from '../../../../../domain/office/reports/board/shortenTable'
import { summariseForBoard } from '../../../../../domain/office/reports/board/summariseForBoard'
import { yearBefore } from '../../../../../domain/office/reports/reportPeriod'
import type { Report, ReportTable } from '../../../../../domain/office/reports/reportTables.schema'
import type { PendingGroup } from '../../../../../domain/office/pendingWork'

const MONTHS = Array.from({ length: 12 }, (_, place) => `2026-${String(place + 1).padStart(2, '0')}`)
const NAMES = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const monthly = (
  id: string,
  columns: string[],
  valueOf: (place: number, column: number) => number,
): ReportTable => ({
  id,
  title: id,
  rowLabel: 'Month',
  columns: columns.map((column) => ({ id: column, label: column, unit: 'count', isDrawn: true })),
  rows: MONTHS.map((month, place) => ({
    id: month,
    label: NAMES.format(new Date(`${month}-01`)),
    cells: columns.map((_, column) => ({ value: valueOf(place, column) })),
  })),
  chart: 'line',
})

const report = (section: Report['section'], ...tables: ReportTable[]): Report => ({
  section,
  title: section,
  from: '2026-01',
  to: '2026-12',
  branch: null,
  madeAt: '2026-12-31T12:00:00Z',
  tables,
})

const figuresOf = ({ rows }: ReportTable) =>
  rows.map(({ label, cells }) => [label, ...cells.map(({ value }) => value)])

describe('the appendix of the report to the board', () => {
  it('has the last figures of each quarter for members, and sums for what happened', () => {
    const members = monthly('status', ['active'], (place) => 100 + place)
    expect(figuresOf(shortenTable('members', members))).toEqual([
      ['March 2026', 102],
      ['June 2026', 105],
      ['September 2026', 108],
      ['December 2026', 111],
    ])
    const decisions = monthly('decisions', ['received', 'approved'], (place, column) => (column ? 1 : place))
    expect(figuresOf(shortenTable('applications', decisions))).toEqual([
      ['January to March 2026', 3, 3],
      ['April to June 2026', 12, 3],
      ['July to September 2026', 21, 3],
      ['October to December 2026', 30, 3],
    ])
  })

  it('folds rows with the same figures, and leaves short times and other tables as they are', () => {
    const same = monthly('grade', ['student'], (place) => (place < 6 ? 820 : 900))
    expect(figuresOf(shortenTable('members', same))).toEqual([
      ['March 2026 to June 2026', 820],
      ['September 2026 to December 2026', 900],
    ])
    const short = { ...same, rows: same.rows.slice(0, 3) }
    expect(figuresOf(shortenTable('members', short))).toEqual([['January 2026 to March 2026', 820]])
    const durations = monthly('duration', ['median'], () => 4)
    expect(shortenTable('applications', durations)).toBe(durations)
  })
})

describe('the first page of the report to the board', () => {
  const now = [
    report(
      'members',
      monthly('status', ['active', 'grace', 'expired'], (place, column) => 10 * place + column),
    ),
    report(
      'applications',
      monthly('decisions', ['received', 'approved', 'rejected'], () => 2),
    ),
    report(
      'income',
      monthly(
        'monthsUSD',
        ['income', 'expenses', 'result'],
        (_, column) => [5_000, 2_000, 3_000][column] ?? 0,
      ),
      monthly('monthsSSP', ['income', 'expenses', 'result'], () => 0),
    ),
  ]

  it('has figures beside those of the year before, of the reports that the reader has', () => {
    const { figures, charts } = summariseForBoard(now, [], [])
    expect(figures).toEqual([
      { label: 'Members', now: '221', before: '–' },
      { label: 'Applications received', now: '24', before: '–' },
      { label: 'Applications approved', now: '24', before: '–' },
      { label: 'Income', now: 'USD 600', before: '–' },
      { label: 'Result', now: 'USD 360', before: '–' },
    ])
    expect(charts.map(({ id }) => id)).toEqual(['status', 'decisions', 'monthsUSD'])
    expect(summariseForBoard(now, now, []).figures[0]).toMatchObject({ now: '221', before: '221' })
    expect(yearBefore({ from: '2026-01', to: '2026-11' })).toEqual({ from: '2025-01', to: '2025-11' })
  })

  it('says in sentences what waits for a decision, and nothing else', () => {
    const SINCE = '2026-01-01T00:00:00Z'
    const group = (kind: PendingGroup['kind'], total: number, late = 0): PendingGroup => ({
      kind,
      total,
      late,
      ages: { week: total, month: 0, older: 0 },
      oldest:
        total > 0
          ? [{ id: 'a', title: 'Viola Kiden', since: SINCE, record: 'a', updatedAt: SINCE, step: null }]
          : [],
    })
    const work = [
      group('tasks', 4),
      group('applications', 3, 1),
      group('renewals', 0),
      group('nominations', 1),
    ]
    expect(summariseForBoard(now, [], work).decisions).toEqual([
      '3 applications wait, 1 of them for longer than promised; the oldest is that of Viola Kiden.',
      '1 nomination waits; the oldest is that of Viola Kiden.',
    ])
  })
})
