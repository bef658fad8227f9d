import { describe, expect, test } from 'vitest'
import { lateText } from '../../../frontend/features/office/pendingWork/lateText'
import { waitingTime } from '../../../frontend/features/office/pendingWork/waitingTime'

const NOW = Date.parse('2026-11-23T10:00:00Z')

describe('how long something has waited', () => {
  test.each([
    ['2026-11-23T10:00:30Z', 'less than an hour'], // another machine's clock is ahead
    ['2026-11-23T09:00:01Z', 'less than an hour'],
    ['2026-11-23T09:00:00Z', '1 hour'],
    ['2026-11-22T10:00:01Z', '23 hours'],
    ['2026-11-22T10:00:00Z', '1 day'],
    ['2026-10-23T10:00:00Z', '31 days'],
  ])('since %s: %s', (since, expected) => {
    expect(waitingTime(since, NOW)).toBe(expected)
  })

  test('names the promise that was not kept, and nothing where there is none', () => {
    expect(lateText({ kind: 'messages', late: 1 })).toBe('1 has waited longer than the promised 24 hours')
    expect(lateText({ kind: 'applications', late: 2 })).toBe('2 have waited longer than the promised 3 weeks')
    expect(lateText({ kind: 'applications', late: 0 })).toBe('')
    expect(lateText({ kind: 'papers', late: 0 })).toBe('')
  })
})
