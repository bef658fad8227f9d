import { describe, expect, it } from 'vitest'
import { isShownMonth, moveMonth, weeksOfMonth } from '../../../../domain/events/months.schema'

describe('the months of the calendar of events', () => {
  it('follow each other over the end of a year', () => {
    expect(moveMonth('2026-12', 1)).toBe('2027-01')
    expect(moveMonth('2026-01', -1)).toBe('2025-12')
    expect(moveMonth('2026-11', 26)).toBe('2029-01')
  })

  it('are shown in whole weeks from Monday on', () => {
    const weeks = weeksOfMonth('2026-11') // begins on a Sunday
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ])
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30')
    expect(weeksOfMonth('2027-02').flat()).toHaveLength(28) // four weeks from a Monday on
    expect(weeksOfMonth('2028-02').flat()).toContain('2028-02-29')
  })

  it.each(['2026-13', '2026-1', '2026-11-01', '', '2032-01', '2021-10', '__proto__'])(
    'do not reach %j',
    (month) => {
      expect(isShownMonth(month, '2026-11-30')).toBe(false)
    },
  )

  it('reach five years back and ahead', () => {
    for (const month of ['2026-11', '2021-11', '2031-11'])
      expect(isShownMonth(month, '2026-11-30')).toBe(true)
  })
})
