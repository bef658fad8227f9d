import { describe, expect, it } from 'vitest'
import { periodText, readPeriod } from '../../../../../domain/office/savedLists/periods.schema'
import { boundsOf, spanOf } from '../../../../../domain/office/savedLists/running/periodBounds'

/** 23:30 of the 30th of November in UTC: already December in Juba. */
const NOW = new Date('2026-11-30T23:30:00Z')

const span = (text: string): string => {
  const period = readPeriod(text)
  if (!period) throw new Error(text)
  const { from, to } = spanOf(period, NOW)
  return `${from}..${to}`
}

describe('a period of a list', () => {
  it('is counted by the calendar of Juba', () => {
    expect(span('today')).toBe('2026-12-01..2026-12-01')
    expect(span('thisMonth')).toBe('2026-12-01..2026-12-31')
    expect(span('lastMonth')).toBe('2026-11-01..2026-11-30')
    expect(span('nextMonth')).toBe('2027-01-01..2027-01-31')
    expect(span('thisYear')).toBe('2026-01-01..2026-12-31')
    expect(span('lastYear')).toBe('2025-01-01..2025-12-31')
    expect(span('next:2:months')).toBe('2026-12-01..2027-01-31')
    expect(span('last:7:days')).toBe('2026-11-25..2026-12-01')
    expect(span('2026-01-05:2026-02-01')).toBe('2026-01-05..2026-02-01')
    expect(span(':2026-02-01')).toBe('..2026-02-01')
  })

  it('begins and ends at midnight there', () => {
    expect(boundsOf({ kind: 'named', name: 'today' }, NOW)).toEqual({
      from: new Date('2026-11-30T22:00:00Z'),
      before: new Date('2026-12-01T22:00:00Z'),
    })
    expect(boundsOf({ kind: 'days', from: '2026-01-01', to: '' }, NOW)).toEqual({
      from: new Date('2025-12-31T22:00:00Z'),
    })
  })

  it('is refused when it cannot be read', () => {
    for (const text of [
      '',
      'soon',
      'next:0:days',
      'next:500:days',
      'next:2:hours',
      'next:2',
      ':',
      '2026-02-30:',
      '2026-03-01:2026-02-01',
      '1:2:3:4',
      '2026-13-01:',
    ])
      expect(readPeriod(text), text).toBeUndefined()
  })

  it('has words', () => {
    expect(periodText('next:2:months')).toBe('in the next 2 months')
    expect(periodText('last:1:years')).toBe('in the last year')
    expect(periodText('2026-01-05:')).toBe('from 5 January 2026')
  })
})
