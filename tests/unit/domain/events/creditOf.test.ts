import { describe, expect, it } from 'vitest'
import { creditOf } from '../../../../domain/events/attendance/creditOf'

const NOW = new Date('2026-11-20T12:00:00Z')
const event = {
  title: 'Bridges of the Nile',
  // 11 November in Juba
  eventDate: new Date('2026-11-10T22:30:00Z'),
  endDate: new Date('2026-11-11T14:00:00Z'),
  cpdHours: 6,
}

describe('what the CPD log says about an event', () => {
  it('is its title, hours, and day in Juba', () => {
    expect(creditOf(event, NOW)).toEqual({
      title: 'Bridges of the Nile',
      kind: 'conference',
      date: new Date('2026-11-11T00:00:00Z'),
      hours: 6,
    })
  })

  it('is a webinar for a virtual event, in the quarters that the log counts', () => {
    expect(creditOf({ ...event, isVirtual: true, cpdHours: 1.3 }, NOW)).toMatchObject({
      kind: 'webinar',
      hours: 1.25,
    })
  })

  it.each([
    ['is not over', { endDate: new Date('2026-11-20T13:00:00Z') }],
    ['has no hours', { cpdHours: null }],
    ['was cancelled', { isCancelled: true }],
    ['has no date yet', { isDateToBeAnnounced: true }],
  ])('is nothing for one that %s', (_, overrides) => {
    expect(creditOf({ ...event, ...overrides }, NOW)).toBeUndefined()
  })
})
