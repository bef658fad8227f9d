import { describe, expect, it } from 'vitest'
import { eventsByDay } from '../../../../../frontend/features/events/monthQuery'
import type { Event } from '../../../../../payload-types'

const event = (id: string, eventDate: string, endDate?: string): Event =>
  ({ id, eventDate, endDate }) as unknown as Event

describe('the events of a day', () => {
  it('are those that are on it by the clocks of Juba', () => {
    const byDay = eventsByDay(
      [
        event('late', '2026-11-30T22:30:00.000Z'), // half past midnight on 1 December in Juba
        event('conference', '2026-11-29T07:00:00.000Z', '2026-12-01T15:00:00.000Z'),
      ],
      ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02'],
    )
    expect([...byDay].map(([day, events]) => [day, events.map(({ id }) => id)])).toEqual([
      ['2026-11-28', []],
      ['2026-11-29', ['conference']],
      ['2026-11-30', ['conference']],
      ['2026-12-01', ['late', 'conference']],
      ['2026-12-02', []],
    ])
  })
})
