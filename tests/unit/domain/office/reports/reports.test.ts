import { describe, expect, it } from 'vitest'
import { memberStatesAt } from '../../../../../domain/membership/membershipDecisions/history/memberStates'
import type { MembershipFact } from '../../../../../domain/membership/membershipDecisions/membershipFacts'
import {
  barOf,
  chartOf,
  heightAt,
  namedRows,
  runsOf,
} from '../../../../../domain/office/reports/chartShape.schema'
import { readReportPeriod, yearsOf } from '../../../../../domain/office/reports/reportPeriod'
import { reportPeriodSchema } from '../../../../../domain/office/reports/reports.schema'
import { type ReportTable, figureText } from '../../../../../domain/office/reports/reportTables.schema'
import { ageGroupAt } from '../../../../../domain/office/reports/sections/ageGroups'

const NOW = new Date('2026-11-23T12:00:00Z')
const day = (text: string): Date => new Date(`${text}T10:00:00Z`)

describe('the period of a report', () => {
  it('is the last twelve months unless months are asked for, and never to come', () => {
    const usual = readReportPeriod({}, NOW)
    expect([usual.from, usual.to, usual.months.length]).toEqual(['2025-12', '2026-11', 12])
    expect(readReportPeriod({ from: '2026-10', to: '2027-03' }, NOW).months).toEqual(['2026-10', '2026-11'])
    expect(yearsOf(readReportPeriod({ from: '2024-12' }, NOW))).toEqual([2024, 2025, 2026])
  })

  it('begins and ends with the days of Juba', () => {
    const { start, before } = readReportPeriod({ from: '2026-01', to: '2026-01' }, NOW)
    expect(start.toISOString()).toBe('2025-12-31T22:00:00.000Z')
    expect(before.toISOString()).toBe('2026-01-31T22:00:00.000Z')
  })

  it('is refused where it is no period, or too long', () => {
    const accepts = (from: string, to: string): boolean => reportPeriodSchema.safeParse({ from, to }).success
    expect(accepts('2026-01', '2026-03')).toBe(true)
    expect(accepts('2026-03', '2026-01')).toBe(false)
    expect(accepts('2021-01', '2026-01')).toBe(false)
    expect(accepts('2026-13', '2027-01')).toBe(false)
  })
})

describe('the membership at a moment', () => {
  const rules = { termMonths: 12, graceDays: 30 }
  const statesOf = (facts: MembershipFact[], ...days: string[]) =>
    memberStatesAt({ facts, seats: [], companies: new Map(), rules }, days.map(day)).map(
      (state) => state && `${state.grade} ${state.status}`,
    )

  it('follows from the facts that count by then', () => {
    const facts: MembershipFact[] = [
      { kind: 'approved', application: 'a', grade: 'student', at: day('2024-01-10'), rules },
      {
        kind: 'gradeChanged',
        grade: 'professional',
        at: day('2024-06-01'),
        effectiveAt: day('2024-06-01'),
        rules,
      },
      { kind: 'resigned', at: day('2025-09-01'), effectiveAt: day('2025-08-01') },
      { kind: 'renewed', years: 1, at: day('2025-01-05'), rules },
    ]
    expect(statesOf(facts, '2024-01-09', '2024-02-01', '2024-06-02', '2025-07-01', '2025-08-02')).toEqual([
      null,
      'student active',
      'professional active',
      'professional active',
      null,
    ])
  })

  it('changes by itself when a term and the grace period end', () => {
    const facts: MembershipFact[] = [
      { kind: 'approved', application: 'a', grade: 'fellow', at: day('2024-01-10'), rules },
    ]
    expect(statesOf(facts, '2025-01-09', '2025-01-20', '2025-03-01')).toEqual([
      'fellow active',
      'fellow grace',
      'fellow expired',
    ])
  })

  it('of an imported list counts from its start, and is suspended from the day of the suspension', () => {
    const facts: MembershipFact[] = [
      {
        kind: 'imported',
        grade: 'fellow',
        at: day('2026-05-01'),
        startedAt: day('2019-03-01'),
        expiresAt: day('2027-01-01'),
        suspendedAt: day('2026-04-01'),
        ending: null,
      },
    ]
    expect(statesOf(facts, '2018-12-31', '2020-01-01', '2026-04-02')).toEqual([
      null,
      'fellow active',
      'fellow suspended',
    ])
  })
})

describe('figures', () => {
  it('are written as their unit is read', () => {
    expect(figureText(1204, 'count')).toBe('1,204')
    expect(figureText(1, 'days')).toBe('1 day')
    expect(figureText(12.5, 'days')).toBe('12.5 days')
    expect(figureText(125_000, 'USD')).toBe('USD 1,250.00')
    expect(figureText(null, 'percent')).toBe('–')
  })

  it('of ages are full years on the day', () => {
    expect(ageGroupAt('2001-11-24', '2026-11-23')).toBe('0-24')
    expect(ageGroupAt('2001-11-23', '2026-11-23')).toBe('25-34')
    expect(ageGroupAt('1950-01-01', '2026-11-23')).toBe('65-')
    expect(ageGroupAt(null, '2026-11-23')).toBeUndefined()
  })
})

const tableOf = (values: (number | null)[][], chart: ReportTable['chart'] = 'line'): ReportTable => ({
  id: 't',
  title: 'Table',
  rowLabel: 'Month',
  columns: (values[0] ?? []).map((_, place) => ({
    id: String(place),
    label: `Column ${place}`,
    unit: 'count',
    isDrawn: true,
  })),
  rows: values.map((row, place) => ({
    id: String(place),
    label: `Row ${place}`,
    cells: row.map((value) => ({ value })),
  })),
  chart,
})
const FRAME = { x: 0, y: 0, width: 100, height: 100 }

describe('a chart', () => {
  it('leaves out what is always nothing, and is none without anything', () => {
    expect(
      chartOf(
        tableOf([
          [0, 5],
          [0, 7],
        ]),
      )?.series.map(({ label }) => label),
    ).toEqual(['Column 1'])
    expect(chartOf(tableOf([[0, 0]]))).toBeUndefined()
    expect(chartOf(tableOf([[1]], null))).toBeUndefined()
  })

  it('has a scale from nothing to above the highest figure, in whole numbers', () => {
    const chart = chartOf(tableOf([[3], [7]]))
    expect(chart?.ticks).toEqual([0, 2, 4, 6, 8])
    expect(chart && heightAt(chart, FRAME, 8)).toBe(0)
    expect(chart && heightAt(chart, FRAME, 2)).toBe(75)
  })

  it('interrupts a line where nothing is known', () => {
    const chart = chartOf(tableOf([[4], [null], [2], [4]]))
    expect(chart && runsOf(chart, FRAME, 0).map((run) => run.length)).toEqual([1, 2])
  })

  it('draws bars from nothing, below it for what was given back', () => {
    const chart = chartOf(tableOf([[10], [-10]], 'bar'))
    const [up, down] = [0, 1].map((row) => chart && barOf(chart, FRAME, { row, series: 0 }))
    expect(up && up.y + up.height).toBeCloseTo(50)
    expect(down?.y).toBeCloseTo(50)
    expect(chart && barOf(chart, FRAME, { row: 5, series: 0 })).toBeUndefined()
  })

  it('names as many rows as fit', () => {
    const chart = chartOf(tableOf(Array.from({ length: 12 }, () => [1])))
    expect(chart && namedRows(chart, 4)).toEqual([0, 3, 6, 9])
  })
})
