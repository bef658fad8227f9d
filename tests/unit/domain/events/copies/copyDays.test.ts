import { describe, expect, it } from 'vitest'
import { copyDays, daysBetween } from '../../../../../domain/events/copies/copyDays'

describe('the days of copies', () => {
  it('are weeks or two weeks apart', () => {
    expect(copyDays({ first: '2026-12-23', count: 3, every: 'week' })).toEqual([
      '2026-12-23',
      '2026-12-30',
      '2027-01-06',
    ])
    expect(copyDays({ first: '2028-02-20', count: 2, every: 'fortnight' })).toEqual([
      '2028-02-20',
      '2028-03-05',
    ])
  })

  it('are the same day of each month, or its last', () => {
    expect(copyDays({ first: '2026-11-30', count: 5, every: 'month' })).toEqual([
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
      '2027-02-28',
      '2027-03-30',
    ])
  })

  it('are counted in whole days, backwards too', () => {
    expect(daysBetween('2026-11-30', '2027-03-01')).toBe(91)
    expect(daysBetween('2026-11-30', '2026-11-01')).toBe(-29)
  })
})
