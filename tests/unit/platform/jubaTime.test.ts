import { describe, expect, it } from 'vitest'
import { daysBefore, endOfDayInJuba } from '../../../platform/jubaTime'

const inJuba = (time: string): Date => new Date(`${time}+02:00`)

describe('a day in Juba', () => {
  it.each([
    ['2026-12-31T00:00:00', '2026-12-31T23:59:59.999'],
    ['2026-12-31T23:59:59.999', '2026-12-31T23:59:59.999'],
    ['2027-01-01T00:00:00', '2027-01-01T23:59:59.999'],
    ['2028-02-29T12:00:00', '2028-02-29T23:59:59.999'],
  ])('with the moment %s ends at %s', (moment, end) => {
    expect(endOfDayInJuba(inJuba(moment))).toEqual(inJuba(end))
  })

  it('ended an hour earlier by UTC before the clocks were changed in February 2021', () => {
    expect(endOfDayInJuba(new Date('2020-06-30T10:00:00.000Z')).toISOString()).toBe(
      '2020-06-30T20:59:59.999Z',
    )
  })

  it.each([
    ['2026-12-31T23:59:59.999', 7, '2026-12-24T00:00:00'],
    ['2026-12-31T00:30:00', 7, '2026-12-24T00:00:00'],
    ['2028-03-07T23:59:59.999', 7, '2028-02-29T00:00:00'],
    ['2027-03-07T23:59:59.999', 7, '2027-02-28T00:00:00'],
    ['2026-12-31T23:59:59.999', 0, '2026-12-31T00:00:00'],
  ])('is counted back from %s by %i days to the beginning of %s', (lastDay, days, begin) => {
    expect(daysBefore(inJuba(lastDay), days)).toEqual(inJuba(begin))
  })
})
