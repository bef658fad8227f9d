import { describe, expect, it } from 'vitest'
import { reminderMark } from '../../../../../domain/membership/renewals/reminderMarks'

const inJuba = (time: string): Date => new Date(`${time}+02:00`)
const lastMoment = (day: string): Date => inJuba(`${day}T23:59:59.999`)

describe('a reminder of a membership whose last day is', () => {
  it.each([
    ['31 December', '2026-12-31', '2027-01-30', '2026-12-23T23:59:59', '30'],
    ['31 December', '2026-12-31', '2027-01-30', '2026-12-24T00:00:00', '7'],
    ['31 December', '2026-12-31', '2027-01-30', '2026-12-31T00:00:00', '7'],
    ['31 December', '2026-12-31', '2027-01-30', '2026-12-31T23:59:59.998', '7'],
    ['31 December', '2026-12-31', '2027-01-30', '2027-01-01T00:00:00', 'expired'],
    ['31 December', '2026-12-31', '2027-01-30', '2027-01-22T23:59:59', 'grace'],
    ['31 December', '2026-12-31', '2027-01-30', '2027-01-23T00:00:00', 'removal'],
    ['29 February', '2028-02-29', '2028-03-30', '2027-12-30T23:59:59', undefined],
    ['29 February', '2028-02-29', '2028-03-30', '2027-12-31T00:00:00', '60'],
    ['29 February', '2028-02-29', '2028-03-30', '2028-01-30T00:00:00', '30'],
    ['29 February', '2028-02-29', '2028-03-30', '2028-02-22T00:00:00', '7'],
    ['29 February', '2028-02-29', '2028-03-30', '2028-03-01T00:00:00', 'expired'],
  ])('%s (%s, grace to %s) is at %s: %s', (_name, last, grace, now, mark) => {
    const dates = { expiresAt: lastMoment(last), graceUntil: lastMoment(grace) }
    expect(reminderMark(dates, inJuba(now))).toBe(mark)
  })
})
