import { expect, it } from 'vitest'
import { threadStanding } from '../../../../../../../frontend/features/messaging/contactMessages/staff/threadStanding'

const NOW = Date.parse('2026-11-29T09:00:00.000Z')
const message = {
  status: 'new',
  spamAt: null,
  createdAt: '2026-11-29T04:00:00.000Z',
  minutesToAnswer: null,
} as const

it.each([
  [{}, undefined, 'Waiting for an answer for 5 hours. Nobody is assigned yet.'],
  [{}, 'Lado Wani', 'Waiting for an answer for 5 hours. Assigned to Lado Wani.'],
  [
    { createdAt: '2026-11-28T08:00:00.000Z' },
    undefined,
    'Waiting for an answer for 25 hours; 24 hours are promised. Nobody is assigned yet.',
  ],
  [{ minutesToAnswer: 180 }, 'Lado Wani', 'First answered after 3 hours. Assigned to Lado Wani.'],
  [{ status: 'closed' }, undefined, 'Closed without an answer. Nobody is assigned yet.'],
  [{ spamAt: '2026-11-29T05:00:00.000Z' }, 'Lado Wani', 'Marked as spam.'],
] as const)('of a message (%j) of %s says how it stands', (facts, assignee, text) => {
  expect(threadStanding({ ...message, ...facts }, assignee, NOW)).toBe(text)
})
