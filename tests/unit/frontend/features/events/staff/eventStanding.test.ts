import { expect, it } from 'vitest'
import { eventStanding } from '../../../../../../frontend/features/events/staff/eventStanding'

const event = {
  status: 'published',
  isOver: false,
  eventDate: '2026-12-05T07:00:00.000Z',
  isDateToBeAnnounced: false,
  registered: 120,
  maxAttendees: 300,
} as const

it.each([
  [{}, 'On 5 December 2026. 120 people are registered; 180 of 300 seats are left.'],
  [{ registered: 1, maxAttendees: null }, 'On 5 December 2026. 1 person is registered; there is no limit.'],
  [{ registered: 300 }, 'On 5 December 2026. 300 people are registered: it is full.'],
  [{ registered: 310 }, 'On 5 December 2026. 310 people are registered: it is full.'],
  [
    { isDateToBeAnnounced: true },
    'The date is to be announced. 120 people are registered; 180 of 300 seats are left.',
  ],
  [{ status: 'draft' }, 'Nobody sees it on the site yet.'],
  [{ status: 'cancelled' }, 'On 5 December 2026. Cancelled; 120 people had registered.'],
  [{ isOver: true }, 'It took place on 5 December 2026. 120 people had registered.'],
] as const)('of an event (%j) says how it stands', (facts, text) => {
  expect(eventStanding({ ...event, ...facts })).toBe(text)
})
