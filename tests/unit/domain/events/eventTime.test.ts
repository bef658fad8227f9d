import { describe, expect, it } from 'vitest'
import { isPastEvent, pastEvents, upcomingEvents } from '../../../../domain/events/eventTime.schema'
import { past, upcoming } from '../../../../frontend/lib/eventsByDate'

const NOW = '2026-11-22T09:00:00.000Z'
const BEFORE = '2026-11-21T09:00:00.000Z'
const AFTER = '2026-11-23T09:00:00.000Z'

describe('an event', () => {
  it.each([
    ['that ended is past', { eventDate: BEFORE, endDate: BEFORE }, true],
    ['that began and has no end is past', { eventDate: BEFORE }, true],
    ['that is running is not past', { eventDate: BEFORE, endDate: AFTER }, false],
    ['that is upcoming is not past', { eventDate: AFTER, endDate: null }, false],
    [
      'whose date is to be announced is never past',
      { eventDate: BEFORE, endDate: BEFORE, isDateToBeAnnounced: true },
      false,
    ],
  ])('%s', (_, event, isOver) => {
    expect(isPastEvent(event, Date.parse(NOW))).toBe(isOver)
  })

  it('is queried by pages with the same conditions', () => {
    expect(upcoming(NOW)).toEqual([
      ['where[or][0][endDate][greater_than_equal]', NOW],
      ['where[or][1][and][0][endDate][exists]', false],
      ['where[or][1][and][1][eventDate][greater_than_equal]', NOW],
      ['where[or][2][isDateToBeAnnounced][equals]', true],
    ])
    expect(past(NOW)).toHaveLength(4)
    expect(Object.keys(pastEvents(NOW))).toEqual(['and'])
    expect(Object.keys(upcomingEvents(NOW))).toEqual(['or'])
  })
})
